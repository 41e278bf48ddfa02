var lunch = Lunch(name: "Ada")
lunch.dishes.toggle(.soup)
print(lunch.violations().isEmpty ? "\(lunch.name) takes \(lunch.dishes)" : "something is missing")
