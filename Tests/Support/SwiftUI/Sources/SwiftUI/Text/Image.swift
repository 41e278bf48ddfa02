public struct Image: View, ElementView, Equatable, Sendable {
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Interpolation: Sendable { case none, low, medium, high }
    public enum Scale: Sendable { case small, medium, large }

    nonisolated enum Source: Equatable {
        case system(String)
        case asset(String)
        case decorative(String)
        case labeled(String)
    }

    nonisolated let source: Source

    nonisolated public init(systemName: String) { source = .system(systemName) }
    nonisolated public init(systemName: String, variableValue: Double?) { source = .system(systemName) }
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .labeled(name) }
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) { source = .decorative(name) }

    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    {
        self
    }

    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

    nonisolated public static func == (first: Image, second: Image) -> Bool { first.source == second.source }

    package func element(in context: RenderContext) -> ScreenElement {
        var element = ScreenElement(.image, in: context)
        switch source {
        case .system(let name):
            element.text = name
            element.detail = "symbol"
        case .asset(let name), .labeled(let name): element.text = name
        case .decorative(let name):
            element.text = name
            element.accessibility.isHidden = true
        }
        return element
    }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static let none = SymbolVariants(name: "none")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let fill = SymbolVariants(name: "fill")
    public static let slash = SymbolVariants(name: "slash")
    public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
    public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
