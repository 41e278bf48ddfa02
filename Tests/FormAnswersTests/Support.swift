import FormCompiler
import FormModel
import FormRuntime
import FormSource
import Testing

@testable import FormAnswers

/// A form with these fields, each a YAML mapping in one line, after the given top-level keys.
func spec(_ fields: [String], _ head: String = "") -> String {
    "formc: 1\nform: Sample\n\(head)sections:\n  - fields:\n" + fields.map { "      - \($0)\n" }.joined()
}

func form(_ spec: String) throws -> Form {
    let (form, compilation) = readForm(SourceFile(name: "sample.form.yaml", spec))
    return try #require(form, "\(compilation.diagnostics.map(\.message))")
}

/// Answers checked against a form, one record at a time.
struct Checked {
    let plan: AnswerPlan
    private var checker: AnswerChecker

    init(_ form: Form, _ options: AnswerPlan.Options = AnswerPlan.Options()) {
        plan = AnswerPlan(form, options)
        checker = AnswerChecker(plan)
    }

    init(_ fields: [String], _ head: String = "", _ options: AnswerPlan.Options = AnswerPlan.Options()) throws {
        self.init(try form(spec(fields, head)), options)
    }

    mutating func findings(_ json: [UInt8]) throws(AnswerFault) -> [AnswerFinding] {
        var findings: [AnswerFinding] = []
        _ = try checker.check(json, from: 0, before: json.count, &findings)
        return findings
    }

    mutating func findings(_ json: String) throws(AnswerFault) -> [AnswerFinding] { try findings(Array(json.utf8)) }

    /// Each finding as `field code`, or `field code found` where something was.
    mutating func codes(_ json: String) throws -> [String] {
        try findings(json).map { place in
            let finding = place.finding
            let field = finding.field.map { plan.ids[$0] } ?? "-"
            return "\(field) \(finding.code.rawValue)" + (finding.found.isEmpty ? "" : " \(finding.found)")
        }
    }

    /// Each finding as `code found`, what was found as it is stored.
    mutating func found(_ json: String) throws -> [String] {
        let bytes = Array(json.utf8)
        return try findings(bytes).map { "\($0.finding.code.rawValue) \($0.asStored(in: bytes).found)" }
    }

    /// Each finding as `code pointer offset`.
    mutating func places(_ json: String) throws -> [String] {
        let bytes = Array(json.utf8)
        return try findings(bytes).map { place in
            "\(place.finding.code.rawValue) \(place.pointer(in: bytes, plan)) \(place.offset)"
        }
    }

    /// The fault as `kind offset`; `none` for a record that is read.
    mutating func fault(_ json: [UInt8]) -> String {
        do throws(AnswerFault) {
            _ = try findings(json)
            return "none"
        } catch {
            return "\(error.kind) \(error.offset)"
        }
    }

    mutating func fault(_ json: String) -> String { fault(Array(json.utf8)) }
}
