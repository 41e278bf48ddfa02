import Foundation
import Testing

@testable import FormUI

@Suite struct LinesTests {
    func item(_ width: CGFloat, _ height: CGFloat = 20, _ baseline: CGFloat = 15) -> FormLines.Item {
        FormLines.Item(width: width, height: height, baseline: baseline)
    }

    func flow(_ items: [FormLines.Item], within width: CGFloat) -> FormLines {
        FormLines(flowing: items, within: width, spacing: 10, lineSpacing: 5)
    }

    @Test func viewsWrapWhereTheLineEnds() {
        let lines = flow([item(40), item(40), item(40)], within: 90)
        #expect(lines.places == [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 25)])
        #expect(lines.size == CGSize(width: 90, height: 45))
        // A hair less, and the second does not fit.
        #expect(flow([item(40), item(40)], within: 89).places[1] == CGPoint(x: 0, y: 25))
        #expect(flow([item(40), item(40)], within: .infinity).size == CGSize(width: 90, height: 20))
    }

    @Test func aViewThatIsTooWideHasItsOwnLine() {
        let lines = flow([item(20), item(200), item(20)], within: 100)
        #expect(lines.places.map(\.y) == [0, 25, 50])
        #expect(lines.places.allSatisfy { $0.x == 0 })
    }

    @Test func aLineStandsOnOneBaseline() {
        // Two lines of text beside one line, and an image without text, whose baseline is its foot.
        let lines = flow([item(40, 20, 15), item(40, 40, 15), item(30, 30, 30)], within: 300)
        #expect(lines.places.map(\.y) == [15, 15, 0])
        #expect(lines.firstBaseline == 30)
        #expect(lines.size.height == 55)
    }

    @Test func columnsAreFilledAlongOrDownwards() {
        let items = [CGFloat](repeating: 30, count: 5).map { item($0) }
        let along = FormLines(
            columns: 2, isDownwards: false, items, columnWidth: 45, spacing: 10, lineSpacing: 5)
        #expect(along.places.map(\.x) == [0, 55, 0, 55, 0])
        #expect(along.places.map(\.y) == [0, 0, 25, 25, 50])
        let down = FormLines(columns: 2, isDownwards: true, items, columnWidth: 45, spacing: 10, lineSpacing: 5)
        #expect(down.places.map(\.x) == [0, 0, 0, 55, 55])
        #expect(down.places.map(\.y) == [0, 25, 50, 0, 25])
        #expect(down.size == CGSize(width: 85, height: 70))
    }

    @Test func nothingTakesNoRoom() {
        #expect(flow([], within: 100).size == .zero)
        let columns = FormLines(columns: 0, isDownwards: true, [], columnWidth: 0, spacing: 10, lineSpacing: 5)
        #expect(columns.places.isEmpty && columns.size == .zero)
    }
}
