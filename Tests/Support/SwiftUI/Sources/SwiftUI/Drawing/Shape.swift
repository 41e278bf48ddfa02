public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public var body: some View { ShapeElement() }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { ShapeElement() }
    public func fill(style: FillStyle = FillStyle()) -> some View { ShapeElement() }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { ShapeElement() }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { ShapeElement() }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape() }
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape() }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { _StrokedShape() }
}

/// Any shape that is made of another: what it looks like is not told.
public struct _StrokedShape: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { ShapeElement() }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { ShapeElement() }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { ShapeElement() }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { ShapeElement() }
}

struct ShapeElement: ElementView {
    func element(in context: RenderContext) -> ScreenElement { ScreenElement(.shape, in: context) }
}

public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> Rectangle { self }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct RoundedRectangle: InsettableShape {
    nonisolated public let cornerSize: CGSize
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }
    nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
    nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> Circle { self }
}

public struct Ellipse: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> Ellipse { self }
}

public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> Capsule { self }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
}

public struct AnyShape: Shape {
    nonisolated public init<S: Shape>(_ shape: S) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var dash: [CGFloat]
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}

public struct Path: Equatable, Sendable, Shape {
    nonisolated public init() {}
    nonisolated public init(_ rect: CGRect) {}
    nonisolated public init(ellipseIn rect: CGRect) {}
    nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    nonisolated public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    nonisolated public init(_ callback: (inout Path) -> Void) {
        var path = Path()
        callback(&path)
        self = path
    }
    nonisolated public mutating func move(to end: CGPoint) {}
    nonisolated public mutating func addLine(to end: CGPoint) {}
    nonisolated public mutating func addLines(_ lines: [CGPoint]) {}
    nonisolated public mutating func addRect(_ rect: CGRect) {}
    nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    nonisolated public mutating func closeSubpath() {}
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
