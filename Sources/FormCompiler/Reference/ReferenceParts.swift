/// The parts of a spec: what is said of them besides their tables.
extension Reference {
    static let topLevel = """
        ## Top level

        `formc` is always required. A spec with `form` is a form and needs `sections`; one without `form` only
        shares its `choices`, has no `sections` (`sections-without-form`), and may hold lists that nothing uses. In
        a form, a list or source that no field uses is a warning (`unused-list`, `unused-source`).

        A version other than `1` is an error (`language-version`).
        """

    static let sections = """
        ## Sections

        A form needs at least one section (`no-sections`), a section at least one field (`no-fields`); a field stands
        nowhere else (`misplaced-field`). Ids of sections are unique among themselves, without
        regard to case and to `-` against `_` (`duplicate-section-id`). Sections do not nest, and answers know
        nothing of them.
        """

    static let fields = """
        ## Fields

        `type` decides which keys a field has (`unknown-type`). All types but `note` have a value, which is stored
        under the field's `id`. Ids of fields are unique in the form without regard to case and to `-` against `_`
        (`duplicate-field-id`); words of conditions are no ids: `and`, `or`, `not`, `in`, `has`, `any`, `all`, `is`,
        `answered`, `unanswered`, `count`, `field` (`keyword-id`).

        These keys are common to the types:
        """

    static let options = """
        ## Options

        Behind `options` of a field stands what it offers, in one of four forms:

        | form | is |
        | --- | --- |
        | `options: [Apple, Pear]` | a list of the field's own |
        | `options: fruit` | the list of that name under `choices` (`unknown-list`) |
        | `options: { source: goal }` | the source of that name under `sources` (`unknown-source`) |
        | `options: { tag-type: integer, options: [1, 2] }` | a list of the field's own with a [head](#heads-of-lists) |

        A list holds at least one option (`no-options`), not all of them retired (`all-retired`). A field never
        changes the list that it uses. The order of a list is the order in which its options are shown and stored.
        """

    static let optionForms = """
        An option is written in one of three forms:

        | form | tag | label |
        | --- | --- | --- |
        | `- Apple` | `Apple` | `Apple` |
        | `- apple: Apple`, or `- apple: { en: Apple, ja: りんご }` | `apple` | the text |
        | `- { tag: apple, label: Apple, … }` | `tag` | `label`, or else the tag |

        A mapping of one entry is *tag: label*, unless its key is a key of options: `- tag: apple` is an option
        without a label of its own, and a tag that is called as such a key is written `- tag: label`. *Tag: label*
        with further keys is an error (`shorthand-with-keys`).

        Tags are unique in their list (`duplicate-tag`), a difference by case alone is a warning
        (`tags-differ-by-case`; where their Swift names are the same too, that error says it), and so are two options that are offered under one label (`same-label`). A tag is a
        line (`line-break`) and not empty (`empty-option`, `empty-text`).

        An option is not `required` and also `exclusive` or `retired` (`contradictory-option`). That an option is
        `required` binds selections only, not pickers, and also an empty one. The keys of an option:
        """

    static let listHeads = """
        ### Heads of lists

        A list that needs more than its options is a mapping, under `choices` as well as behind `options` of a
        field. Only the latter may have `source`, and then nothing else (`source-and-options`):
        """

    static let integerTags = """
        With `tag-type: integer` each tag is a whole number, written in the one way in which that number is written:
        no leading zeros, no `-0` (`integer-tag`).
        """

    static let images = """
        ### Images

        An image, of an option or of a toggle, stands in exactly one place (`image-place`):
        """

    static let sources = """
        ## Sources

        A source is a set of options that only the app knows. It has a name, under which the app supplies its
        options when it runs, and says of which type their tags are; with tags that are texts nothing needs to be
        said (`goal:` alone is enough). What a tag of a source stands for is judged where the options are supplied,
        and only there. Tags of a selection are stored in ascending order of their UTF-8 bytes.
        """

    static let defaults = """
        ## Defaults

        `default` is the answer that a new form starts with; it never stands in for a missing key of stored answers.
        It is written as the answer would be stored: a scalar, for a picker a tag, for a selection a list of tags,
        even of one. It must be legal: within the limits, of the pattern, with tags that are offered, by all
        conditions as they stand in a new form, an exclusive one alone (`illegal-default`, `not-a-value`). A field
        over a source has none (`default-of-source`).
        """

    static let formerNames = """
        ## Former and reserved names

        `formerly` lists earlier ids of a field, or earlier tags of an option, whose stored answers belong to it
        now. It is read wherever answers are read; where an answer has both, the current name wins. A former name is
        no current one (`formerly-current`), no reserved one (`reserved-id`), and is claimed once
        (`formerly-twice`). For a tag that holds within its list.

        `reserved` at the top level lists ids of fields that were removed and must not come back with another
        meaning (`reserved-id`):
        """
}
