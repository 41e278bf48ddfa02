/// The judge of answers to one field: the rules of the language, here and nowhere else. Generated code, the compiler's
/// check of defaults and the check of stored answers all ask it. Findings are appended, without their field.
nonisolated extension FormRule {
    /// A text: an empty one is unanswered.
    public func judgeText(_ text: String, _ findings: inout [FormFinding]) {
        guard !text.isEmpty else { return judgeMissing(&findings) }
        guard case .text(let limits) = limits else { return }
        if limits.length.min != nil || limits.length.max != nil {
            let length = text.unicodeScalars.count
            if let min = limits.length.min, length < min {
                findings.append(FormFinding(.tooShort, found: length.description, allowed: min.description))
            }
            if let max = limits.length.max, length > max {
                findings.append(FormFinding(.tooLong, found: length.description, allowed: max.description))
            }
        }
        if let pattern = limits.pattern, !pattern.matches(text) {
            findings.append(FormFinding(.pattern, found: text, allowed: pattern.source))
        }
        if let format = limits.format, let pattern = limits.formatPattern, !pattern.matches(text) {
            findings.append(FormFinding(.format, found: text, allowed: format.rawValue))
        }
    }

    public func judgeInteger(_ value: Int?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        guard case .integer(let limits) = limits else { return }
        judgeBounds(value, limits.bounds, &findings)
        if let step = limits.step, !value.formIsMultiple(of: step, from: limits.bounds.min ?? 0) {
            findings.append(FormFinding(.step, found: value.description, allowed: step.description))
        }
    }

    public func judgeDecimal(_ value: FormDecimal?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        guard case .decimal(let limits) = limits else { return }
        judgeBounds(value, limits.bounds, &findings)
        if let step = limits.step, !value.isMultiple(of: step, from: limits.bounds.min ?? .zero) {
            findings.append(FormFinding(.step, found: value.description, allowed: step.description))
        }
    }

    public func judgeDate(_ value: FormDate?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        if case .date(let bounds) = limits { judgeBounds(value, bounds, &findings) }
    }

    public func judgeTime(_ value: FormTime?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        if case .time(let bounds) = limits { judgeBounds(value, bounds, &findings) }
    }

    public func judgeDateTime(_ value: FormDateTime?, _ findings: inout [FormFinding]) {
        guard let value else { return judgeMissing(&findings) }
        if case .dateTime(let bounds) = limits { judgeBounds(value, bounds, &findings) }
    }

    /// A toggle is never unanswered.
    public func judgeToggle(_ value: Bool, _ findings: inout [FormFinding]) {
        guard case .toggle(let mustBe?) = limits, value != mustBe else { return }
        findings.append(FormFinding(.mustBe, found: value.description, allowed: mustBe.description))
    }

    private func judgeMissing(_ findings: inout [FormFinding]) {
        if isRequired { findings.append(FormFinding(.required)) }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func judgeBounds<Value>(_ value: Value, _ bounds: FormBounds<Value>, _ findings: inout [FormFinding]) {
        if let min = bounds.min, value < min {
            findings.append(FormFinding(.tooSmall, found: value.description, allowed: min.description))
        }
        if let max = bounds.max, value > max {
            findings.append(FormFinding(.tooLarge, found: value.description, allowed: max.description))
        }
    }
}

nonisolated extension Int {
    /// Whether the value is a whole number of steps away from the base, without overflow on the way. A step that is
    /// not positive allows every value.
    func formIsMultiple(of step: Int, from base: Int) -> Bool {
        if step <= 0 { return true }
        let (mine, other) = (self % step, base % step)
        return (mine < 0 ? mine + step : mine) == (other < 0 ? other + step : other)
    }
}
