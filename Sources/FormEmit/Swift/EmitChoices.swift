import FormModel
import FormSource

/// An option list as an enum: a thin one, whose data stand in one literal.
extension SwiftEmitter {
    /// Lists, with an empty line between.
    mutating func choices(_ lists: [ChoiceList], indentation: Int) {
        for (position, list) in lists.enumerated() {
            if position > 0 { code.append(byte: 0x0A) }
            choices(list, indentation)
        }
    }

    private mutating func choices(_ list: ChoiceList, _ indentation: Int) {
        indent(indentation)
        code.append("\(access)enum \(name: bytes(list.swiftName)): FormChoice {\n")
        for option in form.options[list.options] { choiceCase(option, indentation + 4) }
        if list.tagType == .integer || list.options.count > 64 { code.append(byte: 0x0A) }
        if list.tagType == .integer {
            indent(indentation + 4)
            code.append("\(access)typealias RawValue = Int\n")
        }
        if list.options.count > 64 {
            indent(indentation + 4)
            code.append("\(access)typealias Bits = FormWideBits\n")
        }
        code.append(byte: 0x0A)
        indent(indentation + 4)
        code.append("\(access)static let choiceTable = FormChoiceTable(choiceRows())\n\n")
        rows("choiceRows", indentation: indentation + 4) { emitter in
            for option in emitter.form.options[list.options] { emitter.choiceRow(option, indentation + 8) }
        }
        indent(indentation)
        code.append(code: "}\n")
    }

    private mutating func choiceCase(_ option: ChoiceOption, _ indentation: Int) {
        // The tag is told where the name does not.
        let isTagSeen = form.buffer.equal(option.label.own, option.tag) || isName(option.swiftName, of: option.tag)
        comment(bytes(option.label.own), tag: isTagSeen ? nil : bytes(option.tag), indentation: indentation)
        if let description = form.details(of: option)?.description {
            furtherComment(bytes(description.own), indentation: indentation)
        }
        if option.flags.contains(.retired) {
            indent(indentation)
            code.append(
                code:
                    "@available(*, deprecated, message: \"retired: no longer offered, still read from stored answers\")\n"
            )
        }
        indent(indentation)
        code.append(code: "case ")
        code.append(name: bytes(option.swiftName))
        code.append(byte: 0x0A)
    }

    /// Whether a name is the tag itself, back-ticks apart.
    private func isName(_ name: Text, of tag: Text) -> Bool {
        if name == tag || form.buffer.equal(name, tag) { return true }
        guard form.buffer.first(of: name) == UInt8(ascii: "`") else { return false }
        return bytes(name).dropFirst().dropLast() == bytes(tag)
    }

    private mutating func choiceRow(_ option: ChoiceOption, _ indentation: Int) {
        indent(indentation)
        code.append(cell: bytes(option.tag))
        cell(bytes(option.label.own))
        if option.flags.contains(.exclusive) { flag("exclusive") }
        if option.flags.contains(.required) { flag("required") }
        if option.flags.contains(.retired) { flag("retired") }
        translations("label", option.label)
        if let details = form.details(of: option) { self.details(details) }
        code.append(byte: 0x0A)
    }

    private mutating func details(_ details: OptionDetails) {
        if let description = details.description { attribute("description", description) }
        if let group = details.group { attribute("group", group) }
        if let image = details.image { self.image(image) }
        for tag in details.formerly { attribute("formerly", bytes(tag)) }
    }

    mutating func image(_ image: Image) {
        switch image.place {
        case .symbol: attribute("symbol", bytes(image.name))
        case .asset: attribute("asset", bytes(image.name))
        case .url: attribute("url", bytes(image.name))
        }
        if let alt = image.alt { attribute("alt", alt) }
    }

    // MARK: Cells

    mutating func cell(_ text: ArraySlice<UInt8>) {
        code.append(code: "\\t")
        code.append(cell: text)
    }

    mutating func flag(_ name: StaticString) {
        code.append(code: "\\t")
        code.append(code: name)
    }

    mutating func attribute(_ name: StaticString, _ value: some Collection<UInt8>) {
        code.append(code: "\\t")
        code.append(code: name)
        code.append(byte: UInt8(ascii: "="))
        code.append(cell: value)
    }

    mutating func attribute(_ name: StaticString, _ text: LocalizedText) {
        attribute(name, bytes(text.own))
        translations(name, text)
    }

    mutating func translations(_ name: StaticString, _ text: LocalizedText) {
        for translation in form.translations(of: text) {
            code.append(code: "\\t")
            code.append(code: name)
            code.append(byte: UInt8(ascii: "@"))
            code.append(cell: bytes(translation.language))
            code.append(byte: UInt8(ascii: "="))
            code.append(cell: bytes(translation.text))
        }
    }
}
