#if canImport(SwiftUI)
import Foundation
import FormRuntime
import SwiftUI

/// The picture of an option, fitted into the space that it is given. What stands for it while it loads, and where there
/// is none, is of the same size, so that nothing moves.
struct FormPicture: View {
    let image: FormImage
    /// What stands beside the picture, so that a text that says the same is not read twice.
    var caption: String?

    var body: some View {
        if let alt = image.alt, alt != caption {
            picture.accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: alt))
                .accessibilityAddTraits(.isImage)
        } else {
            picture.accessibilityHidden(true)
        }
    }

    @ViewBuilder private var picture: some View {
        switch image.source {
        case .symbol(let name): Image(systemName: name).resizable().scaledToFit()
        case .asset(let name): Image(name).resizable().scaledToFit()
        case .url(let address):
            if let url = URL(string: address) {
                AsyncImage(url: url) { phase in loaded(phase) }
            } else {
                FormMissingPicture()
            }
        }
    }

    @ViewBuilder private func loaded(_ phase: AsyncImagePhase) -> some View {
        switch phase {
        case .success(let image): image.resizable().scaledToFit()
        case .failure: FormMissingPicture()
        case .empty: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
        @unknown default: FormMissingPicture()
        }
    }
}

/// Stands where a picture could not be had.
private struct FormMissingPicture: View {
    var body: some View {
        Image(systemName: "photo")
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { Rectangle().fill(.quaternary) }
    }
}
#endif
