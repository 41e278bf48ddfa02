/// What has come of loading an image.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// Loads nothing here: the environment says which phase is shown, by the address.
public struct AsyncImage<Content: View>: View, RenderedView {
    let url: URL?
    let content: (AsyncImagePhase) -> Content

    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.url = url
        content = { $0.image ?? Image(systemName: "") }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.url = url
        self.content = { phase in
            if let image = phase.image { return ViewBuilder.buildEither(first: content(image)) }
            return ViewBuilder.buildEither(second: placeholder())
        }
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    package func items(in context: RenderContext) -> [ScreenItem] {
        context.composed { context in
            content(context.environment[ImagePhaseKey.self](url)).screenItems(in: context)
        }
    }
}

/// What becomes of the images that are loaded.
package struct ImagePhaseKey: EnvironmentKey {
    package static var defaultValue: (URL?) -> AsyncImagePhase {
        { url in url.map { .success(Image($0.absoluteString)) } ?? .empty }
    }
}
