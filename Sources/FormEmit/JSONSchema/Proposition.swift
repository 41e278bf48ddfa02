import FormModel

/// What a schema may be in place of what is meant, where it cannot be that.
///
/// A requirement never asks for more than the form does: what stands behind `if` or `not` is sufficient for what is
/// meant, and what stands behind `then` is necessary.
enum Approximation: Hashable, Sendable {
    /// Where it holds, what is meant holds.
    case sufficient
    /// Where what is meant holds, it holds.
    case necessary

    var opposite: Approximation {
        switch self {
        case .sufficient: .necessary
        case .necessary: .sufficient
        }
    }
}

/// The definition that says when a part of the form is shown, or as near as can be.
struct ShownReference: Hashable, Sendable {
    let part: Conditional
    let approximation: Approximation
}

extension ShownReference {
    fileprivate func isImplied(by known: Set<ShownReference>) -> Bool {
        known.contains(self) || known.contains(ShownReference(part: part, approximation: .sufficient))
    }
}

/// Something that a whole object of answers is or is not: a schema before it is written.
indirect enum Proposition: Equatable, Sendable {
    case always, never
    /// The field, a position in the form's, is there and its value is valid. No schema here takes `null`.
    case holds(Int, SchemaObject)
    /// The field is not there, or its value is valid.
    case allows(Int, SchemaObject)
    case shown(ShownReference)
    case not(Proposition)
    case all([Proposition])
    case any([Proposition])
}

extension Proposition {
    /// All of them; what is cheap to look at comes before what is defined elsewhere.
    static func every(_ parts: [Proposition]) -> Proposition {
        var tests: [Proposition] = []
        var references: [Proposition] = []
        var seen: Set<ShownReference> = []
        for part in parts.flatMap(\.conjuncts) {
            switch part {
            case .always: break
            case .never: return .never
            case .shown(let reference): if seen.insert(reference).inserted { references.append(part) }
            case .holds, .allows, .not, .all, .any: tests.append(part)
            }
        }
        let kept = tests + references
        return kept.isEmpty ? .always : kept.count == 1 ? kept[0] : .all(kept)
    }

    /// One of them at least. What all of them ask for of what is shown is asked once.
    static func some(_ parts: [Proposition]) -> Proposition {
        var kept: [Proposition] = []
        for part in parts {
            switch part {
            case .always: return .always
            case .never: break
            case .any(let inner): kept += inner
            case .holds, .allows, .shown, .not, .all: kept.append(part)
            }
        }
        guard let first = kept.first else { return .never }
        if kept.count == 1 { return first }
        var shared = Set(first.references)
        for part in kept.dropFirst() where !shared.isEmpty { shared.formIntersection(part.references) }
        if shared.isEmpty { return .any(kept) }
        let rests = kept.map { part in every(part.conjuncts.filter { !$0.isReference(to: shared) }) }
        return every([some(rests)] + first.conjuncts.filter { $0.isReference(to: shared) })
    }

    /// The same where it is known what is shown: what is known is not asked again.
    func simplified(knowing known: Set<ShownReference>) -> Proposition {
        switch self {
        case .always, .never, .holds, .allows: return self
        case .shown(let reference): return reference.isImplied(by: known) ? .always : self
        case .not(let part): return part.simplified(knowing: known).negated
        case .any(let parts): return .some(parts.map { $0.simplified(knowing: known) })
        case .all(let parts):
            let all = known.union(references)
            return .every(
                parts.map { part in part.simplified(knowing: part.isReference(to: all) ? known : all) })
        }
    }

    var negated: Proposition {
        switch self {
        case .always: .never
        case .never: .always
        case .holds(let field, let schema): .allows(field, schema.negated)
        case .allows(let field, let schema): .holds(field, schema.negated)
        case .not(let part): part
        case .shown, .all, .any: .not(self)
        }
    }

    private var conjuncts: [Proposition] {
        switch self {
        case .all(let parts): parts
        case .always, .never, .holds, .allows, .shown, .not, .any: [self]
        }
    }

    /// What must be shown for it to hold.
    var references: [ShownReference] {
        conjuncts.compactMap { if case .shown(let reference) = $0 { reference } else { nil } }
    }

    private func isReference(to references: Set<ShownReference>) -> Bool {
        if case .shown(let reference) = self { references.contains(reference) } else { false }
    }
}
