import FormRuntime

/// The text of a date, a time or both, and what comes before and after it, as patterns over the digits. The patterns
/// are for texts that are known to be of the same form.
struct MomentText {
    /// Up to the day or the minutes.
    private let start: String
    /// Two digits where there may be seconds; `00` may be left out.
    private let seconds: String?

    init(_ date: FormDate) { self.init(date.description, seconds: nil) }
    init(_ time: FormTime) { self.init(String(time.description.prefix(5)), seconds: time.second) }
    init(_ moment: FormDateTime) {
        self.init("\(moment.date)T\(moment.time.description.prefix(5))", seconds: moment.time.second)
    }

    private init(_ start: String, seconds: Int?) {
        self.start = start
        self.seconds = seconds.map { ($0 < 10 ? "0" : "") + String($0) }
    }

    /// All texts that mean this moment.
    var spellings: [String] {
        guard let seconds else { return [start] }
        return seconds == "00" ? [start, start + ":00"] : [start + ":" + seconds]
    }

    /// What compares so with the moment; nil where nothing does.
    func pattern(_ comparison: FormComparison) -> String? {
        let isLess = comparison == .less || comparison == .lessOrEqual
        var alternatives = isLess ? before : after
        if comparison == .lessOrEqual || comparison == .greaterOrEqual || comparison == .equal {
            alternatives += [same]
        }
        return alternatives.isEmpty ? nil : "^(?:" + alternatives.joined(separator: "|") + ")"
    }

    private var same: String {
        guard let seconds else { return start + "$" }
        return start + (seconds == "00" ? "(?::00)?$" : ":" + seconds + "$")
    }

    /// As the moment up to a digit, which is greater.
    private var after: [String] { differing { $0 < 9 ? $0 + 1...9 : nil } }

    /// As the moment up to a digit, which is less. Seconds that are left out are 0.
    private var before: [String] {
        let isOnMinute = seconds == nil || seconds == "00"
        return differing { $0 > 0 ? 0...$0 - 1 : nil } + (isOnMinute ? [] : [start + "$"])
    }

    private func differing(_ digits: (Int) -> ClosedRange<Int>?) -> [String] {
        let text = Array((start + (seconds.map { ":" + $0 } ?? "")).unicodeScalars)
        return text.indices.compactMap { position in
            let digit = Int(text[position].value) - 0x30
            guard (0...9).contains(digit), let others = digits(digit) else { return nil }
            var pattern = ""
            pattern.unicodeScalars.append(contentsOf: text[..<position])
            let (first, last) = (others.lowerBound, others.upperBound)
            return pattern + (first == last ? "\(first)" : "[\(first)-\(last)]")
        }
    }
}
