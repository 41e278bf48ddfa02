package import FormModel
import FormSource

/// The SwiftUI view of a form: a small view a section, a row a field. What a row does is in `FormUI`. Cost: linear in the
/// form. Nil for a file that only shares choices.
package func emitView(_ form: Form, _ options: EmitOptions) -> EmittedFile? {
    guard form.name != nil else { return nil }
    var emitter = SwiftEmitter(form: form, access: options.access)
    emitter.view(options)
    return EmittedFile(name: options.outputName, bytes: emitter.code.bytes)
}

extension SwiftEmitter {
    fileprivate mutating func view(_ options: EmitOptions) {
        header(specName: options.specName)
        code.append(
            """

            #if canImport(SwiftUI)
            \(showsTags ? access : "")import FormRuntime
            \(access)import FormUI
            \(access)import SwiftUI

            // Fails to compile where this file and FormUI were made by different versions of formc.
            private typealias FormcMatches = FormUIRevision1OrRegenerateWithTheSameFormc


            """)
        comment(form.title.map { bytes($0.own) } ?? bytes(form.name ?? .empty), indentation: 0)
        code.append("\(access)struct \(viewName): View {\n")
        state()
        viewInitializer()
        code.append("    \(access)var body: some View {\n")
        code.append(
            "        FormView(form, sources: \(sources), progress: progress, texts: Self.texts) { page in\n")
        let sections = form.sections.indices.map {
            "\(name: bytes(form.sections[$0].swiftName))(page: page)" as SwiftCode
        }
        let blocks = ViewBlocks(sections, name: "parts")
        for line in blocks.body { code.append("            \(line)\n") }
        code.append(code: "        }\n    }\n\n")
        for block in blocks.blocks { partsFunction(block) }
        let notes = form.notePositions
        for (position, section) in form.sections.enumerated() { part(section, at: position, notes: notes) }
        viewTexts()
        code.append(code: "}\n\n")
        preview()
        code.append(code: "#endif\n")
    }

    private var viewName: SwiftCode { "\(name: form.viewTypeName.utf8)" }

    /// Whether a type of the runtime stands in what the view declares. (An import must not be more open than its use.)
    private var showsTags: Bool { form.sources.contains { $0.tagType == .string } }

    private mutating func state() {
        code.append("    private let form: Binding<\(name: bytes(form.swiftName))>\n")
        code.append("    private let progress: Binding<FormProgress<\(name: bytes(form.swiftName))>>?\n")
        for source in form.sources {
            code.append("    private let \(name: bytes(source.swiftName)): \(options(of: source))\n")
        }
        code.append(byte: 0x0A)
    }

    private func options(of source: OptionSource) -> SwiftCode {
        switch source.tagType {
        case .string: "[FormOptions<FormTag>.Option]"
        case .integer: "[FormOptions<Int>.Option]"
        }
    }

    private mutating func viewInitializer() {
        code.append(code: "    /// - Parameters:\n    ///   - form: The answers.\n")
        for source in form.sources {
            code.append(
                "    ///   - \(name: bytes(source.swiftName)): What the app offers for `\(comment: bytes(source.name))`.\n"
            )
        }
        code.append(
            """
                ///   - progress: What has been left or tried, where the app asks for the validated answers.
                \(access)init(
                    form: Binding<\(name: bytes(form.swiftName))>,

            """)
        for source in form.sources {
            code.append("        \(name: bytes(source.swiftName)): \(options(of: source)),\n")
        }
        code.append("        progress: Binding<FormProgress<\(name: bytes(form.swiftName))>>? = nil\n    ) {\n")
        code.append(code: "        self.form = form\n        self.progress = progress\n")
        for source in form.sources {
            code.append("        self.\(name: bytes(source.swiftName)) = \(name: bytes(source.swiftName))\n")
        }
        code.append(code: "    }\n\n")
    }

    /// The sources by name, as the page takes them.
    private var sources: SwiftCode {
        if form.sources.isEmpty { return "[:]" }
        var code: SwiftCode = "["
        for (position, source) in form.sources.enumerated() {
            if position > 0 { code.append(code: ", ") }
            let kind: SwiftCode = source.tagType == .integer ? "integers" : "tags"
            code.append("\"\(literal: bytes(source.name))\": .\(kind)(\(name: bytes(source.swiftName)))")
        }
        code.append(code: "]")
        return code
    }

    private mutating func partsFunction(_ block: ViewBlocks.Block) {
        code.append(
            """
                @ViewBuilder private func \(name: block.name.utf8)(page: FormPage<\(name: bytes(form.swiftName))>) -> some View {

            """)
        for line in block.lines { code.append("        \(line)\n") }
        code.append(code: "    }\n\n")
    }

    private mutating func preview() {
        code.append("#Preview(\"\(literal: form.title.map { bytes($0.own) } ?? bytes(form.name ?? .empty))\") {\n")
        code.append("    FormPreview(\(name: bytes(form.swiftName))()) { form in\n        \(viewName)(form: form")
        for source in form.sources {
            code.append(", \(name: bytes(source.swiftName)): \(options(of: source)).samples")
        }
        code.append(code: ")\n    }\n}\n")
    }
}
