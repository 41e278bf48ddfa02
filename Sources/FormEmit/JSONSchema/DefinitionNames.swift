import FormModel
import FormSource

/// What the definitions under `$defs` are called: lists by their own names, so that another schema can refer to them;
/// what else is defined has a point in its name, and as many before it as it takes not to be a list's.
struct DefinitionNames: Sendable {
    private let points: String
    private let ids: [String]

    /// - Parameter ids: the id of each field.
    init(_ form: Form, ids: [String]) {
        self.ids = ids
        var points = 0
        for list in form.lists {
            guard let name = list.name else { continue }
            let bytes = form.buffer.bytes(name)
            let own = bytes.prefix { $0 == UInt8(ascii: ".") }.count
            let rest = bytes.dropFirst(own)
            if rest.starts(with: "shown.".utf8) || rest.starts(with: "value.".utf8) { points = max(points, own + 1) }
        }
        self.points = String(repeating: ".", count: points)
    }

    func name(of reference: ShownReference) -> String {
        let part =
            switch reference.part {
            case .field(let field): ids[field]
            case .section(let section): "section.\(section + 1)"
            }
        switch reference.approximation {
        case .sufficient: return points + "shown." + part
        case .necessary: return points + "shown." + part + ".perhaps"
        }
    }

    func name(ofValue value: String) -> String { points + "value." + value }
}

/// A reference to a definition of the same schema: a JSON pointer (RFC 6901) in a URI's fragment (RFC 3986).
func pointer(to name: String) -> JSON {
    var pointer = "#/$defs/"
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "~"): pointer += "~0"
        case UInt8(ascii: "/"): pointer += "~1"
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            pointer.unicodeScalars.append(Unicode.Scalar(byte))
        case _:
            let digits = String(byte, radix: 16, uppercase: true)
            pointer += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
        }
    }
    return .string(pointer)
}
