import FormRuntime
import Foundation

// `Lunch` comes from `Lunch.form.yaml`, when the package is built.
var lunch = Lunch(name: "Ada")
lunch.dishes.toggle(.soup)
lunch.dishes.toggle(.curry)
for violation in lunch.violations() { print(violation) }
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(lunch.validated()), as: UTF8.self))
