import FormModel
import FormSource
import FormSyntax
import FormYAML

extension FieldType {
    static let toggle = FieldType(
        "toggle", "Yes or no; never unanswered.", isRequirable: false,
        keys: [
            KeySpec(
                .style,
                .words([
                    Word("automatic", "What the platform uses. The default."), Word("switch", "A switch."),
                    Word("checkbox", "A box with a tick."), Word("button", "A button that stays pressed."),
                ]), "How it is shown."),
            KeySpec(.onLabel, .text, "What is shown beside it while it is on."),
            KeySpec(.offLabel, .text, "What is shown beside it while it is off."),
            KeySpec(.image, .mapping(.image), "A picture that is its label."),
            KeySpec(.mustBe, .words([Word("true", "It must be on: an agreement.")]), "What the answer must be."),
        ],
        example: """
            - id: terms
              type: toggle
              style: checkbox
              label: I accept the terms of use
              must-be: true
            """,
        lower: { field, analysis in
            let control = ToggleControl(
                style: analysis.word(.style, of: field, ToggleControl.Style.self) ?? .automatic,
                onLabel: analysis.text(.onLabel, of: field), offLabel: analysis.text(.offLabel, of: field),
                image: analysis.image(in: field.node))
            let mustBe = analysis.syntax.value(.mustBe, of: field) != nil
            return FieldShape(value: .toggle, control: .toggle(control), constraints: mustBe ? [.mustBeTrue] : [])
        })
}
