/// What FormUI's controls take and refuse.
extension Snippet {
    static let rightControlsOfFormUI: [Snippet] = [
        .formUI(#"Checkboxes("a", selection: $fruits) { Text("b").tag(Fruit.apple) }"#),
        .formUI(#"Checkboxes(text, axis: .horizontal, max: 2, selection: $words) { Text("b").tag("b") }"#),
        .formUI(#"Checkboxes(selection: $fruits) { Text("b").tag(Fruit.apple) } label: { Image("a") }"#),
        .formUI(#"Checkboxes(selection: $fruits) { if flag { Text("b").tag(Fruit.apple) } } label: { Text("a") }"#),
        .formUI(#"Checkboxes("a", options: FormOptions(list) { $0.rawValue }, selection: $fruits)"#),
        .formUI(#"Checkboxes(text, columns: 2, style: .chips, options: FormOptions(["b"]), selection: $words)"#),
        .formUI(#"Checkboxes(style: .image, options: FormOptions(["b"]), selection: $words) { Text("a").bold() }"#),
        .formUI(#"MultiSelector(label: Text(text), options: list, optionToString: \.rawValue, selected: $fruits)"#),
        .formUI(#"MultiSelector(label: EmptyView(), options: 1...2, optionToString: { "\($0)" }, selected: $numbers)"#),
        .formUI(#"MultiSelector("a", options: FormOptions(0..<9, max: 2) { "\($0)" }, selection: $numbers)"#),
        .formUI(#"MultiSelector(text, options: FormOptions(["b"]), selection: $words)"#),
        .formUI(#"MultiSelector(options: FormOptions(["b"]), selection: $words, title: Text("a")) { Image("c") }"#),
        .formUI(#"MultiSelectionView(options: FormOptions(["b"]), selection: $words)"#),
        .formUI(#"MultiSelectionView(options: list, optionToString: { $0.rawValue }, selected: $fruits)"#),
        .formUI(#"Toggle("a", isOn: $flag).toggleStyle(.formCheckbox).toggleStyle(.formChip)"#),
        .formUI(#"Toggle("a", isOn: $flag).toggleStyle(ImageToggleStyle(image: FormImage(.url("b"))))"#),
        .formUI(#"CheckBox(checked: flag) { flag.toggle() }; CheckBox(checked: true, onTapped: {}) { Text("a") }"#),
    ]

    static let wrongControlsOfFormUI: [Snippet] = [
        .formUI(#"Checkboxes("a", selection: $list) { Text("b") }"#, says: "conform to 'FormChosenTags'"),
        .formUI(#"Checkboxes("a", selection: fruits) { Text("b") }"#, says: "Binding"),
        .formUI(#"Checkboxes("a", options: FormOptions([1]) { "\($0)" }, selection: $words)"#, says: "'Int'"),
        .formUI(#"Checkboxes("a", style: .boxes, options: FormOptions(["b"]), selection: $words)"#, says: "'boxes'"),
        .formUI(#"MultiSelector("a", options: FormOptions(["b"]), selection: $fruits)"#, says: "<Fruit>"),
        .formUI(#"MultiSelector("a", options: FormOptions(["b"]), selection: $text)"#, says: "FormChosenTags"),
        .formUI(#"Toggle("a", isOn: $flag).toggleStyle(ImageToggleStyle(image: "leaf"))"#, says: "'FormImage'"),
        .formUI("CheckBox(checked: $flag) {}", says: "'Binding<Bool>'"),
    ]

    /// A view that uses FormUI, with states of what it takes.
    private static func formUI(_ code: String, says: String? = nil) -> Snippet {
        .file(
            """
            import FormRuntime
            import FormUI

            private struct Example: View {
                @State var text = ""
                @State var flag = false
                @State var list: [Fruit] = []
                @State var fruits: Set<Fruit> = []
                @State var words: Set<String> = []
                @State var numbers: Set<Int> = []
                var body: some View {
            \(code)
                }
            }
            """, says: says)
    }
}
