public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, ElementView {
    let selection: Binding<SelectionValue>
    /// The bindings of a picker that stands for several values.
    let sources: [Binding<SelectionValue>]
    let content: Content
    let label: Label

    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        sources = [selection]
        self.content = content()
        self.label = label()
    }

    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: selection] }
        self.sources = bindings
        self.selection = bindings[0]
        self.content = content()
        self.label = label()
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.picker, in: context)
        element.detail = context.environment[PickerStyleKey.self]
        element.label = label.elements(in: context.appending(.name("label")))
        let inner = context.appending(.name("content"))
        let found = FoundOptions<SelectionValue>()
        element.children = inner.rows(of: content.screenItems(in: inner)) { item, environment in
            option(item, found: found, in: inner.with(environment))
        }
        element.notes = found.notes
        if !found.tags.contains(selection.wrappedValue), !isNil(selection.wrappedValue) {
            element.notes.append("the selection \(selection.wrappedValue) is none of the options")
        }
        element.value = found.chosen
        return element
    }

    /// What an item of the content offers: to choose its tag, if that is of the selection's type.
    private func option(
        _ item: ScreenItem, found: FoundOptions<SelectionValue>, in context: RenderContext
    ) -> ScreenElement {
        let shown = item.render(context.environment)
        if shown.role == .divider { return shown }
        var option = ScreenElement(.option, in: context)
        option.identity = item.identity
        option.children = [shown]
        option.isEnabled = shown.isEnabled && !item.traits.isSelectionDisabled
        option.tags = item.traits.tags.filter { !$0.isImplied }.map { "\($0.value)" }
        guard let tag = item.traits.tag(as: SelectionValue.self) else {
            found.notes.append(note(of: item.traits, on: shown.spoken))
            return option
        }
        if !found.tags.insert(tag).inserted {
            found.notes.append("the tag \(tag) stands twice, again on \"\(shown.spoken)\"")
        }
        option.isSelected = selection.wrappedValue == tag
        if option.isSelected { found.chosen = shown.spoken }
        option.actions.choose = { for source in sources { source.wrappedValue = tag } }
        return option
    }

    private func note(of traits: ViewTraits, on words: String) -> String {
        guard let tag = traits.tags.first(where: { !$0.isImplied }) else {
            return "\"\(words)\" has no tag, so that it cannot be chosen"
        }
        return "the tag of \"\(words)\" is a \(type(of: tag.value)); the selection is a \(SelectionValue.self)"
    }

    private func isNil(_ value: SelectionValue) -> Bool {
        guard let optional = value as? any PossiblyNil else { return false }
        return optional.isNil
    }
}

/// What has been seen of a picker's options while they are rendered.
private final class FoundOptions<Value: Hashable> {
    var tags: Set<Value> = []
    var notes: [String] = []
    var chosen: String?
}

private protocol PossiblyNil { var isNil: Bool { get } }
extension Optional: PossiblyNil { fileprivate var isNil: Bool { self == nil } }

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

@MainActor @preconcurrency public protocol PickerStyle {
    static var _name: String { get }
}

public struct DefaultPickerStyle: PickerStyle {
    public init() {}
    public static var _name: String { "automatic" }
}

public struct InlinePickerStyle: PickerStyle {
    public init() {}
    public static var _name: String { "inline" }
}

public struct MenuPickerStyle: PickerStyle {
    public init() {}
    public static var _name: String { "menu" }
}

public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
    public static var _name: String { "segmented" }
}

public struct WheelPickerStyle: PickerStyle {
    public init() {}
    public static var _name: String { "wheel" }
}

public struct NavigationLinkPickerStyle: PickerStyle {
    public init() {}
    public static var _name: String { "navigation link" }
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

struct PickerStyleKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environmentValue(PickerStyleKey.self, S._name)
    }
}
