/// How the options of `Checkboxes` look.
public enum FormCheckboxesStyle: Sendable {
    /// A box, and the label after it.
    case checkbox
    /// The label in a capsule.
    case chips
    /// The option's image, and the label under it. An option without an image is a chip.
    case image
}
