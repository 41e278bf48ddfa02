import Outline
import SwiftUI
import Testing

/// Pages, sheets and alerts: what is in front is what a person sees.
@MainActor @Suite struct NavigationTests {
    @MainActor final class Diary {
        var entries: [String] = []
    }

    struct Chapters: View {
        var diary: Diary
        @State private var note = ""

        var body: some View {
            NavigationStack {
                List {
                    Text("note: \(note)")
                    NavigationLink("Write") {
                        TextField("Note", text: $note)
                            .navigationTitle("Writing")
                            .onAppear { diary.entries.append("writing comes") }
                            .onDisappear { diary.entries.append("writing goes") }
                    }
                    NavigationLink("Chapter 2", value: 2)
                    NavigationLink("Nowhere", value: "a word")
                }
                .navigationTitle("Chapters")
                .navigationDestination(for: Int.self) { Chapter(number: $0) }
                .onAppear { diary.entries.append("list comes") }
                .onDisappear { diary.entries.append("list goes") }
                .toolbar { ToolbarItem(placement: .primaryAction) { Button("Share") {} } }
            }
        }
    }

    struct Chapter: View {
        var number: Int
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Text("This is chapter \(number)")
            NavigationLink("Next", value: number + 1)
            Button("Done") { dismiss() }
        }
    }

    @Test func linksOpenPages() throws {
        let diary = Diary()
        let screen = Screen(Chapters(diary: diary))
        #expect(
            screen.description == """
                page "Chapters"
                  button "Share"
                  list
                    text "note: "
                    link "Write"
                    link "Chapter 2"
                    link "Nowhere"
                """)
        try screen.press("Write")
        try screen.type("x", into: "Note")
        #expect(screen.description == "page \"Writing\"\n  text field \"Note\": \"x\"")
        try screen.back()
        #expect(screen.has("note: x"))
        #expect(diary.entries == ["list comes", "list goes", "writing comes", "writing goes", "list comes"])
        #expect(throws: ScreenError.self) { try screen.back() }
    }

    @Test func valuesOpenPages() throws {
        let screen = Screen(Chapters(diary: Diary()))
        try screen.press("Chapter 2")
        try screen.press("Next")
        #expect(screen.has("This is chapter 3"))
        try screen.press("Done")
        #expect(screen.has("This is chapter 2"))
        try screen.back()
        #expect(screen.has("Chapter 2", kind: .link))
    }

    struct Routed: View {
        @State private var path: [Int] = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("Start").navigationDestination(for: Int.self) { number in
                    Text("Page \(number) of \(path.count)")
                    NavigationLink("Next", value: number + 1)
                    Button("To the start") { path = [] }
                }
            }
        }
    }

    @Test func aPathIsKeptByItsOwner() throws {
        let screen = Screen(Routed())
        try screen.press("Next")
        #expect(screen.has("Page 2 of 2"))
        try screen.back()
        #expect(screen.has("Page 1 of 1"))
        try screen.press("To the start")
        #expect(screen.has("Start"))
    }

    @Test func aLinkWithoutAStackIsNoted() {
        let screen = Screen(NavigationLink("Away") { Text("There") })
        #expect(
            screen.description == """
                link "Away" [disabled]
                  ! a link outside of any navigation leads nowhere
                """)
    }

    struct Asking: View {
        @State private var isAsking = false
        @State private var isOpen = false
        @State private var count = 3

        var body: some View {
            VStack {
                Button("Clear \(count)") { isAsking = true }
                Button("Open") { isOpen = true }
            }
            .alert("Really?", isPresented: $isAsking) {
                Button("Yes", role: .destructive) { count = 0 }
                Button("No", role: .cancel) {}
            } message: {
                Text("All of them go.")
            }
            .sheet(isPresented: $isOpen, onDismiss: { count = 7 }) { Text("In the sheet").navigationTitle("Sheet") }
        }
    }

    @Test func alertsAndSheetsCover() throws {
        let screen = Screen(Asking())
        try screen.press("Clear 3")
        #expect(
            screen.description == """
                alert "Really?"
                  text "All of them go."
                  button "Yes" (destructive)
                  button "No" (cancel)
                """)
        try screen.press("Yes")
        try screen.press("Open")
        #expect(screen.description == "sheet \"Sheet\"\n  text \"In the sheet\"")
        try screen.back()
        #expect(screen.has("Clear 7"))
    }

    struct Detail: Identifiable { var id: Int }

    struct Presenting: View {
        @State private var isThere = false

        var body: some View {
            NavigationStack {
                Button(isThere ? "is there" : "Show") { isThere = true }
                    .navigationDestination(isPresented: $isThere) {
                        Button("Away") { isThere = false }
                    }
            }
        }
    }

    @Test func bindingsPresent() throws {
        let screen = Screen(Presenting())
        try screen.press("Show")
        try screen.press("Away")
        #expect(screen.has("Show"))
        try screen.press("Show")
        try screen.back()
        #expect(screen.has("Show"))
    }

    struct Deep: View {
        @State private var detail: Detail?

        var body: some View {
            Button("Detail") { detail = Detail(id: 5) }
                .sheet(item: $detail) { detail in
                    NavigationStack { NavigationLink("More of \(detail.id)") { Text("the end") } }
                }
        }
    }

    @Test func aSheetHasPagesOfItsOwn() throws {
        let screen = Screen(Deep())
        try screen.press("Detail")
        try screen.press("More of 5")
        #expect(screen.texts == ["the end"])
        try screen.back()
        #expect(screen.has("More of 5"))
        try screen.back()
        #expect(screen.has("Detail"))
    }

    struct Searching: View {
        @State private var text = ""
        var body: some View {
            List(["apple", "banana"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                .searchable(text: $text, prompt: "Fruit")
        }
    }

    @Test func searches() throws {
        let screen = Screen(Searching())
        try screen.search("ban")
        #expect(screen.description == "list\n  search: \"ban\" [prompt \"Fruit\"]\n  text \"banana\"")
    }
}
