import FormCompiler
import FormModel
import FormSource

/// The form that the spec means; nil, with the reason told, if it means none.
///
/// - Parameter inputName: what messages call it if it is read from standard input.
func readSpec(
    _ arguments: Arguments, name inputName: String?, _ status: inout ExitStatus, _ console: inout Console
) throws(UsageError) -> Form? {
    let path = arguments.operands[0]
    let isInput = path == "-"
    let name = isInput ? inputName ?? "<stdin>" : path.text
    var inspection = Inspection(on: .errors)
    var form: Form?
    let spec = Spec(path: isInput ? nil : path, name: name, folder: nil)
    let imports = try ImportFiles([spec], arguments)
    let compilation = inspection.inspect(spec, upTo: arguments.maxSize, isQuietAboutWarnings: true, &console) {
        let result = readForm($0, imports: imports.loader(for: 0))
        form = result.form
        return result.compilation
    }
    inspection.conclude(&console)
    status = inspection.status
    if compilation != nil, let found = form, found.name == nil {
        console.complain("\(Path(name).quoted) declares no form, only choices")
        status = .failed
        return nil
    }
    return form
}
