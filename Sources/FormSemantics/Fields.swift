import FormModel
import FormSource
import FormSyntax
import FormYAML

/// Fields: what all types have in common; the rest is the type's.
extension Analysis {
    mutating func lowerFields() {
        form.fields.reserveCapacity(syntax.fields.count)
        for field in syntax.fields {
            form.fields.append(field.otherOf.map { lowerOther(field, of: $0) } ?? lower(field))
        }
    }

    private mutating func lower(_ syntaxField: FieldSyntax) -> Field {
        let node = syntaxField.node
        var shape = FieldShape(value: .none, control: .note(LocalizedText(.empty)))
        if let type = syntaxField.type {
            shape = FieldType.catalogue[type].lower(syntaxField, &self)
        } else {
            // Whatever the field is, it uses its list.
            _ = optionsValue(of: syntaxField, several: true)
        }
        var field = Field(shape: shape)
        field.id = syntax.value(.id, in: node).map { syntax.tree.text($0) }
        field.label = text(.label, in: node)
        field.help = text(.help, in: node)
        field.placeholder = text(.placeholder, in: node)
        field.isRequired = flag(.required, of: syntaxField)
        field.isReadOnly = flag(.readOnly, of: syntaxField)
        field.formerly = syntax.lines(.formerly, in: node).map { syntax.tree.text($0) }
        if syntax.has(.messages, in: node) { field.messages = messages(in: node) }
        return field
    }
}

extension Field {
    /// Whether it should offer options, though none could be read.
    var mayChoose: Bool {
        switch shape.control {
        case .picker, .multiSelector, .checkboxes: true
        case .textField, .number, .datePicker, .toggle, .note: false
        }
    }
}
