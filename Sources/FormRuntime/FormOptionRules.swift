/// What a rule must know of a list's options: positions only, so that the rules are the same for generated code, whose
/// options are cases, and for code that has read the list from a spec.
nonisolated public struct FormOptionRules: Sendable {
    /// How many options the list has, retired ones included.
    public var count: Int
    /// Options that are chosen alone or not at all.
    public var exclusive: FormWideBits
    /// Options that must be among the chosen ones.
    public var required: FormWideBits
    /// Options that are no longer offered but valid in stored answers.
    public var retired: FormWideBits
    /// Options that may be chosen now. Without conditions: all that are not retired.
    public var offered: FormWideBits

    public init(
        count: Int, exclusive: FormWideBits = FormWideBits(), required: FormWideBits = FormWideBits(),
        retired: FormWideBits = FormWideBits()
    ) {
        self.count = max(0, count)
        self.exclusive = exclusive
        self.required = required
        self.retired = retired
        offered = FormWideBits(firstPositions: count).subtracting(retired)
    }

    /// How many can be chosen together now: offered ones that are not exclusive. `min` never asks for more, also where an
    /// answer still holds a retired one.
    var choosableCount: Int { offered.subtracting(exclusive).count }
}
