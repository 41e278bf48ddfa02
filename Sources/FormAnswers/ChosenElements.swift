import FormRuntime

/// Where the options of one selection stand in a record: looked for once, however many of them are asked for.
struct ChosenElements {
    struct Place {
        let position: Int
        let offset: Int
    }

    let field: Int?
    /// By the position of an option in its list; of one that stands twice, the first place.
    private(set) var places: [Int: Place] = [:]

    init() { field = nil }

    init(of field: Int, _ stored: StoredAnswers) {
        self.field = field
        guard stored.isPresent(field), let list = stored.plan.list(of: field),
            case .selection = stored.plan.rules[field].limits,
            stored.bytes[stored.states[field].value] == UInt8(ascii: "[")
        else { return }
        var elements = JSONElements(stored.bytes.span, at: stored.states[field].value, before: stored.end)
        while let element = elements.next(stored.bytes.span) {
            guard let option = stored.position(element.value, list), places[option] == nil else { continue }
            places[option] = Place(position: element.position, offset: element.offset)
        }
    }
}
