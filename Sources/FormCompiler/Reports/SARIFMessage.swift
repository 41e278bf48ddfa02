import FormEmit

/// A message object of SARIF.
///
/// Braces with a number between them are a placeholder there, and `[words](target)` is a link: both are escaped. Other
/// braces are left, since viewers show a message without arguments as it is.
func message(_ text: String) -> JSON { ["text": .string(escapedMessage(text))] }

func escapedMessage(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var at = 0
    while at < scalars.count {
        if let end = endOfPlaceholder(scalars, at) {
            result += "{".unicodeScalars + scalars[at..<end] + "}".unicodeScalars
            at = end
        } else if at + 1 < scalars.count, scalars[at] == "]", scalars[at + 1] == "(" {
            result += "\\]".unicodeScalars
            at += 1
        } else {
            result.append(scalars[at])
            at += 1
        }
    }
    return String(result)
}

private func endOfPlaceholder(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
    guard scalars[start] == "{" else { return nil }
    var at = start + 1
    while at < scalars.count, ("0"..."9").contains(scalars[at]) { at += 1 }
    return at > start + 1 && at < scalars.count && scalars[at] == "}" ? at + 1 : nil
}
