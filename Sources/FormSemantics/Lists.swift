import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Choice lists and sources: what is offered.
extension Analysis {
    mutating func lowerSources() {
        for source in syntax.sources {
            let type = tagType(in: source.node)
            _ = sourcesByName.insert(syntax.tree.text(source.name), form.sources.count, in: form.buffer)
            form.sources.append(OptionSource(name: syntax.tree.text(source.name), tagType: type))
        }
    }

    private func tagType(in mapping: NodeID) -> TagType {
        syntax.string(.tagType, in: mapping)?.value == "integer" ? .integer : .string
    }

    mutating func lowerLists() {
        form.options.reserveCapacity(syntax.options.count)
        for (position, list) in syntax.lists.enumerated() {
            let first = form.options.count
            for option in syntax.options[list.options] { form.options.append(self.option(option)) }
            var lowered = ChoiceList(name: list.name.map { syntax.tree.text($0) }, options: first..<form.options.count)
            lowered.tagType = tagType(in: list.node)
            form.lists.append(lowered)
            if let name = list.name {
                _ = plainText(name)
                _ = listsByName.insert(syntax.tree.text(name), position, in: form.buffer)
            }
            checkOptions(position)
        }
    }

    private mutating func option(_ option: OptionSyntax) -> ChoiceOption {
        let tag = option.tag.flatMap { tagText($0, option) } ?? .empty
        var label = LocalizedText(tag)
        if let node = option.label {
            label = localizedText(node) ?? label
        } else if let node = option.tag, !form.languages.isEmpty, !syntax.has(.label, in: option.node) {
            report(.missingTranslation(form.languages.prefix(Analysis.mostNamed).map { string($0) }, at: range(node)))
        }
        var lowered = ChoiceOption(tag: tag, label: label)
        if syntax.keys(of: option).hasMore(than: .tag, .label) { addKeys(of: option, to: &lowered) }
        return lowered
    }

    /// A tag is taken as it is written, but it is not empty and has no blanks around it.
    private mutating func tagText(_ node: NodeID, _ option: OptionSyntax) -> Text? {
        if syntax.tree.isBroken(node) { return nil }
        return plainText(node)
    }

    private mutating func addKeys(of option: OptionSyntax, to lowered: inout ChoiceOption) {
        if syntax.boolean(.exclusive, in: option.node)?.value == true { lowered.flags.insert(.exclusive) }
        if syntax.boolean(.required, in: option.node)?.value == true { lowered.flags.insert(.required) }
        if syntax.boolean(.retired, in: option.node)?.value == true { lowered.flags.insert(.retired) }
        if syntax.isConditional(option) { lowered.flags.insert(.conditional) }
        var details = OptionDetails()
        details.description = text(.description, in: option.node)
        details.group = text(.group, in: option.node)
        details.image = image(in: option.node)
        details.formerly = syntax.lines(.formerly, in: option.node).map { syntax.tree.text($0) }
        let hasDetails =
            details.description != nil || details.group != nil || details.image != nil || !details.formerly.isEmpty
            || lowered.flags.contains(.conditional)
        if hasDetails {
            lowered.details = Int32(truncatingIfNeeded: form.optionDetails.count)
            form.optionDetails.append(details)
        }
        if lowered.flags.contains(.required), lowered.flags.contains(.exclusive) {
            contradictory(.exclusive, option)
        }
        if lowered.flags.contains(.required), lowered.flags.contains(.retired) {
            contradictory(.retired, option)
        }
    }

    private mutating func contradictory(_ key: Key, _ option: OptionSyntax) {
        let (place, other) = (keyRange(.required, in: option.node), keyRange(key, in: option.node))
        report(.contradictoryOption(key.name, at: place, other: other))
    }

    private func keyRange(_ key: Key, in mapping: NodeID) -> SourceRange {
        range(syntax.keyNode(key, in: mapping) ?? mapping)
    }

    /// The image of an option or a toggle.
    mutating func image(in mapping: NodeID) -> Image? {
        guard let node = syntax.value(.image, in: mapping) else { return nil }
        let places: [(Key, Image.Place)] = [(.symbol, .symbol), (.asset, .asset), (.url, .url)]
        let written = places.filter { syntax.has($0.0, in: node) }
        guard written.count == 1, let (key, place) = written.first else {
            if !syntax.isTruncated(node), !(written.isEmpty && syntax.hasUnknownKey(in: node)) {
                let second = written.last.flatMap { syntax.keyNode($0.0, in: node) }
                report(.imagePlace(written.map(\.0.name), at: range(second ?? node)))
            }
            return nil
        }
        let alt = text(.alt, in: node)
        guard let name = syntax.value(key, in: node), let text = plainText(name) else { return nil }
        return Image(place: place, name: text, alt: alt)
    }

    // MARK: What a field offers

    /// The value of a field that chooses. An unknown list is reported, with the names that there are.
    mutating func optionsValue(of field: FieldSyntax, several: Bool) -> ValueType {
        withOther(namedOptions(of: field, several: several), of: field)
    }

    private mutating func namedOptions(of field: FieldSyntax, several: Bool) -> ValueType {
        switch field.options {
        case .own(let list): return several ? .selection(list: list) : .choice(list: list)
        case .shared(let node):
            if syntax.tree.isBroken(node) { break }
            let list = listsByName.find(syntax.tree.text(node), in: form.buffer)
            if let list {
                usedLists.insert(list)
                return several ? .selection(list: list) : .choice(list: list)
            }
            unknownList(node)
        case .source(let node):
            let source = sourcesByName.find(syntax.tree.text(node), in: form.buffer)
            if let source {
                usedSources.insert(source)
                return several ? .sourceSelection(source: source) : .sourceChoice(source: source)
            }
            unknownSource(node)
        case nil: break
        }
        return .none
    }

    /// The list that was meant is used, so that one slip is one message.
    private mutating func unknownList(_ node: NodeID) {
        if isTruncated || isWritten(node, under: .choices) || isExcused(node) { return }
        let name = syntax.tree.string(node)
        let names = names(mayTeach(.unknownList)) { listNames($0) + importedNames($0) }
        let meant = mayTeach(.unknownList) ? nearest(to: name, among: names) : nil
        if let meant, let list = form.lists.firstIndex(where: { $0.name.map { string($0) } == meant }) {
            usedLists.insert(list)
        } else if let meant {
            useMeant(meant)
        }
        let source = sourcesByName.find(syntax.tree.text(node), in: form.buffer)
        if let source { usedSources.insert(source) }
        let place = imported.imports.isEmpty ? "under `choices`" : "under `choices` or in the imports"
        report(.unknownList(name, place, meant: meant, names, isSource: source != nil, at: range(node)))
    }

    private mutating func unknownSource(_ node: NodeID) {
        if isTruncated || isWritten(node, under: .sources) { return }
        let name = syntax.tree.string(node)
        let names = names(mayTeach(.unknownSource)) { sourceNames($0) }
        let meant = mayTeach(.unknownSource) ? nearest(to: name, among: names) : nil
        if let meant, let source = names.firstIndex(of: meant) { usedSources.insert(source) }
        report(.unknownSource(name, meant: meant, names, at: range(node)))
    }

    /// Whether something of that name stands there and was not read, or nothing there could be: that was said.
    private mutating func isWritten(_ name: NodeID, under key: Key) -> Bool {
        guard let keyNode = syntax.root.flatMap({ syntax.keyNode(key, in: $0) }) else { return false }
        let value = syntax.tree.next(after: keyNode)
        guard syntax.tree[value].kind == .mapping else { return syntax.tree.isBroken(value) }
        let names = writtenNames[key] ?? names(in: value)
        writtenNames[key] = names
        return names.find(syntax.tree.text(name), in: form.buffer) != nil
    }

    private func names(in mapping: NodeID) -> TextIndex {
        var names = TextIndex()
        for (key, _) in pairs(of: mapping) { _ = names.insert(syntax.tree.text(key), key.position, in: form.buffer) }
        return names
    }

    /// As many names as one message compares with, or as it shows.
    private func names(_ isTaught: Bool, _ first: (Int) -> [String]) -> [String] { first(isTaught ? 1000 : 13) }

    private func listNames(_ count: Int) -> [String] {
        form.lists.lazy.filter { !$0.isImported }.compactMap(\.name).prefix(count).map { string($0) }
    }

    private func sourceNames(_ count: Int) -> [String] { form.sources.prefix(count).map { string($0.name) } }

    /// Whether a field whose options could not be read may have meant any of the lists.
    var isUseUnclear: Bool {
        let isUnclear = zip(syntax.fields, form.fields).contains {
            $0.type == nil ? $0.otherOf == nil : $0.options == nil && $1.mayChoose
        }
        let isTooMuch = !mayTeach(.unknownList) || !mayTeach(.unknownSource)
        return isTruncated || isUnclear || isTooMuch
    }

    /// What no field uses: a slip, but in a file that only shares.
    mutating func checkUse() {
        if form.name == nil || isUseUnclear { return }
        for (position, list) in syntax.lists.enumerated() where !usedLists.contains(position) {
            if let name = list.name { report(.unusedList(syntax.tree.string(name), at: range(name))) }
        }
        for (position, source) in syntax.sources.enumerated() where !usedSources.contains(position) {
            report(.unusedSource(syntax.tree.string(source.name), at: range(source.name)))
        }
    }
}

extension DiagnosticID {
    static let contradictoryOption: Self = "contradictory-option"
    static let imagePlace: Self = "image-place"
    static let unknownList: Self = "unknown-list"
    static let unknownSource: Self = "unknown-source"
    static let unusedList: Self = "unused-list"
    static let unusedSource: Self = "unused-source"
}

extension Diagnostic {
    fileprivate static func contradictoryOption(_ key: String, at range: SourceRange, other: SourceRange) -> Diagnostic
    {
        .error(
            .contradictoryOption, at: range, "an option cannot be `\(key)` and `required`",
            notes: [Note("`\(key)` stands here", at: other)])
    }

    fileprivate static func imagePlace(_ found: [String], at range: SourceRange) -> Diagnostic {
        let has = found.map { "`\($0)`" }.joined(separator: " and ")
        return .error(
            .imagePlace, at: range,
            found.isEmpty ? "an image needs one of `symbol`, `asset` and `url`" : "an image has \(has); one is enough")
    }

    fileprivate static func unknownList(
        _ name: String, _ place: String, meant: String?, _ lists: [String], isSource: Bool, at range: SourceRange
    ) -> Diagnostic {
        let label =
            meant.map { "did you mean `\($0)`?" } ?? (isSource ? "write `{ source: \(name) }`" : nil)
            ?? (name.contains(",") ? "write `[\(name)]` for a list" : nil)
        return .error(
            .unknownList, at: range, "there is no list `\(name)` \(place)", label: label,
            notes: label == nil ? [Note(names("the lists are ", "no list is declared there", lists))] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    fileprivate static func unknownSource(_ name: String, meant: String?, _ sources: [String], at range: SourceRange)
        -> Diagnostic
    {
        return .error(
            .unknownSource, at: range, "there is no source `\(name)` under `sources`",
            label: meant.map { "did you mean `\($0)`?" },
            notes: meant == nil ? [Note(names("the sources are ", "no source is declared there", sources))] : [],
            fix: meant.map { Fix("write `\($0)`", replace: range, with: $0, isCertain: false) })
    }

    /// A dozen at most: no message grows with the file.
    private static func names(_ intro: String, _ none: String, _ names: [String]) -> String {
        if names.isEmpty { return none }
        return intro + names.prefix(12).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 12 ? ", …" : "")
    }

    fileprivate static func unusedList(_ name: String, at range: SourceRange) -> Diagnostic {
        .warning(.unusedList, at: range, "no field uses the list `\(name)`")
    }

    fileprivate static func unusedSource(_ name: String, at range: SourceRange) -> Diagnostic {
        .warning(.unusedSource, at: range, "no field uses the source `\(name)`")
    }
}
