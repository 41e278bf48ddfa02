import Outline
import SwiftUI
import Testing

/// What touches do in the rows of lists and forms, and where they do nothing.
@MainActor @Suite struct RowTests {
    struct Two: View {
        var body: some View {
            HStack {
                Button("One") {}
                Button("Two") {}
            }
        }
    }

    @Test func buttonsThatShareARowAreNoted() {
        let note = "a tap on the row presses \"One\", \"Two\" together: give them a button style"
        #expect(Screen(Form { Two() }).notes == [note])
        #expect(Screen(Form { Section("a") { Two() } }).notes == [note])
        #expect(Screen(List { Group { Two().buttonStyle(.automatic) } }).notes == [note])
    }

    @Test func buttonsThatStandApartAreNot() {
        #expect(Screen(Form { Two().buttonStyle(.borderless) }).notes.isEmpty)
        #expect(Screen(VStack { Two() }).notes.isEmpty)
        let rows = Form {
            Button("One") {}
            Button("Two") {}
        }
        #expect(Screen(rows).notes.isEmpty)
    }

    @Test func touchesGoThroughWhatDoesNotTakeThem() {
        let screen = Screen(Form { Two().allowsHitTesting(false).buttonStyle(.plain) })
        let error = #expect(throws: ScreenError.self) { try screen.press("One") }
        #expect(error?.description.hasPrefix("button \"One\" lets touches through") == true)
    }

    @Test func whatIsDisabledCannotBeTapped() {
        let screen = Screen(HStack { Text("One") }.onTapGesture {}.disabled(true))
        #expect(screen.description == "area \"One\" [disabled, tap]\n  text \"One\"")
        #expect(throws: ScreenError.self) { try screen.press("One") }
    }
}
