// It has the shape of generated code.
// swift-format-ignore-file

import FormRuntime
import FormUI
import Foundation
import SwiftUI

/// A form of what the examples have not: limits at their edges.
struct Probe: FormModel {
    var amount: FormDecimal?
    var fixed: Int?
    var wide: Int?
    var steps: Int?
    var start: FormTime?
    var day: FormDate?
    var seat: FormTag?
    var more: Bool

    enum Field: FormField {
        case amount
        case fixed
        case wide
        case steps
        case start
        case day
        case seat
        case more

        static let fieldTable = FormFieldTable("""
            Probe\tProbe\tform\tlanguage=en
            amount\tAmount\tdecimal\tmin=1.5
            fixed\tFixed\tinteger\tmin=5\tmax=5
            wide\tWide\tinteger\tmin=0\tmax=11\tstep=3
            steps\tSteps\tinteger\tmin=-5\tmax=5\tstep=3
            start\tStart\ttime\tmin=08:00:30\tmax=08:00:45
            day\tDay\tdate\tmin=2026-01-02
            seat\tSeat\ttag\trequired\tsource=seat
            more\tMore\ttoggle
            """)
    }

    init() { more = false }

    func visit(_ visitor: inout FormVisitor) {
        visitor.decimal(amount)
        visitor.integer(fixed)
        visitor.integer(wide)
        visitor.integer(steps)
        visitor.time(start)
        visitor.date(day)
        visitor.tag(seat)
        visitor.toggle(more)
    }

    mutating func fill(_ filler: inout FormFiller) {
        filler.decimal(&amount)
        filler.integer(&fixed)
        filler.integer(&wide)
        filler.integer(&steps)
        filler.time(&start)
        filler.date(&day)
        filler.tag(&seat)
        filler.toggle(&more)
    }
}

struct ProbeView: View {
    final class Log {
        var form = Probe()
        var isDone = false
    }

    @State var form: Probe
    var seats: [FormOptions<FormTag>.Option] = []
    let log: Log
    @State private var progress = FormProgress<Probe>()

    private static let texts = FormViewTexts("""
        Probe\tProbe\tform\tlanguage=en
        all\tAll\tsection\tfields=8
        """)

    var body: some View {
        NavigationStack {
            VStack {
                FormView($form, sources: ["seat": .tags(seats)], progress: $progress, texts: Self.texts) { page in
                    FormSection(page, 0) {
                        FormNumberRow(page, .amount, \.amount)
                        FormNumberRow(page, .fixed, \.fixed, style: .slider)
                        FormNumberRow(page, .wide, \.wide, style: .slider)
                        FormNumberRow(page, .steps, \.steps, style: .stepper)
                        FormDateRow(page, .start, \.start)
                        FormDateRow(page, .day, \.day)
                        FormPickerRow(page, .seat, \.seat, style: .radio)
                        FormToggleRow(page, .more, \.more)
                    }
                }
                Button("Finish") {
                    log.isDone = progress.finish(form, sources: FormSources(["seat": .tags(seats)])) != nil
                }
                Button("Start again") {
                    form = Probe()
                }
                Button("Another") {
                    form.day = FormDate("2027-01-01")
                    form.wide = 3
                }
            }
        }
        .onChange(of: form) { log.form = $0 }
    }
}
