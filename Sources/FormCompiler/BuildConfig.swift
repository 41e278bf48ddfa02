package import FormEmit
import FormSemantics
package import FormSource
import FormSyntax
import FormYAML

/// What a file `formc.yaml` says for all specs that are built together. What it does not say is nil.
package struct BuildConfig: Sendable, Equatable {
    package var access: AccessLevel?
    package var runtime: RuntimePlacement?
    package var kinds: Set<EmittedKind>?
    /// Languages that the texts of every spec must have, besides those that it lists itself.
    package var languages: [String] = []

    package init() {}
}

/// Reads a configuration. Its keys are `access`, `runtime`, `emit` and `languages`; unknown ones are errors.
package func readConfig(_ source: SourceFile) -> (config: BuildConfig, compilation: Compilation) {
    var diagnostics = DiagnosticBag()
    let tree = readYAML(source, as: .main, &diagnostics)
    var reader = ConfigReader(tree: tree, diagnostics: diagnostics)
    reader.read()
    return (
        reader.config, Compilation(sources: [source], diagnostics: reader.diagnostics.sorted(), files: [])
    )
}

private struct ConfigReader {
    let tree: YAMLTree
    var diagnostics: DiagnosticBag
    var config = BuildConfig()

    private static let keys = ["access", "runtime", "emit", "languages"]

    mutating func read() {
        // An empty file says nothing.
        guard let root = tree.root, !tree.isBroken(root), !tree[root].isNull else { return }
        guard tree[root].kind == .mapping else {
            diagnostics.report(
                .wrongKind(expected: "a mapping of settings", found: "something else", at: tree.range(root)))
            return
        }
        var children = tree.children(of: root)
        while let key = children.next(), let value = children.next() {
            if tree.isBroken(key) || tree.isBroken(value) { continue }
            read(tree.string(key), key, value)
        }
    }

    private mutating func read(_ name: String, _ key: NodeID, _ value: NodeID) {
        if name.hasPrefix("x-") { return }
        guard Self.keys.contains(name) else {
            let meant = nearest(to: name, among: Self.keys)
            diagnostics.report(
                .unknownKey(name, of: "a configuration", at: tree.range(key), meant: meant, among: Self.keys))
            return
        }
        let isNothing =
            name == "emit" && tree[value].kind == .sequence && tree.firstChild(of: value) == tree.end(of: value)
        if tree[value].isNull || isNothing {
            diagnostics.report(.emptyValue(name, at: tree.range(key)))
            return
        }
        switch name {
        case "access": config.access = words(value, of: name, AccessLevel.allCases).first
        case "runtime": config.runtime = words(value, of: name, RuntimePlacement.allCases).first
        case "emit": config.kinds = Set(words(value, of: name, EmittedKind.allCases, isList: true))
        case _: config.languages = languages(value)
        }
    }

    private mutating func languages(_ value: NodeID) -> [String] {
        var languages: [String] = []
        for scalar in scalars(value, isList: true) {
            let code = tree.string(scalar)
            if isLanguageTag(code) {
                languages.append(code)
            } else {
                diagnostics.report(.languageCode(code, at: tree.range(scalar)))
            }
        }
        return languages
    }

    /// The words of a value, each one of those that there are.
    private mutating func words<Word: RawRepresentable<String>>(
        _ value: NodeID, of key: String, _ all: [Word], isList: Bool = false
    ) -> [Word] {
        var words: [Word] = []
        for scalar in scalars(value, isList: isList) {
            if let word = Word(rawValue: tree.string(scalar)) {
                words.append(word)
            } else {
                diagnostics.report(
                    .unknownWord(tree.string(scalar), of: key, all.map(\.rawValue), at: tree.range(scalar)))
            }
        }
        return words
    }

    /// One scalar, or a list of them where that is taken.
    private mutating func scalars(_ value: NodeID, isList: Bool) -> [NodeID] {
        var scalars: [NodeID] = []
        switch tree[value].kind {
        case .scalar: return [value]
        case .sequence where isList: scalars = Array(tree.children(of: value))
        case .sequence, .mapping: scalars = [value]
        }
        for scalar in scalars where tree[scalar].kind != .scalar {
            diagnostics.report(
                .wrongKind(
                    expected: isList ? "a word or a list of words" : "a word", found: "something else",
                    at: tree.range(scalar)))
        }
        return scalars.filter { tree[$0].kind == .scalar }
    }
}
