#if DEBUG
#if canImport(os)
import os
#endif

/// Tells a developer of a tag that can never be chosen, once for each pair of types.
enum FormTagReport {
    @MainActor private static var reported: Set<String> = []

    /// Where reports go.
    @MainActor static var log: (String) -> Void = { message in
        #if canImport(os)
        Logger(subsystem: "FormUI", category: "Checkboxes").fault("\(message, privacy: .public)")
        #endif
    }

    @MainActor static func report(found: String, wanted: String) {
        let message = message(found: found, wanted: wanted)
        if reported.insert(message).inserted { log(message) }
    }

    static func message(found: String, wanted: String) -> String {
        "The tag is of type \(found), and the selection holds values of type \(wanted): this cannot be chosen."
    }
}

#if canImport(SwiftUI)
import SwiftUI

/// A view with a tag of the wrong type, marked so that whoever builds the app sees it.
struct FormWrongTag<Content: View>: View {
    let found: String
    let wanted: String
    let view: Content

    var body: some View {
        VStack(alignment: .leading) {
            view
            Text(verbatim: FormTagReport.message(found: found, wanted: wanted))
                .font(.caption)
                .foregroundStyle(.red)
        }
        .onAppear { FormTagReport.report(found: found, wanted: wanted) }
    }
}
#endif
#endif
