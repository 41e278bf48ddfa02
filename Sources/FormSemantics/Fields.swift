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
        var shape = FieldShape(value: .none, control: .note(LocalizedText(.empty)))
        if let type = syntaxField.type {
            shape = FieldType.catalogue[type].lower(syntaxField, &self)
        } else {
            // Whatever the field is, it uses its list.
            _ = optionsValue(of: syntaxField, several: true)
        }
        var field = Field(shape: shape)
        field.id = syntax.value(.id, of: syntaxField).map { syntax.tree.text($0) }
        field.label = text(.label, of: syntaxField)
        field.help = text(.help, of: syntaxField)
        field.placeholder = text(.placeholder, of: syntaxField)
        field.isRequired = flag(.required, of: syntaxField)
        field.isReadOnly = flag(.readOnly, of: syntaxField)
        field.formerly = syntax.lines(.formerly, of: syntaxField).map { syntax.tree.text($0) }
        if syntaxField.keys.contains(.messages) { field.messages = messages(in: syntaxField.node) }
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
