#if canImport(SwiftUI)
import SwiftUI

/// The toggle of an option, in the style that is set around it.
struct FormOptionToggle<Chosen: FormChosenTags>: View {
    typealias Option = FormOptions<Chosen.Element>.Option

    let option: Option
    let ticks: FormTicks<Chosen>
    /// What is said of the control as a whole, such as how many may be chosen.
    let hint: String?
    /// Whether the option's image is part of the label, and not of the style.
    var showsImage = true

    @Environment(\.locale) private var locale

    var body: some View {
        let isOn = ticks.isOn(option.tag)
        let texts = FormControlTexts(locale)
        Toggle(isOn: isOn) {
            FormOptionLabel(
                option: option, note: option.canBeChosen || !isOn.wrappedValue ? nil : texts.notOffered,
                showsImage: showsImage)
        }
        .disabled(!option.canBeChosen && !isOn.wrappedValue)
        .accessibilityHint(Text(verbatim: (option.isExclusive ? texts.clearsOthers : hint) ?? ""))
    }
}

/// The toggle that stands for all options.
struct FormAllToggle<Chosen: FormChosenTags>: View {
    let options: FormOptions<Chosen.Element>
    let ticks: FormTicks<Chosen>

    @Environment(\.locale) private var locale

    var body: some View {
        Toggle(sources: ticks.all(of: options), isOn: \.self) {
            Text(verbatim: FormControlTexts(locale).selectAll)
        }
    }
}

/// An option's label, and under it what else there is to say.
struct FormOptionLabel<Tag: Hashable>: View {
    let option: FormOptions<Tag>.Option
    let note: String?
    let showsImage: Bool

    @ScaledMetric private var imageSize: CGFloat = 24

    var body: some View {
        if showsImage, let image = option.image {
            HStack {
                FormPicture(image: image, caption: option.label).frame(width: imageSize, height: imageSize)
                texts
            }
        } else {
            texts
        }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: option.label)
            if let description = option.description { Text(formMarkdown: description).formSecondary() }
            if let note { Text(verbatim: note).formSecondary() }
        }
    }
}

extension View {
    /// The look of what is said beside a label.
    func formSecondary() -> some View { font(.footnote).foregroundStyle(Color.secondary) }
}
#endif
