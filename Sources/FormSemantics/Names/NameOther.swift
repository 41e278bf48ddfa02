import FormModel
import FormSource
import FormSyntax

/// The names of lists with `other`.
extension Analysis {
    /// A field's own list is named as it is without the option. One over a shared list is called after the field:
    /// `FavouriteOrOther`. Its options have the names that they have there.
    mutating func nameListWithOther(_ list: Int) {
        guard let base = form.lists[list].base else { return }
        let options = form.lists[list].options
        form.nameRemainingOptions(form.lists[base].options)
        for (option, original) in zip(options, form.lists[base].options) {
            form.options[option].swiftName = form.options[original].swiftName
        }
        if form.lists[base].isReplaced {
            form.lists[list].swiftName = form.lists[base].swiftName
        } else if let field = others[list]?.field, let id = form.fields[field].id {
            form.lists[list].swiftName = form.buffer.append(SwiftName.make(string(id), .upperCamel) + "OrOther")
        }
        nameOther(options.upperBound - 1, among: options.dropLast(), list)
    }

    private mutating func nameOther(_ option: Int, among options: Range<Int>, _ list: Int) {
        let tag = form.options[option].tag
        if tag.isEmpty { return }
        let name = form.buffer.append(SwiftName.make(string(tag), .lowerCamel))
        form.options[option].swiftName = name
        let place = otherPlace(list)
        if Reserved.cases.contains(string: name, form.buffer) {
            report(.reservedName(string(name), at: place))
        }
        for other in options where form.buffer.equal(form.options[other].swiftName, name) {
            // Equal tags were reported as such.
            if form.buffer.equal(form.options[other].tag, tag) { continue }
            report(
                .sameName(
                    string(name), string(form.options[other].tag), string(tag), at: place, first: tagRange(other),
                    help: "name one with `other: { tag: … }`, or the other with `swift-name`"))
        }
    }
}
