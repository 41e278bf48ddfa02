public struct Form<Content: View>: View, ElementView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func element(in context: RenderContext) -> ScreenElement {
        let group = GroupElement(content: content, role: .form, detail: context.environment[FormStyleKey.self])
        var element = group.element(in: context)
        element.noteSharedTouches()
        return element
    }
}

@MainActor @preconcurrency public protocol FormStyle {
    static var _name: String { get }
}

public struct AutomaticFormStyle: FormStyle {
    public init() {}
    public static var _name: String { "automatic" }
}

public struct GroupedFormStyle: FormStyle {
    public init() {}
    public static var _name: String { "grouped" }
}

public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public static var _name: String { "columns" }
}

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

struct FormStyleKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension View {
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environmentValue(FormStyleKey.self, S._name) }
}

public struct List<SelectionValue: Hashable, Content: View>: View, ElementView {
    private let content: Content
    private let select: (@MainActor (SelectionValue) -> Void)?
    private let isSelected: (@MainActor (SelectionValue) -> Bool)?

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        if let selection {
            select = { selection.wrappedValue.formSymmetricDifference([$0]) }
        } else {
            select = nil
        }
        isSelected = { selection?.wrappedValue.contains($0) ?? false }
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.content = content()
        if let selection {
            select = { selection.wrappedValue = $0 }
        } else {
            select = nil
        }
        isSelected = { selection?.wrappedValue == $0 }
    }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.list, in: context)
        element.children = context.rows(of: content.screenItems(in: context)) { item, environment in
            var row = item.render(environment)
            if let delete = item.traits.onDelete { row.actions.delete = delete }
            guard let select, !item.traits.isSelectionDisabled else { return row }
            if let tag = item.traits.tag(as: SelectionValue.self) {
                row.isSelected = isSelected?(tag) ?? false
                if row.actions.press == nil { row.actions.press = { select(tag) } }
            }
            return row
        }
        element.noteSharedTouches()
        return element
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        select = nil
        isSelected = nil
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }
}

@MainActor @preconcurrency public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    public func listItemTint(_ tint: Color?) -> some View { self }
    public func headerProminence(_ prominence: Prominence) -> some View { self }

    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        TraitChange(content: self) { if isDisabled { $0.onDelete = nil } }
    }

    public func moveDisabled(_ isDisabled: Bool) -> some View {
        TraitChange(content: self) { if isDisabled { $0.onMove = nil } }
    }

    public func badge(_ count: Int) -> some View {
        ElementChange(content: self) { element, context in
            element.badge = count == 0 ? nil : count.formatted(.number.locale(context.environment.locale))
        }
    }

    public func badge(_ label: Text?) -> some View {
        ElementChange(content: self) { element, context in element.badge = label?.shown(in: context.environment) }
    }

    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}
