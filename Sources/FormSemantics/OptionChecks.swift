import FormModel
import FormSource
import FormSyntax
import FormYAML

/// The options of one list beside one another: tags and labels that are the same or look so, and former tags.
extension Analysis {
    mutating func checkOptions(_ list: Int) {
        let options = form.lists[list].options
        let node = syntax.lists[list].node
        if options.isEmpty {
            // Options that could not be read were reported.
            let sequence = syntax.tree[node].kind == .mapping ? syntax.value(.options, in: node) ?? node : node
            if syntax.isEmpty(sequence), !syntax.isTruncated(sequence) { report(.noOptions(at: range(sequence))) }
            return
        }
        if form.lists[list].tagType == .integer { checkIntegerTags(list) }
        checkTags(list)
        checkLabels(list)
        // Most lists have options of a tag and a label only.
        if syntax.options[syntax.lists[list].options].allSatisfy({ !$0.hasKeys }) { return }
        checkExclusive(list)
        checkFormerTags(list)
        if form.options[options].allSatisfy({ $0.flags.contains(.retired) }) { report(.allRetired(at: range(node))) }
    }

    /// An exclusive option stands alone, so that beside required ones it can never be chosen. What is offered by condition
    /// may not be there to be required, or be so only when the other is not.
    private mutating func checkExclusive(_ list: Int) {
        let all = form.lists[list].options
        guard form.options[all].contains(where: { $0.flags.contains(.required) }) else { return }
        let options = all.filter { !form.options[$0].flags.contains(.conditional) }
        guard let required = options.first(where: { form.options[$0].flags.contains(.required) }) else { return }
        for option in options where form.options[option].flags.contains(.exclusive) && option != required {
            if form.options[option].flags.contains(.required) { continue }
            report(
                .unchoosable(
                    string(form.options[option].tag), string(form.options[required].tag), at: tagRange(option),
                    required: tagRange(required)))
        }
    }

    /// Where the tag of an option was written.
    func tagRange(_ option: Int) -> SourceRange {
        if option < syntax.options.count { return syntax.tagRange(option) }
        let copy = option - imported.firstOption
        return imported.tagPlaces.indices.contains(copy) ? imported.tagPlaces[copy] : tagRangeWithOther(option)
    }

    /// The same of a list with `other`.
    private func tagRangeWithOther(_ option: Int) -> SourceRange {
        guard let list = form.lists.firstIndex(where: { $0.options.contains(option) }),
            let base = form.lists[list].base,
            option < form.lists[list].options.upperBound - 1
        else { return otherPlace(form.lists.firstIndex { $0.options.contains(option) } ?? 0) }
        return tagRange(form.lists[base].options.lowerBound + option - form.lists[list].options.lowerBound)
    }

    private mutating func checkIntegerTags(_ list: Int) {
        for option in form.lists[list].options where !form.options[option].tag.isEmpty {
            let tag = string(form.options[option].tag)
            let fault = tag == "-0" ? "write `0`" : numberFault(tag, isInteger: true)
            if let fault { report(.integerTag(tag, fault, at: tagRange(option))) }
        }
    }

    private mutating func checkTags(_ list: Int) {
        let options = form.lists[list].options
        seen.start(expecting: options.count)
        for option in options where !form.options[option].tag.isEmpty {
            let tag = form.options[option].tag
            if let first = seen.insert(tag, option, form.buffer) {
                report(.duplicateTag(string(tag), at: tagRange(option), first: tagRange(first)))
            }
        }
    }

    /// Tags that differ only by case. Where their Swift names are the same too, that was reported.
    mutating func checkTagCase(_ list: Int) {
        let options = form.lists[list].options
        // Tags in small letters differ by more than case, or were reported as the same.
        if areLowercase(options) { return }
        seen.start(expecting: options.count)
        for option in options where !form.options[option].tag.isEmpty {
            let tag = form.options[option].tag
            let (folded, name) = (lowercased(tag), form.options[option].swiftName)
            guard let first = seen.insert(folded, option, form.buffer) else { continue }
            if form.buffer.equal(form.options[first].swiftName, name) { continue }
            let other = string(form.options[first].tag)
            report(.tagsDifferByCase(string(tag), other, at: tagRange(option), first: tagRange(first)))
        }
    }

    /// A text in lower case; itself if it is so already, which costs no copy.
    private mutating func lowercased(_ text: Text) -> Text {
        isLowercase(text) ? text : form.buffer.append(string(text).lowercased())
    }

    private func areLowercase(_ options: Range<Int>) -> Bool {
        for option in options where !isLowercase(form.options[option].tag) { return false }
        return true
    }

    /// A function of its own: no slice of the buffer may live while it is appended to, or it would be copied whole.
    private func isLowercase(_ text: Text) -> Bool {
        form.buffer.allSatisfy(text) { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    }

    private mutating func checkLabels(_ list: Int) {
        let options = form.lists[list].options
        seen.start(expecting: options.count)
        for option in options where !form.options[option].flags.contains(.retired) {
            let label = form.options[option].label.own
            // A label that is the tag itself was compared as a tag.
            if label.isEmpty || label == form.options[option].tag { continue }
            if let first = seen.insert(label, option, form.buffer) {
                // Two that are offered by condition may never be offered together.
                if form.options[option].flags.contains(.conditional), form.options[first].flags.contains(.conditional) {
                    continue
                }
                let node = syntax.options[option].label
                let firstNode = syntax.options[first].label
                report(
                    .sameLabel(
                        string(label), at: node.map { range($0) } ?? tagRange(option),
                        first: firstNode.map { range($0) } ?? tagRange(first)))
            }
        }
    }

    private mutating func checkFormerTags(_ list: Int) {
        let options = form.lists[list].options
        guard form.options[options].contains(where: { form.details(of: $0)?.formerly.isEmpty == false }) else { return }
        var current = TextIndex(expecting: options.count)
        for option in options { _ = current.insert(form.options[option].tag, option, in: form.buffer) }
        var claimed = TextIndex()
        for option in options {
            for node in syntax.lines(.formerly, in: syntax.options[option].node) {
                let tag = syntax.tree.text(node)
                if form.lists[list].tagType == .integer, let fault = numberFault(string(tag), isInteger: true) {
                    report(.integerTag(string(tag), fault, at: range(node)))
                }
                if let owner = current.find(tag, in: form.buffer) {
                    report(
                        .formerlyCurrent(string(tag), "the tag of an option", at: range(node), current: tagRange(owner))
                    )
                } else if let first = claimed.insert(tag, node.position, in: form.buffer) {
                    report(.formerlyTwice(string(tag), at: range(node), first: range(NodeID(first))))
                }
            }
        }
    }
}

/// Texts seen so far. Lists are short: a dozen are compared one by one, more through an index.
struct SeenTexts {
    private static let most = 16
    private var few = [(text: Text, value: Int)](repeating: (.empty, 0), count: most)
    private var count = 0
    private var many: TextIndex?

    /// Forgets all, for so many texts.
    mutating func start(expecting count: Int) {
        self.count = 0
        many = count > SeenTexts.most ? TextIndex(expecting: count) : nil
    }

    /// Remembers a text, or gives the value of the one with the same bytes that came before.
    mutating func insert(_ text: Text, _ value: Int, _ buffer: TextBuffer) -> Int? {
        if many != nil { return many?.insert(text, value, in: buffer) }
        for position in 0..<count where buffer.equal(few[position].text, text) { return few[position].value }
        few[count] = (text, value)
        count += 1
        return nil
    }
}

extension DiagnosticID {
    static let noOptions: Self = "no-options"
    static let allRetired: Self = "all-retired"
    static let integerTag: Self = "integer-tag"
    static let duplicateTag: Self = "duplicate-tag"
    static let tagsDifferByCase: Self = "tags-differ-by-case"
    static let sameLabel: Self = "same-label"
}

extension Diagnostic {
    fileprivate static func noOptions(at range: SourceRange) -> Diagnostic {
        .error(.noOptions, at: range, "a list without options")
    }

    fileprivate static func unchoosable(
        _ tag: String, _ required: String, at range: SourceRange, required place: SourceRange
    ) -> Diagnostic {
        .error(
            .contradictoryOption, at: range,
            "the exclusive option `\(tag)` can never be chosen: `\(required)` is required",
            notes: [Note("the required option stands here", at: place)])
    }

    fileprivate static func allRetired(at range: SourceRange) -> Diagnostic {
        .error(.allRetired, at: range, "all options of the list are retired, so nothing can be chosen")
    }

    static func integerTag(_ tag: String, _ fault: String, at range: SourceRange) -> Diagnostic {
        .error(.integerTag, at: range, "the tag `\(tag)` is no whole number", label: fault)
    }

    fileprivate static func duplicateTag(_ tag: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .error(
            .duplicateTag, at: range, "tag `\(tag)` is already in the list", notes: [Note("first used here", at: first)]
        )
    }

    fileprivate static func tagsDifferByCase(_ tag: String, _ other: String, at range: SourceRange, first: SourceRange)
        -> Diagnostic
    {
        .warning(
            .tagsDifferByCase, at: range, "tag `\(tag)` differs from `\(other)` only by case",
            notes: [Note("the other stands here", at: first)])
    }

    fileprivate static func sameLabel(_ label: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        .warning(
            .sameLabel, at: range, "two options of the list read `\(label)`",
            notes: [Note("the first stands here", at: first)])
    }
}
