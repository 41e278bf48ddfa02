#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// How one of several options is picked.
public enum FormPickerStyle: Sendable {
    case automatic, inline, menu, segmented, wheel, navigationLink, radio
}

/// A row in which one of several options is picked, or none where none need be.
public struct FormPickerRow<Model: FormModel, Tag: Hashable & Sendable>: View {
    private let page: FormPage<Model>
    private let field: Model.Field
    private let tag: Binding<Tag?>
    private let options: FormOptions<Tag>
    private let style: FormPickerStyle
    private let axis: Axis

    /// Options of a list.
    public init(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Tag?>,
        style: FormPickerStyle = .automatic, axis: Axis = .vertical
    ) where Tag: FormChoice {
        self.init(page, field, page.answer(field, path), page.options(field, of: Tag.self), style, axis)
    }

    /// Options that the app supplies.
    public init(
        _ page: FormPage<Model>, _ field: Model.Field, _ path: FormAnswerPath<Model, Tag?>,
        style: FormPickerStyle = .automatic, axis: Axis = .vertical
    ) where Tag: FormSourceTag {
        let tag = page.answer(field, path)
        let chosen = Set([tag.wrappedValue].compactMap(\.self))
        self.init(page, field, tag, page.options(field, chosen: chosen), style, axis)
    }

    private init(
        _ page: FormPage<Model>, _ field: Model.Field, _ tag: Binding<Tag?>, _ options: FormOptions<Tag>,
        _ style: FormPickerStyle, _ axis: Axis
    ) {
        self.page = page
        self.field = field
        self.tag = tag
        self.options = options
        self.style = style
        self.axis = axis
    }

    public var body: some View {
        FormRow(page: page, field: field, isSpread: style == .inline) {
            if style == .radio {
                FormRadioButtons(
                    options: shown, tag: picked, none: canBeNone ? none : nil, axis: axis,
                    label: page.labelText(field), spokenLabel: page.spokenLabel(field),
                    spokenHint: page.hint(field))
            } else {
                picker.formPickerStyle(style).accessibilityHint(page.hint(field))
            }
        }
    }

    private var picker: some View {
        Picker(selection: picked) {
            if let none { Text(verbatim: none).tag(Tag?.none) }
            ForEach(shown) { run in
                if let heading = run.heading {
                    Section {
                        choices(run.options)
                    } header: {
                        Text(verbatim: heading)
                    }
                } else {
                    choices(run.options)
                }
            }
        } label: {
            page.labelText(field)
        }
    }

    private func choices(_ options: [FormOptions<Tag>.Option]) -> some View {
        ForEach(options) { option in
            Text(verbatim: FormPickerTexts(page.locale).label(option)).tag(Tag?.some(option.tag))
        }
    }

    private var shown: [FormOptions<Tag>.Run] {
        options.shown(Set([tag.wrappedValue].compactMap(\.self)), locale: page.locale)
    }

    /// Whether what is picked can be taken back: nothing need be picked, or what is cannot stay.
    private var canBeNone: Bool {
        guard page.isRequired(field) else { return true }
        guard let chosen = tag.wrappedValue else { return false }
        return !options.options.contains { $0.tag == chosen && $0.canBeChosen }
    }

    /// What stands for no answer: there while nothing is picked, and as long as it can be taken back.
    private var none: String? {
        if tag.wrappedValue != nil, !canBeNone { return nil }
        return field.text("placeholder", in: page.language)
            ?? (page.isRequired(field)
                ? FormRowTexts(page.locale).choose : FormRowTexts(page.locale).none)
    }

    /// What cannot be chosen now, a picker shows all the same; picking it does nothing.
    private var picked: Binding<Tag?> {
        let (tag, options) = (tag, options)
        return Binding(
            get: { @MainActor in tag.wrappedValue },
            set: { @MainActor picked in
                guard let picked else {
                    tag.wrappedValue = nil
                    return
                }
                if options.options.contains(where: { $0.tag == picked && $0.canBeChosen }) {
                    tag.wrappedValue = picked
                }
            })
    }
}

/// The words of an option in a picker, which has no place for a second line.
struct FormPickerTexts {
    private let notOffered: String

    init(_ locale: Locale) { notOffered = FormControlTexts(locale).notOffered }

    func label<Tag>(_ option: FormOptions<Tag>.Option) -> String {
        option.canBeChosen ? option.label : "\(option.label) (\(notOffered))"
    }
}

extension View {
    /// The style, or what a system has that comes nearest to it.
    @ViewBuilder fileprivate func formPickerStyle(_ style: FormPickerStyle) -> some View {
        switch style {
        case .automatic, .radio: self
        case .inline: pickerStyle(.inline)
        case .menu:
            #if os(tvOS) || os(watchOS)
            self
            #else
            pickerStyle(.menu)
            #endif
        case .segmented:
            #if os(watchOS)
            self
            #else
            pickerStyle(.segmented)
            #endif
        case .wheel:
            #if os(macOS) || os(tvOS)
            self
            #else
            pickerStyle(.wheel)
            #endif
        case .navigationLink:
            #if os(macOS)
            self
            #else
            pickerStyle(.navigationLink)
            #endif
        }
    }
}
#endif
