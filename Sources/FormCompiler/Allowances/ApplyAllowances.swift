import FormSource
import FormSyntax
import FormYAML

/// The allowances of one file, applied to what was found in it.
///
/// A warning with an id that a comment allows, in what the comment applies to, is taken away; an error never is. An
/// allowance that takes nothing away is reported, unless the compilation has errors: what would have been found without
/// them is not known.
func applyAllowances(
    of syntax: FormSyntax, in source: SourceFile, hasErrors: Bool, _ diagnostics: inout DiagnosticBag
) {
    let tree = syntax.tree
    // Behind a syntax error nobody knows what is a comment.
    let end = diagnostics.hasErrors ? tree.root.map { Int(tree[$0].end) } ?? 0 : source.bytes.count
    let comments = allowComments(in: tree, source.bytes, before: min(end, source.bytes.count))
    if comments.isEmpty { return }
    let scopes = allowScopes(of: comments, in: tree, source.bytes, LineTable(source.bytes))
    var allowances: [Allowance] = []
    for (comment, scope) in zip(comments, scopes) {
        allowances += readAllowance(comment, for: scope, source.bytes, tree.file, &diagnostics)
    }
    var index = AllowanceIndex(allowances)
    diagnostics.remove { $0.severity == .warning && index.allows($0) }
    if hasErrors { return }
    let ids = Explanation.all.map(\.id.name)
    for (allowance, isUsed) in zip(allowances, index.isUsed) where !isUsed && allowance.hasReason {
        let isKnown = ids.contains(allowance.id)
        let meant = isKnown || !diagnostics.mayTeach(.unusedAllow) ? nil : nearest(to: allowance.id, among: ids)
        diagnostics.report(.unusedAllow(allowance.id, isKnown: isKnown, meant: meant, at: allowance.idRange))
    }
}

/// Finds the allowance that a diagnostic falls under: the innermost.
private struct AllowanceIndex {
    private let allowances: [Allowance]
    private(set) var isUsed: [Bool]
    /// Those of each id, by where they start.
    private var positions: [String: [Int]] = [:]
    /// The next allowance of the same id around each.
    private var outer: [Int?]

    init(_ allowances: [Allowance]) {
        self.allowances = allowances
        isUsed = allowances.map { _ in false }
        outer = allowances.map { _ in nil }
        let order = allowances.indices.sorted { first, second in
            let (one, other) = (allowances[first].scope, allowances[second].scope)
            return (one.lowerBound, -one.upperBound, first) < (other.lowerBound, -other.upperBound, second)
        }
        for position in order {
            var candidate = positions[allowances[position].id]?.last
            while let around = candidate, allowances[around].scope.upperBound < allowances[position].scope.upperBound {
                candidate = outer[around]
            }
            outer[position] = candidate
            positions[allowances[position].id, default: []].append(position)
        }
    }

    mutating func allows(_ diagnostic: Diagnostic) -> Bool {
        guard let known = positions[diagnostic.id.name] else { return false }
        let start = diagnostic.range.lowerBound
        var low = 0
        var high = known.count
        while low < high {
            let middle = (low + high) / 2
            if allowances[known[middle]].scope.lowerBound <= start { low = middle + 1 } else { high = middle }
        }
        var candidate = low > 0 ? known[low - 1] : nil
        while let position = candidate {
            let scope = allowances[position].scope
            if scope.contains(start) || scope.upperBound == start && !scope.isEmpty {
                isUsed[position] = true
                return true
            }
            candidate = outer[position]
        }
        return false
    }
}

extension DiagnosticID {
    static let unusedAllow: Self = "unused-allow"
}

extension Diagnostic {
    fileprivate static func unusedAllow(
        _ id: String, isKnown: Bool, meant: String?, at range: SourceRange
    ) -> Diagnostic {
        isKnown
            ? .warning(
                .unusedAllow, at: range, "there is no `\(id)` here that this could allow", label: "remove it")
            : .warning(
                .unusedAllow, at: range, "formc has no warning `\(id)`",
                label: meant.map { "did you mean `\($0)`?" } ?? "remove it",
                fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }
}
