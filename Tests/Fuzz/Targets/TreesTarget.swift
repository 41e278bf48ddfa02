import FormRuntime
import FormSemantics
import FormSyntax

/// A spec grown from the tables of the grammar: the bytes choose among the keys that may stand somewhere, among what
/// these take, and now and then what does not belong there.
package func treeSpec(_ input: [UInt8]) -> [UInt8] {
    var tree = TreeGrower(Choices(input))
    let root = tree.mapping(.form, 0)
    var writer = TreeWriter(tree.choices)
    writer.write(root)
    return Array(writer.text.utf8)
}

/// Grows a tree, key by key.
struct TreeGrower {
    var choices: Choices
    /// The type of each field, decided before anything is grown, so that conditions know what they ask.
    var types: [FieldType] = []
    /// The field, option and name that come next.
    var field = 0
    var option = 0
    private var name = 0
    var isIntegerList = false
    /// How many nodes may still be grown.
    private var budget = 400

    init(_ choices: Choices) {
        self.choices = choices
        for _ in 0...self.choices.below(12) { types.append(self.choices.pick(FieldType.catalogue)) }
    }

    // MARK: Mappings

    mutating func mapping(_ table: KeyTable, _ depth: Int) -> TreeNode {
        var entries: [TreeEntry] = []
        for spec in table.specs {
            let isWanted = spec.isRequired || isNeeded(spec, in: table) ? !choices.chance(3) : choices.chance(34)
            guard isWanted else { continue }
            entries.append(TreeEntry(key(spec), budget > 0 ? value(spec, depth + 1) : .scalar("x")))
            budget -= 1
        }
        if choices.chance(2) {
            entries.append(TreeEntry(choices.pick(Key.allCases).name, .scalar(choices.pick(TreeWords.texts))))
        }
        if choices.chance(2), let entry = entries.first { entries.append(entry) }
        if choices.chance(4) { entries.append(TreeEntry("x-" + choices.pick(TreeWords.ids), .list([]))) }
        return .mapping(entries)
    }

    /// What a form has in all trees that mean something, though some other spec may do without.
    private func isNeeded(_ spec: KeySpec, in table: KeyTable) -> Bool {
        switch spec.key {
        case .form, .sections, .choices, .sources: table.owner == KeyTable.form.owner
        case .options: table.owner != KeyTable.fieldOptions.owner
        case .symbol: true
        default: false
        }
    }

    /// A key as it is, or nearly.
    private mutating func key(_ spec: KeySpec) -> String {
        let name = spec.key.name
        guard choices.chance(2) else { return name }
        switch choices.below(4) {
        case 0: return String(name.dropLast())
        case 1: return name + "s"
        case 2: return name.split(separator: "-").joined(separator: "_")
        default: return String(name.reversed())
        }
    }

    // MARK: Values

    private mutating func value(_ spec: KeySpec, _ depth: Int) -> TreeNode {
        if choices.chance(3) { return stray(depth) }
        switch spec.key {
        case .source: return .scalar(choices.likely(["s0", "s1", "s2"], 2))
        case .swiftName: return fresh("swift", TreeWords.names)
        case .form: return fresh("Tree", TreeWords.names)
        case .id: return fresh("id", TreeWords.ids)
        case .at: return .scalar("f\(choices.below(types.count))")
        case .imports:
            return .scalar(choices.likely(["shared.form.yaml", "broken.form.yaml", "circle.form.yaml", "../x"], 1))
        default: return value(spec.value, spec.key, depth)
        }
    }

    private mutating func value(_ form: ValueForm, _ key: Key, _ depth: Int) -> TreeNode {
        switch form {
        case .text: return text()
        case .line: return .scalar(choices.likely(TreeWords.lines, 3))
        case .scalar(let what): return .scalar(scalar(what, key))
        case .lines(let what): return lines(what, key)
        case .boolean: return .scalar(choices.likely(["true", "false", "yes"], 2))
        case .integer: return .scalar(limit(key, TreeWords.integers, "0", "5", 1))
        case .decimal: return .scalar(limit(key, TreeWords.decimals, "0.5", "99.5", 3))
        case .words(let words): return .scalar(choices.pick(words.map(\.name)))
        case .condition: return .scalar(condition(0))
        case .switchOrMapping(let table): return choices.chance(128) ? mapping(table, depth) : .scalar("true")
        case .mapping(let table): return mapping(table, depth)
        case .list(let table): return several { tree in tree.mapping(table, depth) }
        case .names(let form): return names(form, key, depth)
        case .sections: return sections(depth)
        case .fields: return several { tree in tree.oneField(depth) }
        case .options: return options(depth)
        case .sharedOptions: return list(depth)
        case .messages: return messages()
        case .answer: return answer()
        }
    }

    mutating func several(_ grow: (inout TreeGrower) -> TreeNode) -> TreeNode {
        var nodes: [TreeNode] = []
        for _ in 0...choices.below(4) where budget > 0 || nodes.isEmpty {
            nodes.append(grow(&self))
            budget -= 1
        }
        return .list(nodes)
    }

    /// What does not belong where it stands.
    private mutating func stray(_ depth: Int) -> TreeNode {
        switch choices.below(5) {
        case 0: .scalar("")
        case 1: .list([.scalar(choices.pick(TreeWords.texts))])
        case 2: .mapping([TreeEntry(choices.pick(TreeWords.tags), .scalar(choices.pick(TreeWords.texts)))])
        case 3: .scalar(choices.pick(TreeWords.texts + TreeWords.dates + TreeWords.decimals))
        default:
            depth < 8 ? mapping(choices.pick([.option, .section, .rule, .list, .image, .other]), depth + 1) : .list([])
        }
    }

    /// A name that nothing else has, or one of those that make trouble.
    private mutating func fresh(_ stem: String, _ names: [String]) -> TreeNode {
        name += 1
        return .scalar(choices.chance(12) ? choices.pick(names) : "\(stem)\(name)")
    }

    mutating func text() -> TreeNode {
        let text = TreeNode.scalar(choices.likely(TreeWords.texts, TreeWords.plainTexts))
        guard choices.chance(16) else { return text }
        return .mapping([
            TreeEntry("en", text),
            TreeEntry(choices.likely(["ja"] + TreeWords.languages, 1), .scalar(choices.pick(TreeWords.texts))),
        ])
    }

    private mutating func scalar(_ what: String, _ key: Key) -> String {
        switch what {
        case "the version": "1"
        case "a tag": tag()
        case "a language code": choices.likely(TreeWords.languages, 1)
        case "a pattern": choices.likely(TreeWords.patterns, 2)
        case "a date": limit(key, TreeWords.dates, "1999-12-31", "2030-01-01", 2)
        case "a time": limit(key, TreeWords.times, "08:00", "20:00:30", 2)
        case "a date and time": limit(key, TreeWords.dates, "1999-12-31T08:00", "2030-01-01T00:00:01", 1)
        default: choices.pick(TreeWords.names)
        }
    }

    /// A limit that fits the other one, mostly.
    private mutating func limit(_ key: Key, _ words: [String], _ least: String, _ most: String, _ few: Int) -> String {
        switch key {
        case .min, .minLength: choices.chance(24) ? choices.pick(words) : least
        case .max, .maxLength: choices.chance(24) ? choices.pick(words) : most
        default: choices.likely(words, few)
        }
    }

    private mutating func lines(_ what: String, _ key: Key) -> TreeNode {
        if what == "a language code" { return .list([.scalar(choices.pick(["en", "ja"]))]) }
        if what == "an id", key == .fields { return .list([.scalar("gone")]) }
        return .list([fresh("former", what == "a tag" ? TreeWords.tags : TreeWords.ids)])
    }

    private mutating func names(_ form: ValueForm, _ key: Key, _ depth: Int) -> TreeNode {
        let stem = key == .sources ? "s" : "l"
        var entries: [TreeEntry] = []
        for number in 0..<2 { entries.append(TreeEntry("\(stem)\(number)", value(form, key, depth + 1))) }
        return .mapping(entries)
    }

    private mutating func messages() -> TreeNode {
        .mapping([TreeEntry(choices.pick(FormViolationCode.allCases).rawValue, text())])
    }
}
