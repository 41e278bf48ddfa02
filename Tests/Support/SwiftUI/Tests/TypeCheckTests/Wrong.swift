extension Snippet {
    /// What SwiftUI's compiler refuses too, each for the reason that is named.
    static let wrong: [Snippet] = wrongControlsOfFormUI + wrongViews + wrongControls + wrongModifiers + wrongTypes

    // MARK: Views and their builders

    private static let wrongViews: [Snippet] = [
        .view("5", says: "does not conform to 'View'"),
        .view(#""a word""#, says: "does not conform to 'View'"),
        .view(#"for fruit in Fruit.allCases { Text(fruit.rawValue) }"#, says: "control flow statement"),
        .view(#"text.append("x")"#, says: "does not conform to 'View'"),
        .view(#"if flag { Text("a") } else { 5 }"#, says: "does not conform to 'View'"),
        .view("Text(5)", says: "no exact matches in call to initializer"),
        .view(#"Text("a") + Image("b")"#, says: "cannot convert value of type 'Image'"),
        .view(#"Text("\(fruit)" as LocalizedStringKey)"#, says: "cannot convert value of type 'Fruit'"),
        .view("Image(systemName: 5)", says: "cannot convert value of type 'Int'"),
        .view(#"AsyncImage(url: "https://example.com")"#, says: "cannot convert value of type 'String'"),
        .view("ForEach([Plain()]) { _ in Text(text) }", says: "conform to 'Identifiable'"),
        .view("ForEach(0...3) { Text(String($0)) }", says: "Range"),
        .view(#"ForEach(fruits, id: \.self) { Text($0.rawValue) }"#, says: "RandomAccessCollection"),
        .view("HStack(alignment: .leading) { Text(text) }", says: "has no member 'leading'"),
        .view("VStack(alignment: .firstTextBaseline) { Text(text) }", says: "has no member 'firstTextBaseline'"),
        .view("LazyVGrid(columns: [GridItem(.wide)]) { Text(text) }", says: "has no member 'wide'"),
        .view(#"Section("a") { Text(text) } footer: { Text(text) }"#, says: "'String'"),
        .view("EquatableView(Plain())", says: "cannot find 'EquatableView'"),
    ]

    // MARK: Controls

    private static let wrongControls: [Snippet] = [
        .view(#"Toggle("a", isOn: flag)"#, says: "to expected type 'Binding<Bool>'"),
        .view(#"TextField("a", text: $number)"#, says: "'Binding<Int>' to expected argument type 'Binding<String>'"),
        .view(#"TextField("a", value: $number)"#, says: "argument"),
        .view(#"Picker("a", selection: fruit) { Text(text) }"#, says: "Binding"),
        .view(#"Picker("a", selection: .constant(Plain())) { Text(text) }"#, says: "conform to 'Hashable'"),
        .view(#"Picker("a", selection: $fruit) { Text(text) }.pickerStyle(.checkbox)"#, says: "'checkbox'"),
        .view(#"Toggle("a", isOn: $flag).toggleStyle(.checkbox)"#, says: "'checkbox'"),
        .view(#"Button("a")"#, says: "'String'"),
        .view(#"Button("a") { plain = 3 }"#, says: "'self' is immutable"),
        .view(#"Button("a", role: .dangerous) {}"#, says: "has no member 'dangerous'"),
        .view(#"Button("a") { await wait() }"#, says: "async"),
        .view(#"Stepper("a", value: $text)"#, says: "conform to 'Strideable'"),
        .view("Slider(value: $number)", says: "conform to 'BinaryFloatingPoint'"),
        .view(#"DatePicker("a", selection: $maybeDate)"#, says: "Binding<Date?>"),
        .view(#"DatePicker("a", selection: $date, in: 0...3)"#, says: "no exact matches in call to initializer"),
        .view(#"LabeledContent("a", value: 5)"#, says: "StringProtocol"),
        .view(#"NavigationLink("a", destination: 5)"#, says: "Int"),
        .view(#"NavigationLink("a", value: Plain())"#, says: "Hashable"),
        .view("List(selection: $fruit) { Text(text) }", says: "no exact matches in call to initializer"),
        .view(#"DisclosureGroup("a", isExpanded: flag) { Text(text) }"#, says: "Binding<Bool>"),
    ]

    // MARK: Modifiers

    private static let wrongModifiers: [Snippet] = [
        .view("Text(text).foregroundStyle(.blurple)", says: "blurple"),
        .view("Text(text).font(.heading)", says: "has no member 'heading'"),
        .view("Text(text).lineLimit(1.5)", says: "no exact matches in call to instance method 'lineLimit'"),
        .view("Text(text).tag(Plain())", says: "conform to 'Hashable'"),
        .view("Text(text).id(Plain())", says: "conform to 'Hashable'"),
        .view("Text(text).padding(.left)", says: "'left'"),
        .view("Text(text).frame(width: 10, maxWidth: 20)", says: "argument"),
        .view("Text(text).disabled(nil)", says: "nil"),
        .view(#"Text(text).environment(\.isPresented, true)"#, says: "WritableKeyPath"),
        .view(#"Text(text).environment(\.nothing, true)"#, says: "nothing"),
        .view("TextField(text, text: $text).focused($text)", says: "Binding"),
        .view(
            #"TextField(text, text: $text).focused($focus, equals: "name")"#,
            says: "'String' to expected argument type 'Field'"),
        .view("Text(text).onChange(of: Plain()) { _ in }", says: "Equatable"),
        .view("Text(text).onAppear { try fail() }", says: "throw"),
        .view("Text(text).task { try fail() }", says: "throw"),
        .view("Text(text).onSubmit { await wait() }", says: "async"),
        .view("Text(text).sheet(item: $fruit) { Text($0.rawValue) }", says: "Fruit"),
        .view("Text(text).alert(text, isPresented: flag) { Button(text) {} }", says: "Binding<Bool>"),
        .view("Text(text).accessibilityAddTraits(.isChecked)", says: "isChecked"),
        .view(
            "Text(text).alignmentGuide(.top) { $0[.top] + (flag ? 1 : 0) }", says: "main actor-isolated property 'flag'"
        ),
        .view("Text(text).buttonStyle(Plain())", says: "no exact matches in call to instance method 'buttonStyle'"),
        .view("Text(text).navigationDestination(for: Plain.self) { _ in Text(text) }", says: "Hashable"),
        // Of later systems.
        .view("Text(text).onChange(of: text) { old, new in }", says: "2", .only16),
        .view("Text(text).onChange(of: text, initial: true) {}", says: "argument", .only16),
        .view("Text(text).selectionDisabled()", says: "has no member 'selectionDisabled'", .only16),
        .view("Text(text).accessibilityAddTraits(.isToggle)", says: "isToggle", .only16),
        .view("Text(text).tag(1, includeOptional: false)", says: "argument", .only16),
        .view("ForEach(subviews: Text(text)) { $0 }", says: "subviews", .only16),
        .view("Group(subviews: Text(text)) { $0 }", says: "in call", .only16),
        .view(#"ContentUnavailableView("a", systemImage: "b")"#, says: "cannot find", .only16),
    ]

    // MARK: Types of one's own

    private static let wrongTypes: [Snippet] = [
        .file("struct NoBody: View {}", says: "does not conform to protocol 'View'"),
        .file("struct OtherBody: View { var body: Int { 5 } }", says: "does not conform"),
        .file("struct NoStyle: ToggleStyle {}", says: "does not conform to protocol 'ToggleStyle'"),
        .file("struct NoModifier: ViewModifier {}", says: "does not conform to protocol 'ViewModifier'"),
        .file("struct NoRoot: _VariadicView_MultiViewRoot {}", says: "does not conform"),
        .file("struct NoShape: Shape {}", says: "does not conform to protocol 'Shape'"),
        .file("struct NoLayout: Layout {}", says: "does not conform to protocol 'Layout'"),
        .file("struct NoKey: EnvironmentKey {}", says: "does not conform"),
        .file(
            "struct BadFocus: View { @FocusState var name: String; var body: some View { EmptyView() } }", says: "Bool"),
        .file(
            "struct TwoTypes { func view(_ flag: Bool) -> some View { if flag { Text(\"a\") } else { EmptyView() } } }",
            says: "branches have mismatching types"),
        .file("nonisolated func body(of view: some View) -> Any { view.body }", says: "main actor-isolated"),
        .file("let wrong: Binding<Int> = .constant(\"a\")", says: "String"),
        .file("@MainActor func member(_ binding: Binding<Date>) { _ = binding.month }", says: "'month'"),
        .file(
            "@MainActor func key(_ fruit: Fruit) -> LocalizedStringKey { \"\\(fruit)\" }",
            says: "cannot convert value of type 'Fruit'"),
        .file("#Preview { 5 }", says: "does not conform to 'View'"),
    ]
}
