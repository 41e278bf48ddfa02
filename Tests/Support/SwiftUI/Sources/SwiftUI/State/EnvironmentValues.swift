import Foundation

struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct WithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct ShowButtonShapesKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct VoiceOverKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
struct SizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
struct MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(action: nil) } }
struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } } }
struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
struct TakesTouchesKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct SubmitKey: EnvironmentKey {
    static var defaultValue: [@MainActor () -> Void] { [] }
}

extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] }
        set { self[MinRowHeightKey.self] = newValue }
    }

    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

// What the system alone sets.
extension EnvironmentValues {
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
    public var accessibilityDifferentiateWithoutColor: Bool { self[WithoutColorKey.self] }
    public var accessibilityShowButtonShapes: Bool { self[ShowButtonShapesKey.self] }
    public var accessibilityVoiceOverEnabled: Bool { self[VoiceOverKey.self] }
    public var dismiss: DismissAction { self[DismissKey.self] }
    public var isPresented: Bool { self[IsPresentedKey.self] }
    public var isFocused: Bool { self[IsFocusedKey.self] }
    public var isSearching: Bool { self[IsSearchingKey.self] }
}
