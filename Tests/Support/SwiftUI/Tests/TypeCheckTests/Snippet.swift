import Testing

/// Code to be type-checked against the stub.
struct Snippet: Sendable, CustomTestStringConvertible {
    /// Which levels it is of.
    enum Levels { case both, only16, only18 }

    var code: String
    /// A part of the message that it must be refused with; nil for what is right.
    var says: String?
    var levels: Levels
    /// Whether it is a view, to be put into a body; or else a file of its own.
    var isView: Bool

    static func view(_ code: String, says: String? = nil, _ levels: Levels = .both) -> Snippet {
        Snippet(code: code, says: says, levels: levels, isView: true)
    }

    static func file(_ code: String, says: String? = nil, _ levels: Levels = .both) -> Snippet {
        Snippet(code: code, says: says, levels: levels, isView: false)
    }

    var isOfThisLevel: Bool {
        switch levels {
        case .both: true
        #if SWIFTUI_16
        case .only16: true
        case .only18: false
        #else
        case .only16: false
        case .only18: true
        #endif
        }
    }

    var testDescription: String { code }

    /// The snippet as a file. Views find states of the usual types.
    func file(_ number: Int) -> String {
        if !isView { return "import SwiftUI\n\(code)\n" }
        return """
            import SwiftUI
            struct Snippet\(number): View {
                var plain = 0
                @State var text = ""
                @State var flag = false
                @State var number = 1
                @State var amount = 1.5
                @State var date = Date.now
                @State var maybeDate: Date?
                @State var fruit = Fruit.apple
                @State var maybe: Fruit?
                @State var fruits: Set<Fruit> = []
                @State var list: [Fruit] = []
                @State var path: [Int] = []
                @FocusState var focus: Field?
                @FocusState var isFocused: Bool
                @Namespace var space
                var body: some View {
            \(code)
                }
            }

            """
    }

    /// What the snippets share.
    static let common = """
        enum Fruit: String, CaseIterable, Identifiable, Sendable { case apple, banana; var id: Self { self } }
        enum Field: Hashable { case name, age }
        struct Plain {}
        struct Failure: Error {}
        func fail() throws {}
        func wait() async {}

        """
}
