/// Lists of other specs.
extension Reference {
    static let imports = """
        ## Imports

        `imports` names other specs, by paths relative to the folder of this one. Their lists under `choices` are used
        as if they stood here, be it a form or a file that only shares lists: `imports: [lists/allergens.form.yaml]`.

        - Only a file's own lists can be used, not those that it imports itself (`unavailable-list`), and none whose
          options have conditions. Names are one set: two lists of one name are an error (`duplicate-list`). What is
          imported and not used is a warning (`unused-import`).
        - A path leads to a file in the spec's own folder or below it, also when links are followed
          (`import-outside`); `--import-root DIR` allows the whole of another folder. What cannot be read
          (`unreadable-import`), what is there already (`duplicate-import`) and circles (`import-cycle`) are errors.
          Two files may import the same third.
        - The plain texts of a file are in its own `language`. Where they are missing in a language of the form, its
          own stand for them, with a warning (`missing-translation`).
        - In Swift a list is one type, whichever forms use it: it stands in the output of the file that declares it,
          by itself, or inside that form's type. `formc build` writes that output as well.
        """
}
