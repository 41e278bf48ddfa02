public import FormRuntime
public import Foundation

/// A date, a time or both, as a date picker takes them. All are local, without a zone: the picker is given the zone of
/// Greenwich, in which every local time exists once.
public protocol FormMoment: Hashable, Comparable, Sendable {
    init?(_ components: DateComponents)
    var components: DateComponents { get }
    static func formBounds(_ limits: FormLimits) -> (min: Self?, max: Self?)
    static var formParts: FormMomentParts { get }
}

/// What of a moment is chosen.
public enum FormMomentParts: Sendable {
    case date, time, dateAndTime
}

extension FormDate: FormMoment {
    public init?(_ components: DateComponents) {
        guard let year = components.year, let month = components.month, let day = components.day else { return nil }
        self.init(year: year, month: month, day: day)
    }

    public var components: DateComponents { DateComponents(year: year, month: month, day: day) }

    public static func formBounds(_ limits: FormLimits) -> (min: FormDate?, max: FormDate?) {
        if case .date(let bounds) = limits { (bounds.min, bounds.max) } else { (nil, nil) }
    }

    public static var formParts: FormMomentParts { .date }
}

extension FormTime: FormMoment {
    public init?(_ components: DateComponents) {
        guard let hour = components.hour, let minute = components.minute else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// On a day that has nothing to say.
    public var components: DateComponents {
        DateComponents(year: 2001, month: 1, day: 1, hour: hour, minute: minute, second: second)
    }

    public static func formBounds(_ limits: FormLimits) -> (min: FormTime?, max: FormTime?) {
        if case .time(let bounds) = limits { (bounds.min, bounds.max) } else { (nil, nil) }
    }

    public static var formParts: FormMomentParts { .time }
}

extension FormDateTime: FormMoment {
    public init?(_ components: DateComponents) {
        guard let date = FormDate(components), let time = FormTime(components) else { return nil }
        self.init(date, time)
    }

    public var components: DateComponents {
        var components = time.components
        (components.year, components.month, components.day) = (date.year, date.month, date.day)
        return components
    }

    public static func formBounds(_ limits: FormLimits) -> (min: FormDateTime?, max: FormDateTime?) {
        if case .dateTime(let bounds) = limits { (bounds.min, bounds.max) } else { (nil, nil) }
    }

    public static var formParts: FormMomentParts { .dateAndTime }
}

extension FormMoment {
    /// The moment in the calendar of a date picker; nil for none that the calendar has.
    var pickerDate: Date? { Calendar.formPicker.date(from: components) }

    /// What is picked, within the bounds, which may lie between two minutes. A picker's calendar is Julian before
    /// 1582-10-15: a leap day that only that has becomes the last day of the month.
    init?(pickerDate date: Date, _ bounds: (min: Self?, max: Self?) = (nil, nil)) {
        var picked = Calendar.formPicker.dateComponents(Self.read, from: date)
        if picked.era == 0 { (picked.year, picked.month, picked.day) = (1, 1, 1) }
        if let year = picked.year, let month = picked.month, let day = picked.day {
            picked.day = Swift.min(day, FormDate.dayCount(ofMonth: month, year: year))
        }
        self.init(picked)
        self = clamped(to: bounds)
    }

    /// The moment that clocks show where the user is, within the bounds.
    static func now(_ date: Date, in zone: TimeZone, _ bounds: (min: Self?, max: Self?)) -> Self? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        guard let now = Self(calendar.dateComponents(read, from: date)) else { return bounds.min }
        return now.clamped(to: bounds)
    }

    private func clamped(to bounds: (min: Self?, max: Self?)) -> Self {
        if let min = bounds.min, self < min { return min }
        if let max = bounds.max, self > max { return max }
        return self
    }

    private static var read: Set<Calendar.Component> { [.era, .year, .month, .day, .hour, .minute] }
}

extension Calendar {
    static var formPicker: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
