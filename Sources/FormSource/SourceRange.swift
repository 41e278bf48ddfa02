/// Names one file of a compilation: its position in the list of sources.
package struct FileID: Hashable, Sendable {
    package let index: UInt32

    package init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }

    /// The file of a compilation of one file.
    package static let main = FileID(0)
}

/// A half-open range of UTF-8 bytes in one file.
package struct SourceRange: Hashable, Sendable {
    package var start: UInt32
    package var end: UInt32
    package var file: FileID

    package init(_ start: Int, _ end: Int, in file: FileID) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: max(start, end))
        self.file = file
    }

    package var lowerBound: Int { Int(start) }
    package var upperBound: Int { Int(end) }
    package var isEmpty: Bool { start == end }
}

/// A value and where it was written.
package struct Located<Value> {
    package var value: Value
    package var range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
