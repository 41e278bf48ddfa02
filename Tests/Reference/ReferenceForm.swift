/// A form as the page of the language has it: nothing is resolved, nothing derived.
package struct ReferenceForm: Sendable {
    package var name: String
    package var title: String?
    /// The shared lists, under `choices`.
    package var lists: [ReferenceList] = []
    package var sources: [ReferenceSource] = []
    package var sections: [ReferenceSection]
    package var rules: [ReferenceRule] = []

    package init(name: String, sections: [ReferenceSection]) {
        self.name = name
        self.sections = sections
    }
}

package struct ReferenceSection: Sendable {
    package var id: String?
    package var title: String?
    package var visibleWhen: ReferenceCondition?
    package var fields: [ReferenceField]

    package init(id: String? = nil, visibleWhen: ReferenceCondition? = nil, fields: [ReferenceField]) {
        self.id = id
        self.visibleWhen = visibleWhen
        self.fields = fields
    }
}

package struct ReferenceField: Sendable {
    /// Empty for a note without one.
    package var id: String
    package var label: String
    package var type: ReferenceType
    package var isRequired = false
    package var requiredWhen: ReferenceCondition?
    package var visibleWhen: ReferenceCondition?
    package var isReadOnly = false
    /// Earlier ids.
    package var formerly: [String] = []
    /// What a new form starts with, as it is written.
    package var initial: String?

    package init(_ id: String, _ type: ReferenceType) {
        self.id = id
        label = "Label of \(id)"
        self.type = type
    }
}

package enum ReferenceType: Sendable {
    case text(ReferenceTextLimits)
    case integer(ReferenceNumberLimits)
    case decimal(ReferenceNumberLimits)
    case moment(ReferenceMoment, min: String?, max: String?)
    case toggle(mustBe: Bool)
    case picker(ReferenceOptions, other: ReferenceOther?)
    case selection(ReferenceSelection)
    case note(String)
}

package struct ReferenceTextLimits: Sendable {
    package var minLength: Int?
    package var maxLength: Int?
    package var pattern: ReferencePattern?
    package var format: ReferenceFormat?

    package init(
        minLength: Int? = nil, maxLength: Int? = nil, pattern: ReferencePattern? = nil,
        format: ReferenceFormat? = nil
    ) {
        self.minLength = minLength
        self.maxLength = maxLength
        self.pattern = pattern
        self.format = format
    }
}

/// Limits in units of the last place: with two places, 250 is 2.5.
package struct ReferenceNumberLimits: Sendable {
    package var min: Int?
    package var max: Int?
    package var step: Int?
    package var places = 0

    package init(min: Int? = nil, max: Int? = nil, step: Int? = nil, places: Int = 0) {
        self.min = min
        self.max = max
        self.step = step
        self.places = places
    }

    /// So many units.
    package func number(_ units: Int) -> ReferenceNumber { ReferenceNumber(units: units, places: places) }
}

package enum ReferenceMoment: String, CaseIterable, Sendable {
    case date
    case time
    case dateTime = "date-time"
}

package struct ReferenceSelection: Sendable {
    package enum Control: String, CaseIterable, Sendable {
        case multiSelector = "multi-selector"
        case checkboxes
    }

    package var control: Control
    package var options: ReferenceOptions
    package var min: Int?
    package var max: Int?
    package var other: ReferenceOther?

    package init(
        _ options: ReferenceOptions, control: Control = .checkboxes, min: Int? = nil, max: Int? = nil,
        other: ReferenceOther? = nil
    ) {
        self.control = control
        self.options = options
        self.min = min
        self.max = max
        self.other = other
    }
}

package enum ReferenceOptions: Sendable {
    /// A list of the field's own.
    case own(ReferenceList)
    /// The name of one under `choices`.
    case shared(String)
    /// The name of one under `sources`.
    case source(String)
}

package struct ReferenceList: Sendable {
    /// Its name under `choices`; empty for a field's own.
    package var name = ""
    package var isInteger = false
    package var options: [ReferenceOption]

    package init(name: String = "", isInteger: Bool = false, _ options: [ReferenceOption]) {
        self.name = name
        self.isInteger = isInteger
        self.options = options
    }
}

package struct ReferenceOption: Sendable {
    package var tag: String
    /// Absent: the tag.
    package var label: String?
    package var isExclusive = false
    package var isRequired = false
    package var isRetired = false
    /// Earlier tags.
    package var formerly: [String] = []
    package var visibleWhen: ReferenceCondition?
    package var disabledWhen: ReferenceCondition?

    package init(_ tag: String) { self.tag = tag }
}

/// `other: true`, or what its mapping says.
package struct ReferenceOther: Sendable {
    package var tag: String?
    package var label: String?
    package var maxLength: Int?
    package var isRequired: Bool?

    package init(tag: String? = nil, label: String? = nil, maxLength: Int? = nil, isRequired: Bool? = nil) {
        self.tag = tag
        self.label = label
        self.maxLength = maxLength
        self.isRequired = isRequired
    }
}

package struct ReferenceSource: Sendable {
    package var name: String
    package var isInteger: Bool

    package init(name: String, isInteger: Bool) {
        self.name = name
        self.isInteger = isInteger
    }
}

package struct ReferenceRule: Sendable {
    package var require: ReferenceCondition
    package var message: String
    package var at: String?
    package var when: ReferenceCondition?
    package var id: String?

    package init(require: ReferenceCondition, at: String? = nil, when: ReferenceCondition? = nil) {
        self.require = require
        message = "These answers do not go together."
        self.at = at
        self.when = when
    }
}
