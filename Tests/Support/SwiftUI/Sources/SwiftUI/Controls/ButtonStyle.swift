@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
    public struct Label: View, StyledPart { package let view: any View }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: View, StyledPart { package let view: any View }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public struct ButtonBorderShape: Equatable, Sendable {
    let name: String
    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// Whether buttons have a style of their own, by which each takes its own touches in a row of a list.
struct HasButtonStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: [any ButtonStyle] { [] }
}

struct PrimitiveButtonStyleKey: EnvironmentKey {
    static var defaultValue: [any PrimitiveButtonStyle] { [] }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentChange(content: self) {
            $0[ButtonStyleKey.self].append(style)
            $0[PrimitiveButtonStyleKey.self] = []
            $0[HasButtonStyleKey.self] = true
        }
    }

    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentChange(content: self) {
            $0[PrimitiveButtonStyleKey.self].append(style)
            $0[ButtonStyleKey.self] = []
            $0[HasButtonStyleKey.self] = S.self != DefaultButtonStyle.self
        }
    }

    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
