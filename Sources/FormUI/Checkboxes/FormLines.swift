import Foundation

/// Views that are placed in lines from the top, those of a line on one baseline.
struct FormLines {
    /// What a view measures. The baseline is that of its first text.
    struct Item {
        var width: CGFloat
        var height: CGFloat
        var baseline: CGFloat
    }

    /// The leading edge and the top of each view.
    private(set) var places: [CGPoint] = []
    private(set) var size = CGSize.zero
    /// The baseline of the first line.
    private(set) var firstBaseline: CGFloat = 0

    /// Views in their own width, as many in a line as fit.
    init(flowing items: [Item], within width: CGFloat, spacing: CGFloat, lineSpacing: CGFloat) {
        var lines: [[(item: Int, x: CGFloat)]] = []
        var end: CGFloat = 0
        for (position, item) in items.enumerated() {
            // A line takes its first view however wide that is.
            if let last = lines.indices.last, end + spacing + item.width <= width {
                lines[last].append((position, end + spacing))
                end += spacing + item.width
            } else {
                lines.append([(position, 0)])
                end = item.width
            }
        }
        place(items, in: lines, lineSpacing)
    }

    /// Views in columns of one width.
    ///
    /// - Parameter isDownwards: whether the first column is filled before the second.
    init(
        columns: Int, isDownwards: Bool, _ items: [Item], columnWidth: CGFloat, spacing: CGFloat, lineSpacing: CGFloat
    ) {
        let columns = max(1, columns)
        let count = (items.count + columns - 1) / columns
        var lines = [[(item: Int, x: CGFloat)]](repeating: [], count: count)
        for position in items.indices {
            let line = isDownwards ? position % count : position / columns
            let column = isDownwards ? position / count : position % columns
            lines[line].append((position, CGFloat(column) * (columnWidth + spacing)))
        }
        place(items, in: lines, lineSpacing)
    }

    private mutating func place(_ items: [Item], in lines: [[(item: Int, x: CGFloat)]], _ lineSpacing: CGFloat) {
        places = [CGPoint](repeating: .zero, count: items.count)
        for (number, line) in lines.enumerated() {
            let top = number == 0 ? 0 : size.height + lineSpacing
            let baseline = line.map { items[$0.item].baseline }.max() ?? 0
            let below = line.map { items[$0.item].height - items[$0.item].baseline }.max() ?? 0
            for (item, x) in line {
                places[item] = CGPoint(x: x, y: top + baseline - items[item].baseline)
                size.width = max(size.width, x + items[item].width)
            }
            if number == 0 { firstBaseline = baseline }
            size.height = top + baseline + below
        }
    }
}
