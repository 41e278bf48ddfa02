import FormRuntime
import Foundation
import Testing

@testable import FormUI

/// Dates and times as date pickers take them.
@Suite struct MomentTests {
    @Test(arguments: ["0001-01-01", "1582-10-15", "2024-02-29", "2026-03-29", "9999-12-31"])
    func datesComeBack(_ text: String) throws {
        let date = try #require(FormDate(text))
        #expect(FormDate(pickerDate: try #require(date.pickerDate)) == date)
    }

    @Test(arguments: ["00:00", "02:30", "23:59"])
    func timesComeBack(_ text: String) throws {
        let time = try #require(FormTime(text))
        #expect(FormTime(pickerDate: try #require(time.pickerDate)) == time)
    }

    /// A time that clocks skip where summer time begins exists in a form.
    @Test func everyLocalTimeExists() throws {
        let moment = try #require(FormDateTime("2026-03-29T02:30"))
        #expect(FormDateTime(pickerDate: try #require(moment.pickerDate)) == moment)
    }

    @Test func secondsStayWithinTheBounds() throws {
        let bounds = (min: FormTime("08:00:30"), max: FormTime("08:00:45"))
        let eight = try #require(FormTime("08:00")?.pickerDate)
        #expect(FormTime(pickerDate: eight, bounds) == bounds.min)
    }

    /// Days of the picker's Julian calendar that no form has.
    @Test func everyPickedDayIsOne() throws {
        for text in ["1400-02-28", "1500-02-28"] {
            let day = try #require(FormDate(text))
            let next = try #require(day.pickerDate).addingTimeInterval(86_400)
            #expect(
                [day, FormDate(text.replacingOccurrences(of: "02-28", with: "03-01"))].contains(
                    FormDate(pickerDate: next)))
        }
        #expect(FormDate(pickerDate: Date(timeIntervalSince1970: -70_000_000_000)) == FormDate("0001-01-01"))
    }

    @Test func nowIsWhatClocksShowWithinTheBounds() throws {
        let date = Date(timeIntervalSince1970: 1_767_225_600 - 1)  // 2025-12-31T23:59:59Z
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        #expect(FormDate.now(date, in: tokyo, (nil, nil)) == FormDate("2026-01-01"))
        #expect(FormDate.now(date, in: .gmt, (nil, nil)) == FormDate("2025-12-31"))
        #expect(FormTime.now(date, in: tokyo, (nil, nil)) == FormTime("08:59"))
        #expect(FormDate.now(date, in: .gmt, (FormDate("2026-05-01"), nil)) == FormDate("2026-05-01"))
        #expect(FormDate.now(date, in: .gmt, (nil, FormDate("2020-05-01"))) == FormDate("2020-05-01"))
        #expect(FormDateTime.now(date, in: .gmt, (nil, nil)) == FormDateTime("2025-12-31T23:59"))
    }
}
