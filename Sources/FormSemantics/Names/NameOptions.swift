package import FormModel
import FormSource
import FormSyntax
import FormYAML

/// The names of options. Those of plain tags that differ cannot collide: they are made only for who generates Swift.
extension Analysis {
    /// Whether the names of some options, which nobody has made yet, are surely different, and none is reserved.
    mutating func differSurely(_ options: Range<Int>) -> Bool {
        if options.count > 16 { return false }
        nameKeys.removeAll(keepingCapacity: true)
        for option in options {
            let tag = form.options[option].tag
            guard !syntax.keys(of: syntax.options[option]).contains(.swiftName),
                let key = SimpleName.key(of: tag, in: form.buffer)
            else { return false }
            for other in nameKeys where other == key { return false }
            for reserved in Analysis.reservedKeys where reserved == key { return false }
            nameKeys.append(key)
        }
        return true
    }

    private static let reservedKeys = Reserved.cases.all.compactMap { name in
        let bytes = Array(name.lowercased().utf8)
        return SimpleName.key(of: Text(offset: 0, length: bytes.count), in: TextBuffer(source: bytes))
    }

    mutating func nameOptions(_ list: Int) {
        let options = form.lists[list].options
        var index = options.count > 16 ? TextIndex(expecting: options.count) : nil
        for option in options where !form.options[option].tag.isEmpty {
            let name = nameOption(option)
            form.options[option].swiftName = name
            if index != nil {
                if let first = index?.insert(name, option, in: form.buffer) { reportSameName(option, first) }
                continue
            }
            for first in options.lowerBound..<option where form.buffer.equal(form.options[first].swiftName, name) {
                reportSameName(option, first)
                break
            }
        }
        checkTagCase(list)
    }

    private mutating func nameOption(_ option: Int) -> Text {
        let syntaxOption = syntax.options[option]
        let explicit = syntax.keys(of: syntaxOption).contains(.swiftName) ? explicitName(in: syntaxOption.node) : nil
        let name = explicit.map { form.buffer.append($0) } ?? self.name(form.options[option].tag, .lowerCamel)
        let isRuntimeType = explicit != nil && Reserved.isRuntimeType(form.buffer.bytes(name))
        if isRuntimeType || Reserved.cases.contains(string: name, form.buffer) {
            let place = explicit == nil ? nil : syntax.value(.swiftName, in: syntaxOption.node)
            report(.reservedName(string(name), at: place.map { range($0) } ?? tagRange(option)))
        }
        return name
    }

    /// Two options of one list that are called alike. Equal tags were reported as such.
    private mutating func reportSameName(_ option: Int, _ first: Int) {
        let (tag, name) = (form.options[option].tag, form.options[option].swiftName)
        if form.buffer.equal(form.options[first].tag, tag) { return }
        let (one, other) = (string(form.options[first].tag), string(tag))
        let isCase = one.lowercased() == other.lowercased()
        report(
            .sameName(
                string(name), one, other, at: tagRange(option), first: tagRange(first),
                help: isCase
                    ? "they differ only by case; `swift-name` names one otherwise"
                    : "give one another name with `swift-name`"))
    }
}

extension Form {
    /// Gives their names to the options that have none yet, since they follow from their tags.
    package mutating func nameRemainingOptions() { nameRemainingOptions(options.indices) }

    mutating func nameRemainingOptions(_ positions: Range<Int>) {
        var simpleName = SimpleName()
        for option in positions where options[option].swiftName.isEmpty {
            let tag = options[option].tag
            options[option].swiftName =
                simpleName.make(tag, .lowerCamel, in: &buffer)
                ?? buffer.append(SwiftName.make(buffer.string(tag), .lowerCamel))
        }
    }
}
