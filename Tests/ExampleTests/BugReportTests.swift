import FormExamples
import FormRuntime
import Testing

@Suite struct BugReportTests {
    private var report: BugReport {
        var report = BugReport(checks: [.searched, .conduct], summary: "Export stops at page two", kind: .crash)
        report.steps = "1. Open a project\n2. Export it"
        report.expected = "All pages are exported."
        report.actual = "Only the first one is."
        report.firstSeen = FormDate(year: 2026, month: 11, day: 30)
        report.isRegression = .no
        report.version = "2.5.0-beta.1"
        report.platforms = [.windows, .linux]
        report.example = "https://example.org/export?page=2"
        return report
    }

    @Test func validReportIsWritten() throws {
        #expect(
            try json(report.validated()) == """
                {"actual":"Only the first one is.","can-help":false,"checks":["searched","conduct"],\
                "example":"https://example.org/export?page=2","expected":"All pages are exported.",\
                "first-seen":"2026-11-30","is-regression":"no","kind":"crash","platforms":["linux","windows"],\
                "steps":"1. Open a project\\n2. Export it","summary":"Export stops at page two",\
                "version":"2.5.0-beta.1"}
                """)
        #expect(try stored(report) == report)
    }

    @Test func emptyReportIsToldInEitherLanguage() {
        let found = BugReport().violations()
        let fields = ["checks", "summary", "kind", "steps", "expected", "actual", "version", "platforms"]
        let required = fields.map { "\($0) required" }
        #expect(codes(found) == required[...0] + Array(repeating: "checks required-option", count: 2) + required[1...])
        #expect(texts(found).first == "I have made sure that: please fill this in.")
        #expect(texts(found).last == "Choose at least one platform.")
        #expect(texts(found, in: "ja").first == "「確認事項」を入力してください。")
        #expect(texts(found, in: "ja").last == "プラットフォームを一つ以上選んでください。")
    }

    @Test func everyTextIsInBothLanguages() {
        #expect(BugReport.title == "Bug Report")
        #expect(BugReport.title(in: "ja") == "不具合の報告")
        for field in BugReport.Field.allCases { #expect(field.label(in: "ja") != field.label) }
        #expect(BugReport.Kind.allCases.map { $0.label(in: "ja") }.first == "異常終了する・固まる")
        #expect(BugReport.YesOrNo.allCases.map { $0.label(in: "ja") } == ["はい", "いいえ", "わからない"])
        #expect(BugReport.Field.canHelp.text("on-label", in: "ja") == "最初の一歩をお手伝いします")
    }

    @Test(
        arguments: [
            ("ja", "頻度"), ("ja-JP", "頻度"), ("JA-Jpan-JP", "頻度"), ("en", "How often"), ("en-GB", "How often"),
            ("de", "How often"), ("jam", "How often"),
        ])
    func nearestLanguageIsTaken(_ language: String, _ label: String) {
        #expect(BugReport.Field.howOften.label(in: language) == label)
    }

    @Test func tagsAreNoBooleans() throws {
        #expect(BugReport.YesOrNo.allCases.map(\.tag) == ["yes", "no", "unknown"])
        #expect(try read(BugReport.self, #"{"is-regression":"yes"}"#).isRegression == .yes)
        #expect(throws: FormDecodingError.self) { try read(BugReport.self, #"{"is-regression":true}"#) }
    }

    @Test func formsOwnMessageIsFilled() {
        var report = report
        report.summary = String(repeating: "x", count: 81)
        #expect(texts(report.violations()) == ["Summary: 81 characters are too many; at most 80 fit."])
        #expect(texts(report.violations(), in: "ja") == ["「概要」は80文字までです（現在81文字）。"])
        report.summary = "Too short"
        #expect(texts(report.violations()) == ["Enter at least 10 characters."])
        #expect(texts(report.violations(), in: "ja") == ["10文字以上で入力してください。"])
    }

    @Test(arguments: ["2.4.0", "10.0.12", "2.5.0-beta.1"])
    func versionHasThreeNumbers(_ version: String) {
        var report = report
        report.version = version
        #expect(report.violations().isEmpty)
    }

    @Test(arguments: ["2.4", "v2.4.0", "2.4.0 ", "2.4.0-", "2.4.٠"])
    func otherVersionsAreRefused(_ version: String) {
        var report = report
        report.version = version
        #expect(codes(report.violations()) == ["version pattern"])
        #expect(
            texts(report.violations()) == [
                "Enter three numbers with dots between them, as `--version` prints them."
            ])
    }

    @Test(arguments: ["example.org", "ftp://example.org", "https://", "https://a b.org"])
    func exampleIsAnAddress(_ address: String) {
        var report = report
        report.example = address
        #expect(codes(report.violations()) == ["example format"])
        #expect(
            texts(report.violations(), in: "ja") == ["http:// または https:// で始まるウェブアドレスを入力してください。"])
    }

    @Test func allPlatformsAreChosenAlone() {
        var report = report
        report.platforms.toggle(.all)
        #expect(report.platforms == [.all])
        report.platforms.toggle(.ios)
        #expect(report.platforms == [.ios])
        report.platforms = [.ios, .all]
        #expect(texts(report.violations(), in: "ja") == ["「すべて」はほかの選択肢と一緒に選べません。"])
    }

    @Test func requiredChecksAreToldByTheirLabels() {
        var report = report
        report.checks = [.latest, .conduct]
        #expect(texts(report.violations()) == ["“nobody has reported this yet” must be chosen."])
        #expect(
            texts(report.violations(), in: "ja") == ["「同じ報告がまだないことを確認しました」を選んでください。"])
    }

    @Test func firstSeenHasAnEarliestDay() {
        var report = report
        report.firstSeen = FormDate(year: 2014, month: 12, day: 31)
        #expect(texts(report.violations()) == ["Choose 2015-01-01 or later."])
        #expect(texts(report.violations(), in: "ja") == ["2015-01-01以降を選んでください。"])
    }

    @Test func placeholderKeepsItsLines() {
        #expect(BugReport.Field.steps.placeholder == "1. Open a new project\n2. …")
        #expect(BugReport.Field.steps.text("placeholder", in: "ja") == "1. 新しいプロジェクトを開く\n2. …")
    }
}
