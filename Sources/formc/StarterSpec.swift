/// What `formc init` writes: a spec that shows most of the language on one screen.
func starterSpec(form: String) -> String {
    """
    # yaml-language-server: $schema=form.schema.json
    #
    # A form: what it asks, and what may be answered.
    #
    #     formc check FILE    reports what is wrong with it
    #     formc build FILE    writes its Swift, whose type is named as `form` says
    formc: 1
    form: \(form)
    title: A first form

    # Lists of options that fields choose from.
    choices:
      fruit:
        - apple: Apple                  # what is stored: what people see
        - banana: Banana
        - cherry: Cherry
        - tag: none
          label: None of these
          exclusive: true               # choosing it clears the others

    """ + starterSections
}

private let starterSections = """
    sections:
      - title: About you
        fields:
          - id: name
            type: text
            label: Name
            placeholder: Jane Doe
            required: true
          - id: age
            type: integer
            label: Age
            min: 0
            max: 130

      - title: Fruit
        fields:
          - id: fruits
            type: checkboxes
            label: Which fruits do you like?
            options: fruit
            required: true
            max: 2                      # “none of these” stands alone
          - id: favourite
            type: picker
            style: menu
            label: Which one most of all?
            options: fruit
            visible-when: count(fruits) >= 2

      - title: The end
        fields:
          - id: newsletter
            type: toggle
            label: Send me the newsletter

    # What must hold between the answers.
    rules:
      - require: favourite in fruits
        message: Choose it among the fruits that you like.

    """
