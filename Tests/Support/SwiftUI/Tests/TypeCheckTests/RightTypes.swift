extension Snippet {
    /// Types that people make.
    static let rightTypes: [Snippet] = [
        .file(
            """
            struct Card<Content: View, Footer: View>: View {
                @ViewBuilder var content: Content
                @ViewBuilder var footer: () -> Footer
                var body: some View { content; footer() }
            }
            extension Card where Footer == EmptyView {
                init(@ViewBuilder content: () -> Content) { self.init(content: content, footer: { EmptyView() }) }
            }
            @MainActor let card = Card { Text("a"); Text("b") }
            """),
        .file(
            """
            struct Check: ToggleStyle {
                @Environment(\\.isEnabled) private var isEnabled
                @ScaledMetric(relativeTo: .body) private var size = 20.0
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: {
                        Label { configuration.label } icon: {
                            Image(systemName: configuration.isMixed ? "minus" : "checkmark").frame(width: size)
                        }
                    }
                    .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
                }
            }
            extension ToggleStyle where Self == Check { static var check: Check { Check() } }
            struct UsesCheck: View { var body: some View { Toggle("a", isOn: .constant(true)).toggleStyle(.check) } }
            """),
        .file(
            """
            struct Flow: Layout {
                struct Cache { var sizes: [CGSize] }
                func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
                    CGSize(width: proposal.width ?? 0, height: cache.sizes.map(\\.height).max() ?? 0)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
                    for subview in subviews {
                        let baseline = subview.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline]
                        subview.place(at: CGPoint(x: bounds.minX, y: baseline), anchor: .topLeading, proposal: .unspecified)
                    }
                }
            }
            struct UsesFlow: View { var body: some View { Flow() { Text("a") } } }
            """),
        .file(
            """
            struct Accent: EnvironmentKey { static let defaultValue = "none" }
            extension EnvironmentValues { var accent: String { get { self[Accent.self] } set { self[Accent.self] = newValue } } }
            struct Height: PreferenceKey {
                static let defaultValue = 0.0
                static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
            }
            struct Reads: View {
                @Environment(\\.accent) private var accent
                @Environment(\\.dismiss) private var dismiss
                var body: some View {
                    Button(accent) { dismiss() }.environment(\\.accent, "a").preference(key: Height.self, value: 3)
                }
            }
            """),
        .file(
            """
            struct Root: _VariadicView_MultiViewRoot {
                @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                    ForEach(children) { child in child; if child.id != children.last?.id { Divider() } }
                }
            }
            struct Lined<Content: View>: View {
                @ViewBuilder var content: Content
                var body: some View { _VariadicView.Tree(Root()) { content } }
            }
            """),
        .file(
            """
            struct Selects<Value: Hashable>: View {
                @Binding var chosen: Set<Value>
                @AccessibilityFocusState private var isHere: Bool
                init(_ chosen: Binding<Set<Value>>) { _chosen = chosen }
                var body: some View { Text("\\(chosen.count)").accessibilityFocused($isHere).modifier(Boxed()) }
            }
            struct Boxed: ViewModifier {
                @State private var isOpen = false
                func body(content: Content) -> some View { if isOpen { content } else { Button("a") { isOpen = true } } }
            }
            extension View { func boxed() -> some View { modifier(Boxed()) } }
            """),
        .file(
            """
            struct Person { var name = ""; var tags: Set<String> = [] }
            extension Set { subscript(has element: Element) -> Bool { get { contains(element) } set { if newValue { insert(element) } else { remove(element) } } } }
            struct Edits: View {
                @Binding var person: Person
                var body: some View { TextField("a", text: $person.name); Toggle("b", isOn: $person.tags[has: "c"]) }
            }
            #Preview { Edits(person: .constant(Person())) }
            #Preview("with a name") { Edits(person: .constant(Person(name: "a"))) }
            """),
        .file("nonisolated func tone(_ flag: Bool) -> Color { flag ? .red : Color.primary.opacity(0.5) }"),
        .file("nonisolated func words(_ count: Int) -> Text { Text(\"\\(count)\").bold() + Text(verbatim: \"!\") }"),
        .file(
            "struct Triangle: Shape { func path(in rect: CGRect) -> Path { Path { $0.move(to: .zero); $0.closeSubpath() } } }"
        ),
    ]
}
