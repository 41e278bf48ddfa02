import FormModel
import FormSyntax
import FormYAML

extension FieldType {
    static let picker = FieldType(
        "picker", "Chooses one of the options.",
        keys: [
            options, other,
            KeySpec(
                .style,
                .words([
                    Word("automatic", "What the platform uses. The default."),
                    Word("inline", "All options in the form."),
                    Word("menu", "A menu."), Word("segmented", "Segments side by side."), Word("wheel", "A wheel."),
                    Word("navigation-link", "A row that opens the list."), Word("radio", "Radio buttons."),
                ]), "How it is shown."),
            KeySpec(.axis, axes, "How radio buttons are laid out. Default: `vertical`."),
        ],
        example: """
            - id: fruit
              type: picker
              style: inline
              label: Fruit
              options: [Apple, Banana, Cherry]
            """,
        lower: { field, analysis in
            let style = analysis.word(.style, of: field, PickerStyle.self) ?? .automatic
            if style != .radio, let axis = analysis.syntax.keyNode(.axis, of: field) {
                analysis.report(.axisWithoutRadio(at: analysis.syntax.tree.range(axis)))
            }
            let axis = analysis.word(.axis, of: field, Axis.self) ?? .vertical
            return FieldShape(
                value: analysis.optionsValue(of: field, several: false), control: .picker(style, axis: axis))
        })

    static let multiSelector = FieldType(
        "multi-selector", "Chooses any number of the options in a detail list; the row sums them up.",
        keys: [options, other] + countKeys,
        example: """
            - id: topics
              type: multi-selector
              label: Topics
              options: [News, Events, Offers]
              max: 2
            """,
        lower: { field, analysis in
            let value = analysis.optionsValue(of: field, several: true)
            let constraints = analysis.countConstraint(of: field, value)
            return FieldShape(
                value: value, control: .multiSelector(hasSelectAll: analysis.selectAll(of: field, constraints)),
                constraints: constraints)
        })

    static let checkboxes = FieldType(
        "checkboxes", "Chooses any number of the options, each with a box, along an axis.",
        keys: [options, other] + countKeys + [
            KeySpec(.axis, axes, "How the boxes are laid out. Default: `vertical`."),
            KeySpec(.columns, .integer, "In how many columns they stand."),
            KeySpec(
                .style,
                .words([
                    Word("checkbox", "A box with a tick. The default."),
                    Word("image", "The option's image, ringed when chosen."),
                    Word("chips", "Capsules that fill when chosen."),
                ]), "How they are shown."),
        ],
        example: """
            - id: days
              type: checkboxes
              axis: horizontal
              label: Days
              options: [Mo, Tu, We, Th, Fr]
              min: 2
            """,
        lower: { field, analysis in
            let value = analysis.optionsValue(of: field, several: true)
            let constraints = analysis.countConstraint(of: field, value)
            let control = CheckboxesControl(
                style: analysis.word(.style, of: field, CheckboxesControl.Style.self) ?? .checkbox,
                axis: analysis.word(.axis, of: field, Axis.self) ?? .vertical, columns: analysis.columns(of: field),
                hasSelectAll: analysis.selectAll(of: field, constraints))
            return FieldShape(value: value, control: .checkboxes(control), constraints: constraints)
        })

    private static let options = KeySpec(
        .options, .options, "What may be chosen: a list, the name of a shared one, or `{ source: NAME }`."
    ).required

    private static let other = KeySpec(
        .other, .switchOrMapping(.other), "Offers a last option with a text of its own, in the field `ID-other`.")

    private static let countKeys = [
        KeySpec(.min, .integer, "The fewest that may be chosen, if any are."),
        KeySpec(.max, .integer, "The most that may be chosen."),
        KeySpec(.selectAll, .boolean, "Whether there is a control that chooses all."),
    ]

    private static let axes = ValueForm.words([
        Word("horizontal", "Side by side."), Word("vertical", "One under the other."),
    ])
}
