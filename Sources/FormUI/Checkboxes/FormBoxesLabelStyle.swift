#if canImport(SwiftUI)
import SwiftUI

/// A label and boxes: on one line where both fit and the boxes run along it, else the boxes under the label. On the
/// Mac, whose forms have a column of labels, as the system does it.
struct FormBoxesLabelStyle: LabeledContentStyle {
    let axis: Axis

    func makeBody(configuration: Configuration) -> some View {
        #if !os(macOS)
        // A layout and not a choice of two views, which would hold the boxes twice, each time with their own state.
        FormBesideOrBelow(isAlwaysBelow: axis == .vertical) {
            VStack(alignment: .leading, spacing: 2) { configuration.label }
            VStack(alignment: .leading) { configuration.content }
        }
        #else
        LabeledContent(configuration)
        #endif
    }
}

/// The second view at the end of the first one's line if both fit there in the width that they like, else below it.
struct FormBesideOrBelow: Layout {
    var isAlwaysBelow: Bool
    var spacing: CGFloat = 16
    var lineSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let placed = placed(subviews, within: proposal.width)
        return CGSize(width: proposal.width ?? placed.lines.size.width, height: placed.lines.size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (lines, items, isBeside) = placed(subviews, within: bounds.width)
        for (position, subview) in subviews.enumerated() where position < items.count {
            let isAtEnd = isBeside && position > 0
            let x = isAtEnd ? bounds.width - items[position].width : lines.places[position].x
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + lines.places[position].y), anchor: .topLeading,
                proposal: ProposedViewSize(width: isBeside ? items[position].width : bounds.width, height: nil))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline, !subviews.isEmpty else { return nil }
        return bounds.minY + placed(subviews, within: bounds.width).lines.firstBaseline
    }

    private func placed(
        _ subviews: Subviews, within width: CGFloat?
    ) -> (lines: FormLines, items: [FormLines.Item], isBeside: Bool) {
        let widths = subviews.map { $0.dimensions(in: .unspecified).width }
        let needed = widths.reduce(0, +) + spacing * CGFloat(max(0, widths.count - 1))
        if !isAlwaysBelow, needed <= width ?? .infinity {
            // Measured again, since in that width a note wraps.
            let items = zip(subviews, widths).map { subview, width in
                FormLines.Item(subview.dimensions(in: ProposedViewSize(width: width, height: nil)))
            }
            let lines = FormLines(flowing: items, within: .infinity, spacing: spacing, lineSpacing: lineSpacing)
            return (lines, items, true)
        }
        let proposal = ProposedViewSize(width: width, height: nil)
        let items = subviews.map { FormLines.Item($0.dimensions(in: proposal)) }
        let lines = FormLines(
            columns: 1, isDownwards: true, items, columnWidth: width ?? 0, spacing: 0, lineSpacing: lineSpacing)
        return (lines, items, false)
    }
}
#endif
