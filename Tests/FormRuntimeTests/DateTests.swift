import FormRuntime
import Testing

@Suite struct DateTests {
    /// Counts days on by hand and compares with what is accepted.
    @Test(arguments: [1, 4, 100, 400, 1900, 2000, 2023, 2024, 2100, 9999])
    func everyDayOfTheYear(_ year: Int) throws {
        let isLeap = [4, 400, 2000, 2024].contains(year)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var last: FormDate?
        for month in 0...13 {
            for day in 0...32 {
                let date = FormDate(year: year, month: month, day: day)
                let exists = month >= 1 && month <= 12 && day >= 1 && day <= lengths[month - 1]
                #expect((date != nil) == exists)
                guard let date else { continue }
                #expect(date.year == year && date.month == month && date.day == day)
                #expect(FormDate(date.description) == date)
                if let last { #expect(last < date) }
                last = date
                #expect(FormDate(uncheckedYear: year, month: month, day: day) == date)
            }
        }
        #expect(last?.description.hasSuffix("-12-31") == true)
    }

    @Test(arguments: [
        "", "2024-2-9", "24-02-09", "2024/02/09", "2024-02-30", "0000-01-01", "10000-01-01", "2024-02-09 ",
        "2024-02-09T00:00", "20240209", "2024-02-0٩", "-024-02-09", "2024-13-01", "+2024-02-09",
    ])
    func whatIsNoDate(_ text: String) { #expect(FormDate(text) == nil) }

    @Test(arguments: ["", "9:30", "09:30:", "24:00", "23:60", "23:59:60", "09-30", "09:30Z", "09:30:00.5", "0930"])
    func whatIsNoTime(_ text: String) {
        #expect(FormTime(text) == nil)
        #expect(FormDateTime("2024-02-09T" + text) == nil)
    }

    @Test func timesAreCanonical() throws {
        #expect(FormTime("09:30") == FormTime("09:30:00") && FormTime("09:30:00")?.description == "09:30")
        #expect(FormTime("23:59:59")?.description == "23:59:59")
        for second in stride(from: 0, to: 86_400, by: 61) {
            let time = try #require(FormTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60))
            #expect(FormTime(time.description) == time && time.hour * 3600 + time.minute * 60 + time.second == second)
        }
        let moment = try #require(FormDateTime("2024-02-29T09:30:00"))
        #expect(moment.description == "2024-02-29T09:30")
        #expect(try moment < #require(FormDateTime("2024-02-29T09:30:01")))
        #expect(try moment < #require(FormDateTime("2024-03-01T00:00")))
        #expect(FormDateTime("2024-02-29 09:30") == nil && FormDateTime("2023-02-29T09:30") == nil)
    }

    @Test func uncheckedValuesNeverTrap() {
        for value in [Int.min, -1, 0, 99, 100_000, .max] {
            _ = FormDate(uncheckedYear: value, month: value, day: value).description
            _ = FormTime(uncheckedHour: value, minute: value, second: value).description
        }
    }

    @Test func codesAsText() throws {
        let stored = #"["2024-02-29"]"#
        #expect(try json(decode([FormDate].self, stored)) == stored)
        #expect(try json(decode([FormDateTime].self, #"["2024-02-29T10:00:00"]"#)) == #"["2024-02-29T10:00"]"#)
        #expect(throws: DecodingError.self) { try decode([FormTime].self, #"["25:00"]"#) }
    }
}
