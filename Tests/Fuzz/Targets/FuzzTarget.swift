package import FormEmit

/// One way to turn any bytes into work for the compiler, and what must hold of it.
package struct FuzzTarget: Sendable {
    package let name: String
    /// Runs one input. It may trap, which is a finding too.
    package let run: @Sendable ([UInt8]) -> FuzzOutcome

    package static let all: [FuzzTarget] = [
        FuzzTarget(name: "spec") { fuzzSpec($0) },
        FuzzTarget(name: "condition") { fuzzSpec(conditionSpec($0)) },
        FuzzTarget(name: "answers") { FuzzOutcome(problems: problems(ofAnswers: $0)) },
        FuzzTarget(name: "trees") { fuzzSpec(treeSpec($0)) },
    ]
}

/// What became of an input.
package struct FuzzOutcome: Sendable {
    /// A sentence for each promise that was broken.
    package var problems: [String]
    /// What was generated.
    package var files: [EmittedFile] = []
}
