/// The picture that stands for an option.
nonisolated public struct FormImage: Equatable, Sendable {
    /// Where the picture comes from.
    public enum Source: Equatable, Sendable {
        /// The name of a system symbol.
        case symbol(String)
        /// The name of an image in the app's asset catalogue.
        case asset(String)
        /// An address, as written in the spec.
        case url(String)
    }

    public var source: Source
    /// What the picture shows, for those who do not see it.
    public var alt: String?

    public init(_ source: Source, alt: String? = nil) {
        self.source = source
        self.alt = alt
    }
}
