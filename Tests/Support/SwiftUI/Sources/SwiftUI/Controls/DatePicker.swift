public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: View, ElementView {
    public typealias Components = DatePickerComponents

    private let selection: Binding<Date>
    private let lowest: Date?
    private let highest: Date?
    private let components: Components
    private let label: Label

    private init(
        _ selection: Binding<Date>, _ lowest: Date?, _ highest: Date?, _ components: Components, _ label: Label
    ) {
        self.selection = selection
        self.lowest = lowest
        self.highest = highest
        self.components = components
        self.label = label
    }

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, label())
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, label())
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.datePicker, in: context)
        element.label = label.elements(in: context.appending(.name("label")))
        let environment = context.environment
        let style = environment.formatting(
            Date.FormatStyle(
                date: components.contains(.date) ? .abbreviated : .omitted,
                time: components.contains(.hourAndMinute) ? .shortened : .omitted))
        element.value = style.format(selection.wrappedValue)
        var details = [environment[DatePickerStyleKey.self]].compactMap { $0 }
        if let lowest { details.append("from \(style.format(lowest))") }
        if let highest { details.append("to \(style.format(highest))") }
        element.detail = details.isEmpty ? nil : details.joined(separator: " ")
        element.actions.setDate = { date in
            selection.wrappedValue = min(max(date, lowest ?? date), highest ?? max(date, lowest ?? date))
        }
        return element
    }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, nil, displayedComponents, Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
    }
}

@MainActor @preconcurrency public protocol DatePickerStyle {
    static var _name: String { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    public static var _name: String { "automatic" }
}

public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    public static var _name: String { "compact" }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public static var _name: String { "graphical" }
}

public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public static var _name: String { "wheel" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

struct DatePickerStyleKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environmentValue(DatePickerStyleKey.self, S._name)
    }
}
