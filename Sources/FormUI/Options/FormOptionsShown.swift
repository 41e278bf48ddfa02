public import Foundation

extension FormOptions {
    /// Options that stand together.
    public struct Run: Identifiable, Equatable {
        /// The position of its first option among all.
        public var id: Int
        /// Nil for options without a group.
        public var heading: String?
        public var options: [Option]
    }

    /// The options that are to be shown, those of one group together where its first stands. A retired one is shown
    /// while it is chosen.
    ///
    /// - Parameters:
    ///   - search: what somebody looks for; each of its words must be in the label, the description or the heading,
    ///     whatever its case and its accents. Empty for all.
    ///   - locale: whose case and accents.
    public func shown<Chosen: FormChosenTags>(
        _ chosen: Chosen, matching search: String = "", locale: Locale = .autoupdatingCurrent
    ) -> [Run] where Chosen.Element == Tag {
        let words = search.split(whereSeparator: \.isWhitespace)
        var runs: [Run] = []
        var runOfGroup: [String: Int] = [:]
        var seen = Set<Tag>(minimumCapacity: options.count)
        for (position, option) in options.enumerated() where seen.insert(option.tag).inserted {
            if option.isRetired, !chosen.contains(option.tag) { continue }
            if !words.allSatisfy({ option.mentions($0, locale) }) { continue }
            let isInLast = option.group == nil && runs.last.map { $0.heading == nil } == true
            if let run = option.group.flatMap({ runOfGroup[$0] }) ?? (isInLast ? runs.count - 1 : nil) {
                runs[run].options.append(option)
            } else {
                if let group = option.group { runOfGroup[group] = runs.count }
                runs.append(Run(id: position, heading: option.group, options: [option]))
            }
        }
        return runs
    }

    /// Whether they are so many that a list of them can be searched. It does not change by choosing.
    var isSearchable: Bool { options.count { !$0.isRetired } >= 12 }
}

extension FormOptions.Run: Sendable where Tag: Sendable {}

extension FormOptions.Option {
    fileprivate func mentions(_ word: Substring, _ locale: Locale) -> Bool {
        [label, description, group].contains {
            $0?.range(
                of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale) != nil
        }
    }
}
