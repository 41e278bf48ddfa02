#if canImport(SwiftUI)
public import FormRuntime
public import SwiftUI

/// A toggle as a picture with the label under it: with a ring and a checkmark while the toggle is on, dimmed while it
/// is off.
///
/// ```swift
/// Toggle("Cherry", isOn: $wantsCherry).toggleStyle(ImageToggleStyle(image: FormImage(.asset("cherry"))))
/// ```
public struct ImageToggleStyle: ToggleStyle {
    let image: FormImage
    let caption: String?

    public init(image: FormImage) { self.init(image: image, caption: nil) }

    init(image: FormImage, caption: String?) {
        self.image = image
        self.caption = caption
    }

    public func makeBody(configuration: Configuration) -> some View {
        FormImageToggle(configuration: configuration, picture: FormPicture(image: image, caption: caption))
    }
}

private struct FormImageToggle: View {
    let configuration: ToggleStyleConfiguration
    let picture: FormPicture

    @ScaledMetric private var size: CGFloat = 72
    @ScaledMetric private var spacing: CGFloat = 4
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private var isOff: Bool { FormCheck(configuration) == .unchecked }
    private var corner: RoundedRectangle { RoundedRectangle(cornerRadius: 10) }

    var body: some View {
        FormToggleButton(configuration) {
            VStack(spacing: spacing) {
                framed
                configuration.label.font(.footnote).multilineTextAlignment(.center)
            }
        }
        .formTapButtons()
        .animation(reducesMotion ? nil : .easeOut(duration: 0.15), value: isOff)
    }

    private var framed: some View {
        picture
            .frame(width: size, height: size)
            .clipShape(corner)
            .opacity(isOff ? 0.6 : 1)
            .padding(spacing)
            .overlay {
                corner.strokeBorder(
                    isOff ? AnyShapeStyle(.quaternary) : AnyShapeStyle(.tint), lineWidth: isOff ? 1 : 3)
            }
            .overlay(alignment: .topTrailing) {
                if !isOff { badge }
            }
    }

    private var badge: some View {
        Image(systemName: "checkmark.circle.fill")
            .foregroundStyle(.tint)
            .background { Circle().fill(.background) }
            .padding(spacing)
            .accessibilityHidden(true)
    }
}
#endif
