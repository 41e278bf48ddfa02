import FormModel
import FormRuntime

/// What stands under `$defs`: the lists that fields share, the values that a pattern or a range describes, and when parts
/// of the form are shown. What nothing refers to is left out.
extension JSONSchemaEmitter {
    mutating func definitions() -> [JSON.Entry] {
        let shown = shownDefinitions()
        return listDefinitions() + valueDefinitions() + shown
    }

    private func listDefinitions() -> [JSON.Entry] {
        var isUsed = [Bool](repeating: false, count: form.lists.count)
        for field in form.fields { if let list = field.shape.value.list { isUsed[list] = true } }
        return form.lists.enumerated().compactMap { position, list in
            guard isUsed[position], let name = list.name else { return nil }
            return JSON.Entry(key: form.string(name), value: definition(of: list).json)
        }
    }

    private func valueDefinitions() -> [JSON.Entry] {
        var kinds: Set<MomentKind> = []
        for field in form.fields { if let kind = field.shape.value.moment { kinds.insert(kind) } }
        var entries = MomentKind.allCases.filter(kinds.contains).map {
            JSON.Entry(key: writer.names.name(ofValue: $0.rawValue), value: $0.schema.json)
        }
        if hasIntegerRange {
            let range: JSON = ["minimum": .integer(.min), "maximum": .integer(.max)]
            entries.append(JSON.Entry(key: writer.names.name(ofValue: "integer"), value: range))
        }
        return entries
    }

    // MARK: What is shown

    /// Finds out when each part is shown. A part comes after those that its condition depends on.
    mutating func defineShown() {
        for part in form.visibilityOrder {
            guard let condition = condition(of: part) else { continue }
            let what =
                switch part {
                case .field(let field): quoted(field)
                case .section(let section):
                    "section " + (form.sections[section].id.map { "`\(form.string($0))`" } ?? "\(section + 1)")
                }
            for approximation in [Approximation.sufficient, .necessary] {
                let own = truth(of: condition, is: true, approximation)
                let section = section(of: part, approximation)
                shown[ShownReference(part: part, approximation: approximation)] =
                    Proposition.every([own, section]).simplified(knowing: [])
            }
            let exact = ShownReference(part: part, approximation: .sufficient)
            if shown[exact] == shown[ShownReference(part: part, approximation: .necessary)] {
                exactlyShown.insert(part)
            }
            omitReasons(of: "`visible-when` of \(what)")
        }
    }

    /// That a field is shown.
    func visible(_ field: Int, _ approximation: Approximation) -> Proposition {
        if form.fields[field].visibleWhen != nil { return shown(.field(field), approximation) }
        return section(of: .field(field), approximation)
    }

    private func section(of part: Conditional, _ approximation: Approximation) -> Proposition {
        guard case .field(let field) = part, let section = sections[field], form.sections[section].visibleWhen != nil
        else { return .always }
        return shown(.section(section), approximation)
    }

    /// The definition, or what it says if that takes no more words. One that is met exactly has one name.
    private func shown(_ part: Conditional, _ approximation: Approximation) -> Proposition {
        let isExact = exactlyShown.contains(part)
        let reference = ShownReference(part: part, approximation: isExact ? .sufficient : approximation)
        guard let proposition = shown[reference] else { return .always }
        switch proposition {
        case .always, .never, .shown: return proposition
        case .holds, .allows, .not, .all, .any: return .shown(reference)
        }
    }

    private func condition(of part: Conditional) -> FormCondition? {
        switch part {
        case .field(let field): form.fields[field].visibleWhen
        case .section(let section): form.sections[section].visibleWhen
        }
    }

    /// In the order of the form's parts. What the last ones refer to is known before those are written.
    private mutating func shownDefinitions() -> [JSON.Entry] {
        var entries: [JSON.Entry] = []
        for part in form.visibilityOrder.reversed() {
            for approximation in [Approximation.necessary, .sufficient] {
                let reference = ShownReference(part: part, approximation: approximation)
                guard writer.used.contains(reference), let proposition = shown[reference] else { continue }
                entries.append(
                    JSON.Entry(key: writer.names.name(of: reference), value: writer.write(proposition).json))
            }
        }
        return entries.reversed()
    }
}
