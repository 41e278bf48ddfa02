import FormSource

/// A report as JUnit writes it: a file is a test, which fails where its check does. What it says is the text format.
func junitReport(_ report: CheckReport) -> [UInt8] {
    var texts: [[UInt8]: (failing: String, other: String)] = [:]
    for finding in report.findings {
        let file = Array((finding.place?.file ?? "").utf8)
        let fails = finding.severity == .error || report.isStrict
        if fails {
            texts[file, default: ("", "")].failing += finding.text
        } else {
            texts[file, default: ("", "")].other += finding.text
        }
    }
    let failures = report.files.lazy.filter { fails($0, report) }.count
    let tests = report.files.count + report.problems.count
    let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(report.problems.count)\""
    var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="formc" \(counts)>
          <testsuite name="formc check" \(counts)>

        """
    for file in report.files { text += testCase(file, texts[Array(file.file.utf8)] ?? ("", ""), report) }
    for problem in report.problems {
        text += "    <testcase classname=\"formc\" name=\"\(xml(problem))\">\n"
        text += "      <error message=\"\(xml(problem))\"/>\n    </testcase>\n"
    }
    text += "  </testsuite>\n</testsuites>\n"
    return Array(text.utf8)
}

private func fails(_ file: CheckReport.FileCount, _ report: CheckReport) -> Bool {
    file.errors > 0 || report.isStrict && file.warnings > 0
}

private func testCase(
    _ file: CheckReport.FileCount, _ texts: (failing: String, other: String), _ report: CheckReport
) -> String {
    let name = xml(file.file)
    let start = "    <testcase classname=\"formc\" name=\"\(name)\" file=\"\(name)\""
    if file.errors + file.warnings == 0 { return start + "/>\n" }
    var text = start + ">\n"
    if fails(file, report) {
        let words = summary(errors: file.errors, warnings: file.warnings)
        let type = file.errors > 0 ? "error" : "warning"
        text += "      <failure message=\"\(words)\" type=\"\(type)\">\(xml(texts.failing))</failure>\n"
    }
    if !texts.other.isEmpty { text += "      <system-out>\(xml(texts.other))</system-out>\n" }
    return text + "    </testcase>\n"
}

/// Text as XML 1.0 can hold it.
private func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "\t", "\n", " "...("\u{7E}"): result.unicodeScalars.append(scalar)
        case "\u{A0}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
            // What hides or reorders text is the same text as a reference, and harmless in a log.
            let isPrintable = printable(String(scalar)) == String(scalar)
            result += isPrintable ? String(scalar) : "&#x\(String(scalar.value, radix: 16, uppercase: true));"
        case _: result += printable(String(scalar)) == String(scalar) ? "\u{FFFD}" : printable(String(scalar))
        }
    }
    return result
}
