/// A place in a JSON document (RFC 6901): the keys and positions that lead to it.
package struct JSONPointer: CustomStringConvertible {
    package private(set) var description = ""

    package init() {}

    package mutating func append(_ key: String) {
        description += "/"
        for scalar in key.unicodeScalars {
            switch scalar {
            case "~": description += "~0"
            case "/": description += "~1"
            case _: description.unicodeScalars.append(scalar)
            }
        }
    }

    package mutating func append(_ position: Int) { description += "/\(position)" }
}
