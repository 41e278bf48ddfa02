/// What limits say of an answer that is there. “All are reported, not the first.”
extension ReferenceTextLimits {
    /// “`min-length`, `max-length` (Unicode code points …), `pattern` (whole match …), `format`”
    package func codes(_ text: String) -> [String] {
        let length = text.unicodeScalars.count
        var codes: [String] = []
        if let minLength, length < minLength { codes.append("too-short") }
        if let maxLength, length > maxLength { codes.append("too-long") }
        if let pattern, !pattern.matches(text) { codes.append("pattern") }
        if let format, !format.matches(text) { codes.append("format") }
        return codes
    }
}

extension ReferenceNumberLimits {
    /// “`step` counts from `min`, or from 0.”
    package func codes(_ value: ReferenceNumber) -> [String] {
        var codes: [String] = []
        if let min, value < number(min) { codes.append("too-small") }
        if let max, value > number(max) { codes.append("too-large") }
        if let step, !value.isStepped(number(step), from: number(min ?? 0)) { codes.append("step") }
        return codes
    }
}

extension ReferenceMoment {
    /// “`date`, `time`, `date-time` … `min`, `max`”, which are part of what they allow.
    package func codes(_ value: String, min: String?, max: String?) -> [String] {
        var codes: [String] = []
        if let min = min.flatMap({ read($0) }), value < min { codes.append("too-small") }
        if let max = max.flatMap({ read($0) }), value > max { codes.append("too-large") }
        return codes
    }
}
