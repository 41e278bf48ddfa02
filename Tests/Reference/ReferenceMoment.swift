extension ReferenceMoment {
    /// A date, time or both in the one spelling that orders as text does, with seconds; nil for a text that is none.
    ///
    /// “local, without zone or fraction: `YYYY-MM-DD`, `HH:MM[:SS]`, both joined by `T`, real calendar days only”
    package func read(_ text: String) -> String? {
        switch self {
        case .date: return Self.day(text)
        case .time: return Self.clock(text)
        case .dateTime:
            let parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let day = Self.day(parts[0]), let clock = Self.clock(parts[1]) else { return nil }
            return "\(day)T\(clock)"
        }
    }

    private static func day(_ text: String) -> String? {
        let parts = numbers(text, "-", widths: [4, 2, 2])
        guard parts.count == 3, parts[0] >= 1, (1...12).contains(parts[1]) else { return nil }
        return (1...length(month: parts[1], year: parts[0])).contains(parts[2]) ? text : nil
    }

    private static func clock(_ text: String) -> String? {
        let written = text.utf8.count == 5 ? "\(text):00" : text
        let parts = numbers(written, ":", widths: [2, 2, 2])
        guard parts.count == 3, parts[0] < 24, parts[1] < 60, parts[2] < 60 else { return nil }
        return written
    }

    private static func numbers(_ text: String, _ separator: Character, widths: [Int]) -> [Int] {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let isSpelledSo =
            parts.map(\.utf8.count) == widths
            && parts.allSatisfy { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        return isSpelledSo ? parts.compactMap { Int($0) } : []
    }

    private static func length(month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}
