extension RevisedText {
    /// The difference as `patch` and `git apply -p0` read it, three lines around each change; nothing if there is none.
    /// The bytes of the lines are as they are.
    package func unifiedDiff(name: String) -> [UInt8] {
        let changes = self.changes
        let shown = hunks(in: changes)
        if shown.isEmpty { return [] }
        // Behind a tab `patch` expects no more of the name, which may hold blanks.
        let name = name.contains(" ") ? name + "\t" : name
        var diff = Array("--- \(name)\n+++ \(name)\n".utf8)
        var at = 0
        var (oldLine, newLine) = (1, 1)
        for hunk in shown {
            for change in changes[at..<hunk.lowerBound] { count(change, &oldLine, &newLine) }
            var (oldEnd, newEnd) = (oldLine, newLine)
            for change in changes[hunk] { count(change, &oldEnd, &newEnd) }
            let old = span(oldLine, oldEnd)
            let new = span(newLine, newEnd)
            diff += "@@ -\(old) +\(new) @@\n".utf8
            for change in changes[hunk] { append(change, to: &diff) }
            (oldLine, newLine, at) = (oldEnd, newEnd, hunk.upperBound)
        }
        return diff
    }

    /// The positions of changes with their surroundings, those that touch as one.
    private func hunks(in changes: [Change]) -> [Range<Int>] {
        let context = 3
        var hunks: [Range<Int>] = []
        for (position, change) in changes.enumerated() where !change.isSame {
            let range = max(0, position - context)..<min(changes.count, position + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func count(_ change: Change, _ old: inout Int, _ new: inout Int) {
        switch change {
        case .same:
            old += 1
            new += 1
        case .removed: old += 1
        case .added: new += 1
        }
    }

    /// A range of no lines is named by the line before it.
    private func span(_ start: Int, _ end: Int) -> String { "\(end > start ? start : start - 1),\(end - start)" }

    private func append(_ change: Change, to diff: inout [UInt8]) {
        let (sign, line): (String, ArraySlice<UInt8>) =
            switch change {
            case .same(let range): (" ", original[range])
            case .removed(let range): ("-", original[range])
            case .added(let range): ("+", bytes[range])
            }
        diff += sign.utf8
        diff += line
        if line.last != 0x0A { diff += "\n\\ No newline at end of file\n".utf8 }
    }
}

extension RevisedText.Change {
    fileprivate var isSame: Bool {
        switch self {
        case .same: true
        case .removed, .added: false
        }
    }
}
