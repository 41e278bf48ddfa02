import Outline
import SwiftUI
import Testing

/// Changes, tasks, the focus and preferences.
@MainActor @Suite struct ChangeTests {
    @MainActor final class Log {
        var lines: [String] = []
    }

    struct Watching: View {
        var log: Log
        @State private var count = 0
        @State private var doubled = 0

        var body: some View {
            Button("\(count) doubled \(doubled)") { count += 1 }
                .onChange(of: count) { new in
                    doubled = new * 2
                    log.lines.append("count \(new)")
                }
        }
    }

    @Test func changesAreSeen() throws {
        let log = Log()
        let screen = Screen(Watching(log: log))
        try screen.press("0 doubled 0")
        #expect(screen.has("1 doubled 2"))
        #expect(log.lines == ["count 1"])
        #expect(screen.notes.isEmpty)
    }

    struct Loading: View {
        var log: Log
        @State private var id = 1
        @State private var text = "nothing"

        var body: some View {
            Button(text) { id += 1 }
                .task(id: id) {
                    log.lines.append("start \(id)")
                    text = "loading \(id)"
                    await Task.yield()
                    guard !Task.isCancelled else { return log.lines.append("cancelled") }
                    text = "loaded \(id)"
                }
        }
    }

    @Test func tasksRunWithTheirID() async throws {
        let log = Log()
        let screen = Screen(Loading(log: log))
        #expect(screen.has("loading 1"))
        try screen.press("loading 1")
        #expect(screen.has("loading 2"))
        await screen.settle()
        #expect(screen.has("loaded 2"))
        #expect(log.lines == ["start 1", "start 2", "cancelled"])
    }

    enum Place: Hashable { case name, age, nowhere }

    struct Focusing: View {
        @FocusState private var place: Place?
        @State private var name = ""
        @State private var age = ""

        var body: some View {
            TextField("Name", text: $name).focused($place, equals: .name).onSubmit { place = .age }
            TextField("Age", text: $age).focused($place, equals: .age)
            Text(place == nil ? "no focus" : "focus")
            Button("To the name") { place = .name }
            Button("To nowhere") { place = .nowhere }
        }
    }

    @Test func theFocusGoesWhereItIsSent() throws {
        let screen = Screen(VStack { Focusing() })
        #expect(screen.has("no focus"))
        try screen.press("To the name")
        #expect(try screen.control("Name").isFocused)
        try screen.submit("Name")
        #expect(try screen.control("Age").isFocused)
        #expect(try !screen.control("Name").isFocused)
        screen.leave()
        #expect(screen.has("no focus"))
        try screen.type("Anna", into: "Name")
        #expect(try screen.control("Name").isFocused)
        try screen.press("To nowhere")
        #expect(screen.has("no focus"))
    }

    struct Width: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func preferencesAreReducedOnTheirWayUp() {
        let view = VStack {
            Text("a").preference(key: Width.self, value: 1)
            Text("b").preference(key: Width.self, value: 2)
        }
        .overlayPreferenceValue(Width.self) { Text("sum \($0)") }
        #expect(Screen(view).texts == ["a", "b", "sum 3"])
    }

    struct Accent: EnvironmentKey { static var defaultValue: String { "none" } }

    struct Reading: View {
        @Environment(\.accent) private var accent
        @Environment(\.locale) private var locale
        var body: some View { Text("\(accent) \(locale.identifier) \(1234.5, format: .number)") }
    }

    @Test func theEnvironmentGoesDown() {
        let view = VStack {
            Reading()
            Reading().environment(\.accent, "red")
            Group { Reading() }.environment(\.locale, Locale(identifier: "de"))
        }
        #expect(Screen(view).texts == ["none en_US 1,234.5", "red en_US 1,234.5", "none de 1.234,5"])
    }
}

extension EnvironmentValues {
    fileprivate var accent: String {
        get { self[ChangeTests.Accent.self] }
        set { self[ChangeTests.Accent.self] = newValue }
    }
}
