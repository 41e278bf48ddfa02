import FormModel
import FormSamples
import FormSource

extension Command {
    static let sample = Command(
        name: "sample", summary: "Makes answers to a form, to test with.", operand: .single("SPEC"),
        flags: [.valid, .invalid, .seed, .specName, .importRoot, .maxSize, .color],
        details: [
            """
            Prints JSON Lines: first the valid answers, an object of answers a line, which 'formc validate' finds nothing
            wrong with as long as it is given neither --strict nor the tags of a source: hidden fields may be answered,
            and tags of sources are invented. Then the invalid ones, an object a line: the 'code' of one violation that
            they have, its 'field', which an unknown field has not, and the 'answers'.
            """,
            """
            The same seed makes the same answers. Of a form whose rules are hard to meet by trying there may be fewer
            than asked for; then a line on standard error names what could not be met, and the exit status is 2.
            """,
        ],
        run: runSample)
}

extension Flag {
    fileprivate static let valid = Flag(
        "--valid", kind: .count, summary: "How many valid answers. The default is 1, where --invalid is not given.")
    fileprivate static let invalid = Flag("--invalid", kind: .count, summary: "How many answers with a violation.")
    fileprivate static let seed = Flag(
        "--seed", kind: .count, summary: "Another seed makes other answers; the default is 1.")
    fileprivate static let specName = Flag(
        "--stdin-filename", kind: .text("NAME"), summary: "What messages call the spec from standard input.")
}

private func runSample(_ arguments: Arguments, _ console: inout Console) throws(UsageError) -> ExitStatus {
    if arguments.has(.specName), arguments.operands.first != "-" {
        throw UsageError("'--stdin-filename' needs '-', standard input, as the spec")
    }
    var status = ExitStatus.clean
    guard let form = try readSpec(arguments, name: arguments.text(.specName), &status, &console) else { return status }
    var maker = SampleMaker(form, seed: UInt64(arguments.number(.seed) ?? 1))
    let valid = arguments.number(.valid) ?? (arguments.has(.invalid) ? 0 : 1)
    let invalid = arguments.number(.invalid) ?? 0
    var made = 0
    for _ in 0..<valid where !console.isDeaf {
        guard let sample = maker.valid() else { continue }
        made += 1
        console.print(maker.json(sample) + "\n")
    }
    for _ in 0..<invalid where !console.isDeaf {
        guard let faulty = maker.faulty() else { continue }
        made += 1
        console.print(maker.json(faulty) + "\n")
    }
    if made < valid + invalid, !console.isDeaf {
        let obstacles = maker.obstacles.map(\.words).joined(separator: " and ")
        console.complain(
            "found \(made) of \(valid + invalid) answers: by trying, nothing was found that meets \(obstacles)")
        return .failed
    }
    return .clean
}

extension SampleObstacle {
    fileprivate var words: String {
        switch self {
        case .field(let id): "the limits of '\(id)'"
        case .rule("", let field): "the rule at '\(field)'"
        case .rule(let id, _): "the rule '\(id)'"
        }
    }
}
