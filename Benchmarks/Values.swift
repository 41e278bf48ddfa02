// Answers in memory: the rules and the coding of the generated types beside those that one would write by hand.
//
// usage: values SELECTIONS ANSWERS ROUNDS      (JSON Lines: nine valid ones, then one that is not, and so on)
//
// Prints lines of a name and a number; nothing is timed before both agree on every answer.
import FormRuntime
import Foundation

/// One form in both shapes, with answers to it; what differs between forms is in the closures.
struct Both<Generated: FormModel, ByHand: Codable> {
    let lines: [Data]
    let generated: [Generated]
    let byHand: [ByHand]

    init(_ path: String, _ violations: (ByHand) -> [String], _ type: Generated.Type) throws {
        lines = try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: 0x0A).map { Data($0) }
        let decoder = JSONDecoder()
        generated = try lines.map { try decoder.decode(Generated.self, from: $0) }
        byHand = try lines.map { try decoder.decode(ByHand.self, from: $0) }
        for (position, pair) in zip(generated, byHand).enumerated() {
            let isValid = position % 10 != 9
            guard pair.0.violations().isEmpty == isValid, violations(pair.1).isEmpty == isValid else {
                throw Disagreement(path: path, line: position + 1)
            }
        }
    }

    /// Both encode to the same answers, in whatever order those of a set are, and whether what is empty is there or not.
    func agreeOnJSON(_ path: String) throws {
        for position in lines.indices {
            guard try plain(generated[position]) == plain(byHand[position]) else {
                throw Disagreement(path: path, line: position + 1)
            }
        }
    }

    private func plain(_ value: some Encodable) throws -> [String: Set<String>] {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any] ?? [:]
        return object.compactMapValues { value in
            if let tags = value as? [String] { return tags.isEmpty ? nil : Set(tags) }
            return [value as? String ?? "neither a tag nor tags"]
        }
    }
}

struct Disagreement: Error {
    let path: String
    let line: Int
}

/// CPU nanoseconds of the process.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// What is timed, under the name that it is printed with. What it returns is summed, so that it is not for nothing.
struct Timed {
    let name: String
    let run: () throws -> Int

    init(_ name: String, _ run: @escaping () throws -> Int) { (self.name, self.run) = (name, run) }
}

/// Prints medians in nanoseconds for each of `units`, of tasks that take turns.
func compare(_ rounds: Int, _ units: Int, _ tasks: Timed...) throws -> Int {
    var (times, sum) = ([[Double]](repeating: [], count: tasks.count), 0)
    for _ in 0..<rounds {
        for (position, task) in tasks.enumerated() {
            let start = now()
            sum &+= try task.run()
            times[position].append((now() - start) / Double(units))
        }
    }
    for (task, times) in zip(tasks, times) { print(task.name, times.sorted()[times.count / 2]) }
    return sum
}

@main
enum Values {
    static func main() throws {
        let arguments = CommandLine.arguments
        let rounds = Int(arguments[3]) ?? 5
        let selections = try Both<Selections, SelectionsByHand>(arguments[1], { $0.violations() }, Selections.self)
        let answers = try Both<Answers, AnswersByHand>(arguments[2], { $0.violations() }, Answers.self)
        try selections.agreeOnJSON(arguments[1])
        try answers.agreeOnJSON(arguments[2])
        var sum = try rules(selections, rounds)
        sum &+= try arrays(rounds)
        sum &+= try coding(answers, rounds)
        print("sum", sum)
    }

    /// The rules of valid answers, a field; how much both allocate for them.
    static func rules(_ both: Both<Selections, SelectionsByHand>, _ rounds: Int) throws -> Int {
        let generated = both.generated.indices.filter { $0 % 10 != 9 }.map { both.generated[$0] }
        let byHand = both.byHand.indices.filter { $0 % 10 != 9 }.map { both.byHand[$0] }
        let repetitions = 20
        let units = repetitions * generated.count * Selections.Field.allCases.count
        let before = allocations()
        var sum = generated.reduce(0) { $0 + $1.violations().count }
        let between = allocations()
        sum += byHand.reduce(0) { $0 + $1.violations().count }
        print("allocated-generated", Double(between - before) / Double(generated.count))
        print("allocated-by-hand", Double(allocations() - between) / Double(byHand.count))
        let ours = Timed("rules-generated") {
            (0..<repetitions).reduce(0) { sum, _ in generated.reduce(sum) { $0 + $1.violations().count } }
        }
        let theirs = Timed("rules-by-hand") {
            (0..<repetitions).reduce(0) { sum, _ in byHand.reduce(sum) { $0 + $1.violations().count } }
        }
        return try sum + compare(rounds, units, ours, theirs)
    }

    /// A selection of three from an array.
    static func arrays(_ rounds: Int) throws -> Int {
        let choices = Selections.Satisfied0.allCases.map { $0 }
        let byHand = SelectionsByHand.Satisfied_0.allCases.map { $0 }
        let count = 200_000
        let ours = Timed("array-generated") {
            (0..<count).reduce(0) { sum, at in
                let three = [choices[at % 12], choices[(at + 5) % 12], choices[(at + 7) % 12]]
                return sum &+ FormSelection<Selections.Satisfied0>(three).count
            }
        }
        let theirs = Timed("array-by-hand") {
            (0..<count).reduce(0) { sum, at in
                let three = [byHand[at % 12], byHand[(at + 5) % 12], byHand[(at + 7) % 12]]
                return sum &+ Set(three).count
            }
        }
        return try compare(rounds, count, ours, theirs)
    }

    /// Foundation's coders, an answer.
    static func coding(_ both: Both<Answers, AnswersByHand>, _ rounds: Int) throws -> Int {
        let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
        return try compare(
            rounds, both.lines.count,
            Timed("encode-generated") { try both.generated.reduce(0) { try $0 + encoder.encode($1).count } },
            Timed("encode-by-hand") { try both.byHand.reduce(0) { try $0 + encoder.encode($1).count } },
            Timed("decode-generated") {
                try both.lines.reduce(0) { try $0 + decoder.decode(Answers.self, from: $1).hashValue & 1 }
            },
            Timed("decode-by-hand") {
                try both.lines.reduce(0) { try $0 + decoder.decode(AnswersByHand.self, from: $1).hashValue & 1 }
            })
    }
}
