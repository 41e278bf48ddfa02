import Foundation

public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large }
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum Prominence: Sendable { case standard, increased }

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}

@MainActor @preconcurrency public struct DismissAction {
    package var action: (@MainActor () -> Void)?

    nonisolated package init(action: (@MainActor () -> Void)?) { self.action = action }

    public func callAsFunction() { action?() }
}

@MainActor @preconcurrency public struct OpenURLAction {
    public struct Result: Sendable {
        package var name: String
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
        public static func systemAction(_ url: URL) -> Result { .systemAction }
    }

    private let handler: @MainActor (URL) -> Result

    nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { _ = handler(url) }
}
