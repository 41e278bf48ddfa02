/// What something on the screen is.
public struct Kind: Hashable, Sendable, CustomStringConvertible {
    let name: String

    public static let text = Kind(name: "text")
    public static let image = Kind(name: "image")
    public static let button = Kind(name: "button")
    public static let link = Kind(name: "link")
    public static let toggle = Kind(name: "toggle")
    public static let picker = Kind(name: "picker")
    public static let option = Kind(name: "option")
    public static let stepper = Kind(name: "stepper")
    public static let slider = Kind(name: "slider")
    public static let datePicker = Kind(name: "date picker")
    public static let field = Kind(name: "text field")
    public static let secureField = Kind(name: "secure field")
    public static let editor = Kind(name: "text editor")
    public static let search = Kind(name: "search")
    public static let disclosure = Kind(name: "disclosure")
    public static let labeled = Kind(name: "labelled")
    public static let group = Kind(name: "group")
    public static let section = Kind(name: "section")
    public static let menu = Kind(name: "menu")
    public static let progress = Kind(name: "progress")
    public static let form = Kind(name: "form")
    public static let list = Kind(name: "list")
    public static let page = Kind(name: "page")
    public static let sheet = Kind(name: "sheet")
    public static let alert = Kind(name: "alert")
    /// Views that are one for accessibility, or that can be tapped, and are no control by themselves.
    public static let area = Kind(name: "area")

    public var description: String { name }

    /// What can be typed into.
    static let fields: Set<Kind> = [.field, .secureField, .editor, .search]
    /// What nobody can use without knowing what it is called.
    static let named: Set<Kind> = [
        .button, .link, .toggle, .picker, .stepper, .slider, .datePicker, .field, .secureField, .editor, .menu,
        .disclosure,
    ]
}
