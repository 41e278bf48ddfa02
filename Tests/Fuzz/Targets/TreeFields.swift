import FormSemantics
import FormSyntax

/// Fields and what they offer.
extension TreeGrower {
    mutating func sections(_ depth: Int) -> TreeNode {
        var sections: [TreeNode] = []
        repeat {
            sections.append(mapping(.section, depth + 1))
        } while field < types.count && sections.count < 12
        return .list(sections)
    }

    mutating func oneField(_ depth: Int) -> TreeNode {
        let number = min(field, types.count - 1)
        let type = types[number]
        guard case .mapping(let entries) = mapping(KeyTable(type.name, type.keys), depth + 1) else { return .list([]) }
        field += 1
        let isOdd = choices.chance(8)
        let id = isOdd ? choices.pick(TreeWords.ids) : "f\(number)"
        return .mapping(
            entries.map { entry in
                switch entry.key {
                case "id": TreeEntry("id", .scalar(id))
                case "type": TreeEntry("type", .scalar(type.name))
                default: entry
                }
            })
    }

    mutating func options(_ depth: Int) -> TreeNode {
        switch choices.below(5) {
        case 0: .scalar(choices.likely(["l0", "l1", "fruit", "size"], 2))
        case 1, 2: optionList(depth)
        case 3: .mapping([TreeEntry("source", .scalar(choices.pick(["s0", "s1"])))])
        default: mapping(.fieldOptions, depth + 1)
        }
    }

    mutating func list(_ depth: Int) -> TreeNode {
        guard choices.chance(64) else { return optionList(depth) }
        isIntegerList = true
        defer { isIntegerList = false }
        return .mapping([TreeEntry("tag-type", .scalar("integer")), TreeEntry("options", optionList(depth))])
    }

    private mutating func optionList(_ depth: Int) -> TreeNode {
        option = 0
        return several { tree in
            defer { tree.option += 1 }
            switch tree.choices.below(4) {
            case 0: return .scalar(tree.tag())
            case 1: return .mapping([TreeEntry(tree.tag(), tree.text())])
            default: return tree.mapping(.option, depth + 1)
            }
        }
    }

    /// The tag of the next option.
    mutating func tag() -> String {
        if isIntegerList { return "\(option + 1)" }
        return choices.chance(64) ? choices.pick(TreeWords.tags) : "t\(option)"
    }

    mutating func answer() -> TreeNode {
        let name = types[min(field, types.count - 1)].name
        switch name {
        case "integer", "decimal": return .scalar(choices.pick(["2", "1", "0.5"]))
        case "date": return .scalar("2026-01-01")
        case "time": return .scalar("09:00")
        case "date-time": return .scalar("2026-01-01T09:00")
        case "toggle": return .scalar(choices.pick(["true", "false"]))
        case "multi-selector", "checkboxes": return .list([.scalar(choices.pick(["t0", "t1", "1"]))])
        case "picker": return .scalar(choices.pick(["t0", "t1", "1"]))
        default: return .scalar(choices.pick(TreeWords.texts))
        }
    }
}
