/// A pattern as instructions that all run side by side (Thompson's construction). A class, so that a pattern is handed
/// on by one reference. Immutable.
nonisolated final class FormPatternProgram: Sendable {
    let source: String
    let node: FormPatternNode
    private let code: FormPatternCode
    /// For at most 63 sets: what can follow each, as bits, so that matching takes no memory.
    private let small: FormPatternSteps?

    init(_ source: String, _ node: FormPatternNode) {
        self.source = source
        self.node = node
        code = FormPatternCode(node)
        small = code.steps()
    }

    func matches(_ text: String) -> Bool { small.map { $0.matches(text) } ?? code.matches(text) }
}

nonisolated struct FormPatternCode: Sendable {
    private enum Instruction: Sendable {
        /// One scalar of the set, then the next instruction.
        case scalar(FormScalarSet)
        case either(Int, Int)
        case jump(Int)
        case accept
    }

    private var code: [Instruction] = []

    init(_ node: FormPatternNode) {
        add(node)
        code.append(.accept)
    }

    private mutating func add(_ node: FormPatternNode) {
        switch node {
        case .scalars(let set): code.append(.scalar(set))
        case .sequence(let nodes): for node in nodes { add(node) }
        case .choice(let nodes): addChoice(nodes)
        case .repeated(let node, let least, let most):
            for _ in 0..<least { add(node) }
            if let most {
                addOptional(node, count: most - least)
            } else {
                let loop = code.count
                code.append(.accept)
                add(node)
                code.append(.jump(loop))
                code[loop] = .either(loop + 1, code.count)
            }
        }
    }

    private mutating func addChoice(_ nodes: [FormPatternNode]) {
        var ends: [Int] = []
        for (position, node) in nodes.enumerated() {
            let fork = code.count
            let isLast = position == nodes.count - 1
            if !isLast { code.append(.accept) }
            add(node)
            if !isLast {
                ends.append(code.count)
                code.append(.accept)
                code[fork] = .either(fork + 1, code.count)
            }
        }
        for end in ends { code[end] = .jump(code.count) }
    }

    /// `node` at most `count` times: each copy can be left for the end.
    private mutating func addOptional(_ node: FormPatternNode, count: Int) {
        var forks: [Int] = []
        for _ in 0..<max(0, count) {
            forks.append(code.count)
            code.append(.accept)
            add(node)
        }
        for fork in forks { code[fork] = .either(fork + 1, code.count) }
    }

    func matches(_ text: String) -> Bool {
        var current = FormPatternThreads(count: code.count)
        var next = FormPatternThreads(count: code.count)
        var stack: [Int] = []
        follow(0, into: &current, &stack)
        for scalar in text.unicodeScalars {
            next.clear()
            for index in current.held {
                if case .scalar(let set) = code[index], set.contains(scalar.value) {
                    follow(index + 1, into: &next, &stack)
                }
            }
            if next.held.isEmpty { return false }
            swap(&current, &next)
        }
        return current.held.contains { isAccept($0) }
    }

    private func isAccept(_ index: Int) -> Bool {
        switch code[index] {
        case .accept: true
        case .scalar, .either, .jump: false
        }
    }

    /// Adds the instructions that are reached from one without taking a scalar.
    private func follow(_ start: Int, into threads: inout FormPatternThreads, _ stack: inout [Int]) {
        stack.append(start)
        while let index = stack.popLast() {
            guard threads.mark(index) else { continue }
            switch code[index] {
            case .scalar, .accept: threads.held.append(index)
            case .jump(let target): stack.append(target)
            case .either(let one, let other):
                stack.append(other)
                stack.append(one)
            }
        }
    }

    func steps() -> FormPatternSteps? {
        var sets: [FormScalarSet] = []
        var bits: [Int: Int] = [:]
        for (index, instruction) in code.enumerated() {
            guard case .scalar(let set) = instruction else { continue }
            if sets.count == FormPatternSteps.acceptBit { return nil }
            bits[index] = sets.count
            sets.append(set)
        }
        var after = [reached(from: 0, bits)]
        for index in code.indices where bits[index] != nil { after.append(reached(from: index + 1, bits)) }
        return FormPatternSteps(first: after[0], sets: sets, after: Array(after.dropFirst()))
    }

    private func reached(from index: Int, _ bits: [Int: Int]) -> UInt64 {
        var threads = FormPatternThreads(count: code.count)
        var stack: [Int] = []
        follow(index, into: &threads, &stack)
        var word: UInt64 = 0
        for held in threads.held { word |= 1 << (bits[held] ?? FormPatternSteps.acceptBit) }
        return word
    }
}

/// The instructions that are reached at one place of a text, each once.
nonisolated private struct FormPatternThreads {
    var held: [Int] = []
    private var seen: [UInt32]
    private var round: UInt32 = 1

    init(count: Int) { seen = [UInt32](repeating: 0, count: count) }

    mutating func clear() {
        held.removeAll(keepingCapacity: true)
        round &+= 1
        if round == 0 {
            for index in seen.indices { seen[index] = 0 }
            round = 1
        }
    }

    /// Whether the instruction is new in this round.
    mutating func mark(_ index: Int) -> Bool {
        if seen[index] == round { return false }
        seen[index] = round
        return true
    }
}

/// A small pattern: each set of scalars is a bit (Glushkov's automaton).
nonisolated struct FormPatternSteps: Sendable {
    static let acceptBit = 63
    let first: UInt64
    let sets: [FormScalarSet]
    let after: [UInt64]

    func matches(_ text: String) -> Bool {
        var current = first
        for scalar in text.unicodeScalars {
            var waiting = current & ~(1 << Self.acceptBit)
            current = 0
            while waiting != 0 {
                let bit = waiting.trailingZeroBitCount
                waiting &= waiting - 1
                if sets[bit].contains(scalar.value) { current |= after[bit] }
            }
            if current == 0 { return false }
        }
        return current & (1 << Self.acceptBit) != 0
    }
}
