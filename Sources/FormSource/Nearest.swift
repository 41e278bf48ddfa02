/// The candidate that was most likely meant by `word`: the one at the smallest edit distance, if that is at most a
/// third of the word's length (at least one). The first of equals wins. Words and candidates beyond 64 characters are
/// not compared.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(65))
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: String?
    var limit = max(1, wanted.count / 3) + 1
    for candidate in candidates where candidate != word {
        let letters = Array(candidate.lowercased().unicodeScalars.prefix(65))
        if letters.count > 64 || abs(letters.count - wanted.count) >= limit { continue }
        let distance = editDistance(wanted, letters)
        if distance < limit {
            best = candidate
            limit = distance
        }
        if limit == 0 { break }
    }
    return best
}

/// Insertions, deletions, replacements and swaps of neighbours that make one word of the other
/// (optimal string alignment, a restricted Damerau-Levenshtein distance). Time: the product of the lengths.
package func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
        var current = [row + 1]
        for (column, other) in second.enumerated() {
            var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[second.count]
}
