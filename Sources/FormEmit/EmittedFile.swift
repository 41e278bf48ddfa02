/// A file that an emitter made: its name without a folder, and its bytes.
package struct EmittedFile: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// How visible the generated declarations are.
package enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
}

/// Where the generated code finds the runtime: in a file beside it, or in the module `FormRuntime`.
package enum RuntimePlacement: String, CaseIterable, Sendable {
    case embed, `import`
}
