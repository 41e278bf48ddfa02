import FormRuntime
import FormUI
import Foundation
import Outline
import SwiftUI
import Testing
import Views

/// What a person sees of each example, new and after trying to finish, as text that is committed. With `FORMC_UPDATE=1`
/// what differs is rewritten, and the run still fails.
@MainActor @Suite struct ExampleViewTests {
    @Test func agreement() async throws {
        try await compare("Agreement", Agreement()) { AgreementView(form: $0, progress: $1) }
    }
    @Test func bugReport() async throws {
        try await compare("BugReport", BugReport()) { BugReportView(form: $0, progress: $1) }
    }
    @Test func familyPhotos() async throws {
        try await compare("FamilyPhotos", FamilyPhotos()) { FamilyPhotosView(form: $0, progress: $1) }
    }
    @Test func fruitCheckboxes() async throws {
        try await compare("FruitCheckboxes", FruitCheckboxes()) { FruitCheckboxesView(form: $0, progress: $1) }
    }
    @Test func fruitPicker() async throws {
        try await compare("FruitPicker", FruitPicker()) { FruitPickerView(form: $0, progress: $1) }
    }
    @Test func intake() async throws {
        try await compare("Intake", Intake()) { form, progress in
            IntakeView(form: form, doctorOptions: [.init(1, label: "Dr. Sato")], progress: progress)
        }
    }
    @Test func kitchenCard() async throws {
        try await compare("KitchenCard", KitchenCard()) { KitchenCardView(form: $0, progress: $1) }
    }
    @Test func lunch() async throws { try await compare("Lunch", Lunch()) { LunchView(form: $0, progress: $1) } }
    @Test func onboarding() async throws {
        try await compare("Onboarding", Onboarding()) { form, progress in
            OnboardingView(form: form, teamOptions: [.init(FormTag("board"), label: "The board")], progress: progress)
        }
    }
    @Test func survey2025() async throws {
        try await compare("Survey2025", Survey2025()) { Survey2025View(form: $0, progress: $1) }
    }
    @Test func survey2026() async throws {
        try await compare("Survey2026", Survey2026()) { Survey2026View(form: $0, progress: $1) }
    }
    @Test func tableBooking() async throws {
        try await compare("TableBooking", TableBooking()) { TableBookingView(form: $0, progress: $1) }
    }
    @Test func taskEdit() async throws {
        try await compare("TaskEdit", TaskEdit()) { form, progress in
            TaskEditView(form: form, goalOptions: .samples, progress: progress)
        }
    }

    private func compare<Model: FormModel, Content: View>(
        _ name: String, _ form: Model,
        view: @escaping @MainActor (Binding<Model>, Binding<FormProgress<Model>>) -> Content
    ) async throws {
        let screen = Screen(ExampleHost(form: form, view: view))
        #expect(screen.notes == [])
        let new = screen.outline
        try screen.press("Finish")
        await screen.settle()
        #expect(screen.notes == [])
        let made = "# New\n\n\(new)\n\n# After trying to finish\n\n\(screen.outline)\n"
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Outlines/\(name).txt")
        if (try? String(contentsOf: golden, encoding: .utf8)) == made { return }
        let environment = ProcessInfo.processInfo.environment
        let isUpdating = environment["FORMC_UPDATE"] == "1" && environment["CI"] == nil
        if isUpdating { try Data(made.utf8).write(to: golden) }
        Issue.record("Outlines/\(name).txt \(isUpdating ? "was rewritten" : "is stale; now it is\n\(made)")")
    }
}

/// Keeps a form, and tries to finish it.
private struct ExampleHost<Model: FormModel, Content: View>: View {
    @State var form: Model
    let view: @MainActor (Binding<Model>, Binding<FormProgress<Model>>) -> Content
    @State private var progress = FormProgress<Model>()

    var body: some View {
        NavigationStack {
            VStack {
                view($form, $progress)
                Button("Finish") { _ = progress.finish(form) }
            }
        }
    }
}

extension Screen {
    /// What is seen, without the trait that toggles have from iOS 17 on: the same at both levels.
    var outline: String {
        description.replacingOccurrences(of: ", toggle]", with: "]").replacingOccurrences(of: " [toggle]", with: "")
    }
}
