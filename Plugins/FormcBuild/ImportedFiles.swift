import Foundation

/// The files that specs import, themselves or through others, as far as can be seen without reading YAML: every word
/// under `imports:` that ends as a YAML file does. One too many only rebuilds once more.
struct ImportedFiles {
    private(set) var files: [URL] = []

    init(of specs: [URL]) {
        var seen = Set(specs.map(\.standardizedFileURL))
        var waiting = specs
        while let spec = waiting.popLast() {
            guard let text = try? String(contentsOf: spec, encoding: .utf8) else { continue }
            for path in Self.paths(in: text) {
                let file = spec.deletingLastPathComponent().appending(path: path).standardizedFileURL
                guard seen.insert(file).inserted, FileManager.default.fileExists(atPath: file.path) else { continue }
                files.append(file)
                waiting.append(file)
            }
        }
        files.sort { $0.path < $1.path }
    }

    /// A line without its comment.
    private static func code(_ line: Substring) -> Substring {
        let cut = zip(line.indices, line.dropFirst().indices).first { line[$0].isWhitespace && line[$1] == "#" }
        return cut.map { line[..<$0.0] } ?? line
    }

    private static func paths(in text: String) -> [String] {
        var isInside = false
        var paths: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("imports") {
                isInside = true
            } else if let first = line.first, !first.isWhitespace, first != "-", first != "#", first != "]" {
                isInside = false
            }
            guard isInside else { continue }
            let words = Self.code(line).split { $0.isWhitespace || "[],\"'".contains($0) }.map(String.init)
            paths += words.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
        }
        return paths
    }
}
