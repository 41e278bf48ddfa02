import FormRuntime
import FormUI
import Outline
import SwiftUI
import Testing

// The examples of `Documentation/controls.md`, as they stand there; a test of the package compares them.

struct Newsletter: View {
    @State private var wantsNews = false
    @State private var done: Set<String> = []

    var body: some View {
        Toggle("Send me news", isOn: $wantsNews)
            .toggleStyle(.formCheckbox)
        CheckBox(checked: done.contains("unpack")) { done.formSymmetricDifference(["unpack"]) }
            .accessibilityLabel("Unpack")
    }
}

struct Pizza: View {
    enum Topping: String, CaseIterable { case basil, capers, olives }
    @State private var toppings: Set<Topping> = [.basil]

    var body: some View {
        Checkboxes("Toppings", axis: .horizontal, max: 2, selection: $toppings) {
            ForEach(Topping.allCases, id: \.self) { topping in
                Text(topping.rawValue.capitalized).tag(topping)
            }
        }
    }
}

struct Dishes: View {
    static let options: FormOptions<String> = {
        var none = FormOptions<String>.Option("none", label: "None of these")
        none.isExclusive = true
        var soup = FormOptions<String>.Option("soup", label: "Soup")
        soup.description = "With *bread*"
        soup.image = FormImage(.symbol("cup.and.saucer"))
        let curry = FormOptions<String>.Option("curry", label: "Curry")
        return FormOptions([soup, curry, none], max: 2, hasSelectAll: true)
    }()
    @State private var dishes: Set<String> = []

    var body: some View {
        Checkboxes("Dishes", columns: 2, style: .chips, options: Self.options, selection: $dishes)
    }
}

struct TaskGoals: View {
    struct Goal: Hashable { var name: String }
    let goals = [Goal(name: "Read"), Goal(name: "Run"), Goal(name: "Swim")]
    @State private var chosen: Set<Goal> = []
    @State private var sizes: Set<Int> = []

    var body: some View {
        NavigationStack {
            Form {
                MultiSelector(label: Text("Goals"), options: goals, optionToString: { $0.name }, selected: $chosen)
                MultiSelector("Sizes", options: FormOptions(36...44, max: 3) { "Size \($0)" }, selection: $sizes)
            }
        }
    }
}

struct Fruits: View {
    @Binding var fruits: FormSelection<Fruit>

    var body: some View {
        Checkboxes("Fruits", options: FormOptions(Fruit.self, language: "ja"), selection: $fruits)
    }
}
