@_exported import Foundation

/// A part of the user interface.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
}

/// A view of the stub's own, which has no body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated public struct EmptyView: View, RenderedView {
    public init() {}
    @MainActor package func items(in context: RenderContext) -> [ScreenItem] { [] }
}

nonisolated public struct AnyView: View, RenderedView {
    private let view: any View

    public init<V: View>(_ view: V) { self.view = view }
    public init<V: View>(erasing view: V) { self.view = view }

    @MainActor package func items(in context: RenderContext) -> [ScreenItem] { view.screenItems(in: context) }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("an optional has no body") }
}

extension Optional: _PrimitiveView where Wrapped: View {}

extension Optional: RenderedView where Wrapped: View {
    @MainActor package func items(in context: RenderContext) -> [ScreenItem] {
        self?.screenItems(in: context.appending(.branch(true))) ?? []
    }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: RenderedView where TrueContent: View, FalseContent: View {
    @MainActor package func items(in context: RenderContext) -> [ScreenItem] {
        switch storage {
        case .first(let view): view.screenItems(in: context.appending(.branch(true)))
        case .second(let view): view.screenItems(in: context.appending(.branch(false)))
        }
    }
}

nonisolated public struct TupleView<T>: View, RenderedView {
    public var value: T

    public init(_ value: T) { self.value = value }

    @MainActor package func items(in context: RenderContext) -> [ScreenItem] {
        Mirror(reflecting: value).children.enumerated().flatMap { position, child -> [ScreenItem] in
            guard let view = child.value as? any View else { return [] }
            return view.screenItems(in: context.appending(.position(position)))
        }
    }
}
