public import Foundation

extension FormOptions {
    /// What is chosen, as a sentence lists it: the labels in the options' order, whatever the order of tapping, such as
    /// “Apple, Banana and Cherry”. Empty if nothing is chosen; a tag without an option has no label and is left out.
    public func summary<Chosen: FormChosenTags>(
        of chosen: Chosen, locale: Locale = .autoupdatingCurrent
    ) -> String where Chosen.Element == Tag {
        var seen = Set<Tag>()
        let labels = options.filter { chosen.contains($0.tag) && seen.insert($0.tag).inserted }.map(\.label)
        return labels.formatted(.list(type: .and).locale(locale))
    }
}

extension FormOptions where Tag: Comparable {
    /// The same options, and after them one for each chosen tag that has none, so that what was chosen once and is
    /// supplied no longer is shown and can be taken back.
    public func includingUnknown<Chosen: FormChosenTags>(
        of chosen: Chosen, label: (Tag) -> String
    ) -> FormOptions where Chosen.Element == Tag {
        let known = Set(options.map(\.tag))
        var result = self
        for tag in chosen.filter({ !known.contains($0) }).sorted() {
            var option = Option(tag, label: label(tag))
            option.isRetired = true
            result.options.append(option)
        }
        return result
    }
}
