/// Names one file of a compilation: its position in the list of sources.
public struct FileID: Hashable, Sendable {
    public let index: UInt32

    public init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

    /// The file of a compilation of one file.
    public static let main = FileID(0)
}

/// A half-open range of UTF-8 bytes in one file.
public struct SourceRange: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32
    public var file: FileID

    public init(_ start: Int, _ end: Int, in file: FileID) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: max(start, end))
        self.file = file
    }

    public var lowerBound: Int { Int(start) }
    public var upperBound: Int { Int(end) }
    public var isEmpty: Bool { start == end }
}

/// A value and where it was written.
public struct Located<Value> {
    public var value: Value
    public var range: SourceRange

    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
