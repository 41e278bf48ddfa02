/// What the app knows of a form's sources when it runs: the tags of each by the source's name. One that is missing
/// here is not judged.
nonisolated public struct FormSources: Sendable {
    public var tags: [String: Set<FormTag>]
    public var integerTags: [String: Set<Int>]

    public init(_ tags: [String: Set<FormTag>] = [:], integers: [String: Set<Int>] = [:]) {
        self.tags = tags
        integerTags = integers
    }
}
