// It has the shape of generated code.
// swift-format-ignore-file

public import FormRuntime

private typealias FormcMatches = FormRuntimeRevision1OrRegenerateWithTheSameFormc

/// A form with a field of each kind, in the shape that the emitter writes.
public struct Everything: FormModel {
    public var name: String
    public var goals: Set<FormTag>
    public var mainGoal: FormTag?
    public var fruits: FormSelection<Fruit>
    public var favourite: Fruit?
    public var severity: Severity?
    public var severities: FormSelection<Severity>
    public var age: Int?
    public var weight: FormDecimal?
    public var born: FormDate?
    public var wakes: FormTime?
    public var meets: FormDateTime?
    public var agreed: Bool
    public var room: Int?
    public var rooms: Set<Int>
    public var mail: String
    public var terms: FormSelection<Term>

    public enum Fruit: FormChoice {
        case apple
        case banana
        case cherry
        @available(*, deprecated, message: "retired: no longer offered, still read from stored answers")
        case durian
        case none_

        public static let choiceTable = FormChoiceTable(
            """
            apple\tApple\tsymbol=apple.logo\talt=An apple\tlabel@ja=りんご\tgroup=Pome\tdescription=Red\u{1A}nor green
            banana\tBanana\tformerly=plantain\tformerly=musa
            cherry\tCherry\turl=https://example.com/c.png?a=b
            durian\tDurian\tretired\tformerly=stinky
            none\tNone of these\texclusive
            """)
    }

    public enum Severity: FormChoice {
        case low
        case high

        public typealias RawValue = Int
        public static let choiceTable = FormChoiceTable(
            """
            1\tLow
            10\tHigh\tformerly=9
            """)
    }

    public enum Term: FormChoice {
        case privacy
        case news

        public static let choiceTable = FormChoiceTable(
            """
            privacy\tPrivacy terms\trequired
            news\tNews
            """)
    }

    public enum Field: FormField {
        case name, goals, mainGoal, fruits, favourite, severity, severities, age, weight, born, wakes, meets, agreed
        case room, rooms, mail, terms

        public static let fieldTable = FormFieldTable(
            """
            Everything\tEverything\tform\tlanguage=en\tlabel@de=Alles\tmessage:required=Please answer {label}.\tmessage:required@ja={label}に答えてください。
            name\tName\ttext\trequired\tmin-length=2\tmax-length=5\tpattern=[A-Z].*\tplaceholder=e.g. Ann\tlabel@ja=名前
            goals\tGoals\ttags\tmin=2\tmax=3\tsource=goal\tformerly=serving-goals
            main-goal\tMain goal\ttag\tsource=goal\trequired
            fruits\tFruits\tselection\trequired\tmin=2\tmax=3\tformerly=fruit\tmessage:too-few=Tick at least {min}, not {found}
            favourite\tFavourite fruit\tchoice\thelp=One\u{1A}nonly
            severity\tSeverity\tchoice
            severities\tSeverities\tselection
            age\tAge\tinteger\tmin=3\tmax=150\tstep=2\tunit=years
            weight\tWeight\tdecimal\tmin=0.5\tmax=500\tstep=0.1
            born\tBorn\tdate\tmin=1900-01-01\tmax=2020-12-31
            wakes\tWakes\ttime\tmin=05:00\tmax=11:30
            meets\tMeets\tdate-time\tmin=2024-01-01T00:00
            agreed\tI agree\ttoggle\tmust-be=true
            room\tRoom\tinteger-tag\tsource=room
            rooms\tRooms\tinteger-tags\tsource=room\tmax=2
            mail\tMail\ttext\tformat=email\tread-only
            terms\tTerms\tselection
            """)
    }

    public init(
        name: String = "",
        goals: Set<FormTag> = [],
        mainGoal: FormTag? = nil,
        fruits: FormSelection<Fruit> = [],
        favourite: Fruit? = .apple,
        severity: Severity? = nil,
        severities: FormSelection<Severity> = [],
        age: Int? = nil,
        weight: FormDecimal? = nil,
        born: FormDate? = nil,
        wakes: FormTime? = nil,
        meets: FormDateTime? = nil,
        agreed: Bool = false,
        room: Int? = nil,
        rooms: Set<Int> = [],
        mail: String = "",
        terms: FormSelection<Term> = []
    ) {
        self.name = name
        self.goals = goals
        self.mainGoal = mainGoal
        self.fruits = fruits
        self.favourite = favourite
        self.severity = severity
        self.severities = severities
        self.age = age
        self.weight = weight
        self.born = born
        self.wakes = wakes
        self.meets = meets
        self.agreed = agreed
        self.room = room
        self.rooms = rooms
        self.mail = mail
        self.terms = terms
    }

    public init() { self.init(name: "") }

    public func visit(_ visitor: inout FormVisitor) {
        visitor.text(name)
        visitor.tags(goals)
        visitor.tag(mainGoal)
        visitor.selection(fruits)
        visitor.choice(favourite)
        visitor.choice(severity)
        visitor.selection(severities)
        visitor.integer(age)
        visitor.decimal(weight)
        visitor.date(born)
        visitor.time(wakes)
        visitor.dateTime(meets)
        visitor.toggle(agreed)
        visitor.integerTag(room)
        visitor.integerTags(rooms)
        visitor.text(mail)
        visitor.selection(terms)
    }

    public mutating func fill(_ filler: inout FormFiller) {
        filler.text(&name)
        filler.tags(&goals)
        filler.tag(&mainGoal)
        filler.selection(&fruits)
        filler.choice(&favourite)
        filler.choice(&severity)
        filler.selection(&severities)
        filler.integer(&age)
        filler.decimal(&weight)
        filler.date(&born)
        filler.time(&wakes)
        filler.dateTime(&meets)
        filler.toggle(&agreed)
        filler.integerTag(&room)
        filler.integerTags(&rooms)
        filler.text(&mail)
        filler.selection(&terms)
    }

    /// Answers that meet every rule.
    static var valid: Everything {
        Everything(
            name: "Ann", goals: ["a", "b"], mainGoal: "a", fruits: [.apple, .banana], favourite: .banana,
            severity: .high, severities: [.low, .high], age: 7, weight: 0.7, born: FormDate("2000-02-29"),
            wakes: FormTime("09:30"), meets: FormDateTime("2024-02-29T12:00:01"), agreed: true, room: 12,
            rooms: [100, 20], mail: "ann@example.com", terms: [.privacy])
    }

    func codes(_ field: Field) -> [String] { violations(of: field).map(\.code.rawValue) }
}
