#if canImport(SwiftUI)
import SwiftUI

/// Boxes side by side: in their own width, as many in a line as fit, or in columns. (A stack is for those one under
/// another.) The system mirrors it where people write from right to left.
struct FormBoxesLayout: Layout {
    /// Nil to flow.
    var columns: Int?
    /// Whether a column is filled before the next.
    var isDownwards = false
    var spacing: CGFloat
    var lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        lines(subviews, within: proposal.width).lines.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (lines, widths) = lines(subviews, within: bounds.width)
        for (position, subview) in subviews.enumerated() where position < lines.places.count {
            let place = lines.places[position]
            subview.place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: .topLeading,
                proposal: ProposedViewSize(width: widths[position], height: nil))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline, !subviews.isEmpty else { return nil }
        return bounds.minY + lines(subviews, within: bounds.width).lines.firstBaseline
    }

    /// Where the views are to be, and the width that each is given.
    private func lines(_ subviews: Subviews, within width: CGFloat?) -> (lines: FormLines, widths: [CGFloat]) {
        guard let columns else {
            let items = subviews.map { measured($0, atMost: width) }
            let lines = FormLines(
                flowing: items, within: width ?? .infinity, spacing: spacing, lineSpacing: lineSpacing)
            return (lines, items.map(\.width))
        }
        let gaps = spacing * CGFloat(max(0, columns - 1))
        let widest = { subviews.map { $0.dimensions(in: .unspecified).width }.max() ?? 0 }
        let columnWidth = width.map { max(0, ($0 - gaps) / CGFloat(max(1, columns))) } ?? widest()
        let proposal = ProposedViewSize(width: columnWidth, height: nil)
        let items = subviews.map { FormLines.Item($0.dimensions(in: proposal)) }
        let lines = FormLines(
            columns: columns, isDownwards: isDownwards, items, columnWidth: columnWidth, spacing: spacing,
            lineSpacing: lineSpacing)
        return (lines, items.map { _ in columnWidth })
    }

    /// A view in the width that it likes, or wrapped into the one that there is.
    private func measured(_ subview: LayoutSubview, atMost width: CGFloat?) -> FormLines.Item {
        let ideal = FormLines.Item(subview.dimensions(in: .unspecified))
        guard let width, ideal.width > width else { return ideal }
        return FormLines.Item(subview.dimensions(in: ProposedViewSize(width: width, height: nil)))
    }
}

extension FormLines.Item {
    init(_ dimensions: ViewDimensions) {
        self.init(width: dimensions.width, height: dimensions.height, baseline: dimensions[.firstTextBaseline])
    }
}

/// Lays boxes out along an axis, in columns if asked for.
struct FormBoxes<Content: View>: View {
    let axis: Axis
    let columns: Int?
    let content: Content

    @ScaledMetric private var spacing: CGFloat = 16
    @ScaledMetric private var lineSpacing: CGFloat = 4
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(axis: Axis, columns: Int? = nil, @ViewBuilder content: () -> Content) {
        self.axis = axis
        self.columns = columns
        self.content = content()
    }

    var body: some View { layout { content } }

    /// Large type has no room for columns.
    private var layout: AnyLayout {
        let columns = dynamicTypeSize.isAccessibilitySize ? nil : columns.flatMap { $0 > 1 ? $0 : nil }
        if axis == .vertical, columns == nil {
            return AnyLayout(VStackLayout(alignment: .leading, spacing: lineSpacing))
        }
        return AnyLayout(
            FormBoxesLayout(
                columns: columns, isDownwards: axis == .vertical, spacing: spacing, lineSpacing: lineSpacing))
    }
}
#endif
