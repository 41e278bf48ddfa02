import FormAnswers
import FormCompiler
import FormRuntime
import FormSource
import FormTestSupport

/// The bytes are stored answers. The first one chooses the form, the second one in what pieces they come.
func problems(ofAnswers input: [UInt8]) -> [String] {
    guard input.count >= 2, !plans.isEmpty else { return [] }
    let (quick, close) = plans[Int(input[0]) % plans.count]
    let bytes = Array(input.dropFirst(2))
    let pieces = Pieces(seed: input[1], count: bytes.count)
    var problems: [String] = []
    let document = readDocument(bytes, quick, [bytes.count])
    let lines = readLines(bytes, quick, [bytes.count])
    func compare(_ one: [String], _ other: [String], _ what: String) {
        guard one != other else { return }
        let pairs = zip(one + ["nothing"], other + ["nothing"])
        problems += ["\(what): " + (pairs.first { $0 != $1 }.map { "\($0) but \($1)" } ?? "one has more")]
    }
    compare(document, readDocument(bytes, close, [bytes.count]), "a document, the first pass and the second")
    compare(lines, readLines(bytes, close, [bytes.count]), "lines, the first pass and the second")
    compare(document, readDocument(bytes, quick, pieces.sizes), "a document, whole and in pieces")
    compare(lines, readLines(bytes, quick, pieces.sizes), "lines, whole and in pieces")
    compare([layout(bytes, [bytes.count])], [layout(bytes, pieces.sizes)], "the layout, whole and in pieces")
    return problems + (document + lines).filter { $0.contains("stray") }
}

/// Each form with what lets most answers pass, and with what looks at each closely.
private let plans: [(quick: AnswerPlan, close: AnswerPlan)] = {
    let names = ["TaskEdit", "Onboarding", "Intake", "Survey2026"]
    return names.flatMap { name -> [(quick: AnswerPlan, close: AnswerPlan)] in
        let path = "Examples/\(name)/\(name).form.yaml"
        guard let form = readForm(SourceFile(name: path, packageFile(path))).form else { return [] }
        return [false, true].map { reportsHidden in
            var options = AnswerPlan.Options()
            options.reportsHidden = reportsHidden
            let quick = AnswerPlan(form, options)
            options.looksCloser = true
            return (quick, AnswerPlan(form, options))
        }
    }
}()

/// How many bytes come at a time.
private struct Pieces {
    var sizes: [Int] = []

    init(seed: UInt8, count: Int) {
        var state = UInt64(seed)
        var rest = count
        while rest > 0 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let most = seed < 64 ? 4 : seed < 128 ? 40 : max(1, count / 2)
            let size = min(rest, 1 + Int(state >> 33) % most)
            sizes.append(size)
            rest -= size
        }
    }
}

// MARK: Reading

/// What is found in a document that comes piece by piece, as `formc validate` reads it.
private func readDocument(_ bytes: [UInt8], _ plan: AnswerPlan, _ sizes: [Int]) -> [String] {
    var checker = AnswerChecker(plan)
    var findings: [AnswerFinding] = []
    var said: [String] = []
    var rest = sizes[...]
    var buffer = Array(bytes[..<(rest.popFirst() ?? 0)])
    var base = 0
    var isLast = rest.isEmpty
    // A byte order mark is told when the first bytes are there.
    if !isLast, buffer.count < 3 { (buffer, rest, isLast) = (bytes, [], true) }
    var records = DocumentRecords(from: startOfText(buffer))
    while true {
        findings.removeAll(keepingCapacity: true)
        let step = records.next(buffer, before: buffer.count, isLast: isLast, &checker, &findings)
        switch step {
        case .needsMore:
            if isLast { return said + ["stray: more is needed at the end"] }
            base += records.at
            buffer.removeFirst(records.at)
            records.at = 0
            if let size = rest.popFirst() {
                let end = base + buffer.count
                buffer += bytes[end..<end + size]
            } else {
                // That nothing more comes is known only when it was asked for.
                isLast = true
            }
        case .checked(let position):
            said.append("record \(position ?? -1) at \(base + records.start)")
            said += findings.map { described($0, buffer, base, plan) }
        case .broken(let position, let fault):
            said.append("broken \(position) at \(base + records.start): \(described(fault, buffer, base))")
        case .failed(let failure):
            let isRecord = "\(failure.isRecord) \(records.isInArray)"
            return said + ["failed: \(described(failure.fault, buffer, base)) \(isRecord)"]
        case .ended: return said + ["ended"]
        }
    }
}

/// What is found in lines of which some come at a time.
private func readLines(_ bytes: [UInt8], _ plan: AnswerPlan, _ sizes: [Int]) -> [String] {
    var checker = AnswerChecker(plan)
    var findings: [AnswerFinding] = []
    var said: [String] = []
    var (start, come, count) = (startOfText(bytes), 0, 0)
    for size in sizes {
        come += size
        let last = come == bytes.count ? come - 1 : bytes[..<come].lastIndex(of: 0x0A)
        guard let last, last >= start else { continue }
        var records = LineRecords(from: start, before: last + 1)
        while let outcome = records.next(bytes, &checker, &findings) {
            let place = "line \(count + records.line) at \(records.lineStart) \(records.start)"
            switch outcome {
            case .checked: said += [place] + findings.map { described($0, bytes, 0, plan) }
            case .broken(let fault): said.append("broken \(place): \(described(fault, bytes, 0))")
            }
            findings.removeAll(keepingCapacity: true)
        }
        count += records.lines
        start = last + 1
    }
    return said + ["\(count) lines"]
}

private func layout(_ bytes: [UInt8], _ sizes: [Int]) -> String {
    var guess = LayoutGuess()
    var come = 0
    for size in sizes where guess.layout == nil {
        guess.take(bytes, from: come, before: come + size)
        come += size
    }
    if guess.layout == nil { guess.end() }
    return "\(guess.layout.map { "\($0)" } ?? "none") \(guess.resemblesLines)"
}

// MARK: What was found, as texts that can be compared

private func described(_ place: AnswerFinding, _ bytes: [UInt8], _ base: Int, _ plan: AnswerPlan) -> String {
    let finding = place.finding
    let isInside = bytes.indices.contains(place.offset) && place.key.map { bytes.indices.contains($0) } ?? true
    let pointer = place.pointer(in: bytes, plan).description
    let stored = place.asStored(in: bytes).found
    let key = place.key.map { "\(base + $0)" } ?? "-"
    let element = place.element.map { "\($0)" } ?? "-"
    let isStray = !isInside || !pointer.hasPrefix("/") && finding.field != nil
    return "  \(finding.code.rawValue) \(pointer) \(base + place.offset) \(key) \(element)"
        + " `\(stored)` `\(finding.found)` `\(finding.allowed)`" + (isStray ? " stray" : "")
}

private func described(_ fault: AnswerFault, _ bytes: [UInt8], _ base: Int) -> String {
    let isStray = fault.offset > bytes.count || fault.message(in: bytes, before: bytes.count).isEmpty
    return "\(fault.kind) \(base + fault.offset)" + (isStray ? " stray" : "")
}
