import Outline
import SwiftUI
import Testing

/// The ways to a view's children: the underscored one, and from iOS 18 the public one.
@MainActor @Suite struct SubviewTests {
    struct Marked<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            _VariadicView.Tree(Root()) { content }
        }

        struct Root: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in
                    let tag = Mirror(reflecting: child).descendant("traits", "storage", 0, "value", "tagged")
                    LabeledContent(tag.map { "\($0)" } ?? "no tag") { child.disabled(true) }
                    if child.id != children.last?.id { Text(child[Note.self]) }
                }
            }
        }
    }

    struct Note: _ViewTraitKey { static var defaultValue: String { "no note" } }

    struct Disabling: View {
        @Environment(\.isEnabled) private var isEnabled
        @State private var count = 0
        var body: some View { Button(isEnabled ? "on" : "off") { count += 1 } }
    }

    @Test func theUnderscoredWay() {
        let screen = Screen(
            Marked {
                Text("A").tag(1)._trait(Note.self, "a note")
                Group {
                    Disabling()
                    ForEach(["x"], id: \.self) { Text($0) }
                }
            })
        #expect(
            screen.description == """
                labelled "1"
                  text "A"
                text "a note"
                labelled "no tag"
                  button "off" [disabled]
                text "no note"
                labelled "x"
                  text "x"
                """)
    }

    #if !SWIFTUI_16
    struct Listed<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) of them")
                ForEach(subviews.dropLast()) { subview in LabeledContent("first") { subview } }
                subviews.last
            }
        }
    }

    @Test func subviewsAsACollection() {
        let screen = Screen(
            Listed {
                Text("A")
                if true { Text("B") }
                EmptyView()
                ForEach(0..<2) { Text("\($0)") }
            })
        #expect(screen.texts == ["4 of them", "first", "A", "first", "B", "first", "0", "1"])
    }

    struct Checks<Content: View>: View {
        @Binding var chosen: Set<Int>
        @ViewBuilder var content: Content
        var body: some View {
            ForEach(subviews: content) { subview in
                if let tag = subview.containerValues.tag(for: Int.self) {
                    Toggle(isOn: $chosen.contains(tag)) { subview }
                } else {
                    subview
                }
            }
        }
    }

    struct Checking: View {
        @State private var chosen: Set<Int> = [2]
        var body: some View {
            Checks(chosen: $chosen) {
                Text("One").tag(1)
                Text("Two").tag(2)
                Text("Three").tag("3")
            }
            Text("\(chosen.sorted().map(String.init).joined(separator: " "))")
        }
    }

    @Test func subviewsHaveTags() throws {
        let screen = Screen(VStack { Checking() })
        #expect(
            screen.description == """
                toggle "One": off
                toggle "Two": on
                text "Three"
                text "2"
                """)
        try screen.flip("One")
        #expect(screen.texts.last == "1 2")
    }
    #endif
}

extension Set {
    fileprivate subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set { if newValue { insert(element) } else { remove(element) } }
    }
}

extension Binding {
    fileprivate func contains<Element>(_ element: Element) -> Binding<Bool> where Value == Set<Element> {
        self[dynamicMember: \.[contains: element]]
    }
}
