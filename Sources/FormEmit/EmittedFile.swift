/// A file that an emitter made: its name without a folder, and its bytes.
package struct EmittedFile: Sendable {
    package let name: String
    package let bytes: [UInt8]
    /// What the form says and the file cannot: a line each.
    package let omissions: [String]

    package init(name: String, bytes: [UInt8], omissions: [String] = []) {
        self.name = name
        self.bytes = bytes
        self.omissions = omissions
    }
}

/// What a form becomes, by the names that the command line takes.
package enum EmittedKind: String, CaseIterable, Sendable {
    case swift
    case swiftUI = "swiftui"
    case jsonSchema = "json-schema"
}

/// How visible the generated declarations are.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
}

/// Where the generated code finds the runtime: in a file beside it, or in the module `FormRuntime`.
package enum RuntimePlacement: String, CaseIterable, Sendable {
    case embed, `import`
}
