import FormModel
import FormSource
import FormSyntax

/// Names in the form's view: of its sections, which are private to it, and of the options that the app passes to it.
extension Analysis {
    mutating func nameSections() {
        var index = TextIndex(expecting: form.sections.count)
        for position in form.sections.indices {
            if let id = form.sections[position].id {
                let name = self.name(id, followedBy: "-part", .upperCamel)
                // One that is called as the form would hide it.
                if !form.buffer.equal(name, form.swiftName), index.insert(name, position, in: form.buffer) == nil {
                    form.sections[position].swiftName = name
                    continue
                }
            }
            // No id ends in a number after `Part`.
            let name = "Part\(position + 1)"
            form.sections[position].swiftName = form.buffer.append(name == string(form.swiftName) ? name + "_" : name)
        }
    }

    mutating func nameSources() {
        var index = TextIndex(expecting: form.sources.count)
        for position in form.sources.indices {
            let name = self.name(form.sources[position].name, followedBy: "-options", .lowerCamel)
            form.sources[position].swiftName = name
            guard let first = index.insert(name, position, in: form.buffer) else { continue }
            report(
                .sameName(
                    string(name), string(form.sources[first].name), string(form.sources[position].name),
                    at: range(syntax.sources[position].name), first: range(syntax.sources[first].name),
                    help: "give one another name"))
        }
    }

    private mutating func name(_ text: Text, followedBy ending: String, _ style: SwiftName.Style) -> Text {
        form.buffer.append(SwiftName.make(string(text) + ending, style))
    }
}
