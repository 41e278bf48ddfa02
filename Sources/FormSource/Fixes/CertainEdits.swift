/// The edits of all certain fixes of one file that can be made at once, by position. Of two fixes that overlap, or that
/// insert at one place, the first is taken; the other may still be there when the file is checked again. What would
/// change nothing, or take a comment away, is left out.
///
/// `diagnostics` come by position, and ranges outside the file are no edits.
package func certainEdits(of diagnostics: [Diagnostic], in file: FileID, _ bytes: [UInt8]) -> [Fix.Edit] {
    var taken: [Fix.Edit] = []
    for fix in diagnostics.compactMap(\.fix) where fix.isCertain {
        let edits = fix.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        let isHere = edits.allSatisfy { $0.range.file == file && $0.range.upperBound <= bytes.count }
        guard isHere, edits.contains(where: { changes(bytes, $0) }), !edits.contains(where: { dropsComment(bytes, $0) })
        else { continue }
        let count = taken.count
        for edit in edits where !overlaps(taken.last, edit) { taken.append(edit) }
        // All edits of a fix, or none.
        if taken.count < count + edits.count { taken.removeSubrange(count...) }
    }
    return taken
}

private func changes(_ bytes: [UInt8], _ edit: Fix.Edit) -> Bool {
    !bytes[edit.range.lowerBound..<edit.range.upperBound].elementsEqual(edit.replacement.utf8)
}

/// Whether what may be a comment stands in what is replaced and not in what comes for it. The header of a block has one,
/// and is part of its value.
private func dropsComment(_ bytes: [UInt8], _ edit: Fix.Edit) -> Bool {
    let hash = UInt8(ascii: "#")
    let replaced = bytes[edit.range.lowerBound..<edit.range.upperBound]
    if !replaced.contains(hash) { return false }
    return edit.replacement.utf8.count { $0 == hash } < replaced.count { $0 == hash }
}

private func overlaps(_ earlier: Fix.Edit?, _ edit: Fix.Edit) -> Bool {
    guard let earlier else { return false }
    if edit.range.start != earlier.range.end { return edit.range.start < earlier.range.end }
    return edit.range.isEmpty || earlier.range.isEmpty
}
