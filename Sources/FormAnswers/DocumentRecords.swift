/// Goes through one JSON document piece by piece: an object of answers, or an array of such objects. It needs no more of
/// the document at a time than one record.
package struct DocumentRecords {
    package enum Step: Equatable, Sendable {
        /// A record was checked; its position if it is an element of an array.
        case checked(Int?)
        /// An element is no record; the next one may be.
        case broken(Int, AnswerFault)
        /// What is left of the bytes is not enough to go on.
        case needsMore
        /// The document has ended.
        case ended
        /// The document is none from here on.
        case failed(Failure)
    }

    /// Why a document cannot be read further.
    package struct Failure: Equatable, Sendable {
        package let fault: AnswerFault
        /// Whether a record has the fault. Else it stands where none is, such as after the end.
        package let isRecord: Bool
        /// Whether more records may follow, unread.
        package let hasRest: Bool

        init(_ fault: AnswerFault, isRecord: Bool = false, hasRest: Bool) {
            self.fault = fault
            self.isRecord = isRecord
            self.hasRest = hasRest
        }
    }

    private enum Place {
        case start, firstElement, element, afterElement, end
    }

    /// The next byte to look at: what stands before it is done with.
    package var at: Int
    /// Where the last record begins.
    package private(set) var start: Int
    private var place = Place.start
    /// The position of the element that is being read.
    private var position = 0

    package init(from start: Int) {
        at = start
        self.start = start
    }

    /// Checks the next record.
    ///
    /// - Parameter isLast: whether no more bytes follow those before `end`.
    package mutating func next(
        _ bytes: [UInt8], before end: Int, isLast: Bool, _ checker: inout AnswerChecker,
        _ findings: inout [AnswerFinding]
    ) -> Step {
        while true {
            var scanner = JSONScanner(from: at, before: end, isLine: false)
            scanner.skipBlanks(bytes.span)
            at = scanner.at
            if at == end, !isLast { return .needsMore }
            let byte = scanner.peek(bytes.span)
            switch (place, byte) {
            case (.start, UInt8(ascii: "[")):
                at += 1
                place = .firstElement
            case (.firstElement, UInt8(ascii: "]")), (.afterElement, UInt8(ascii: "]")):
                at += 1
                place = .end
            case (.afterElement, UInt8(ascii: ",")):
                at += 1
                position += 1
                place = .element
            case (.start, UInt8(ascii: "{")), (.firstElement, UInt8(ascii: "{")), (.element, UInt8(ascii: "{")):
                return record(bytes, before: end, isLast: isLast, &checker, &findings)
            case (.firstElement, _), (.element, _):
                return element(scanner, bytes, before: end, isLast: isLast)
            case (.start, _):
                return .failed(Failure(AnswerFault(.expectedObject, at: at), isRecord: true, hasRest: at < end))
            case (.afterElement, _):
                return .failed(Failure(AnswerFault(.expectedCommaOrBracket, at: at), hasRest: at < end))
            case (.end, _):
                return at == end ? .ended : .failed(Failure(AnswerFault(.expectedEnd, at: at), hasRest: true))
            }
        }
    }

    /// Takes the next byte for the beginning of a record.
    package mutating func startHere() { start = at }

    private mutating func record(
        _ bytes: [UInt8], before end: Int, isLast: Bool, _ checker: inout AnswerChecker,
        _ findings: inout [AnswerFinding]
    ) -> Step {
        start = at
        do throws(AnswerFault) {
            at = try checker.check(bytes, from: at, before: end, &findings)
        } catch {
            if error.mayBeCut(at: end), !isLast { return .needsMore }
            return .failed(Failure(error, isRecord: true, hasRest: isInArray && error.offset < end))
        }
        if case .start = place {
            place = .end
            return .checked(nil)
        }
        place = .afterElement
        return .checked(position)
    }

    /// Whether the document is an array that has not ended.
    package var isInArray: Bool {
        switch place {
        case .firstElement, .element, .afterElement: true
        case .start, .end: false
        }
    }

    /// An element that is no object.
    private mutating func element(_ scanner: JSONScanner, _ bytes: [UInt8], before end: Int, isLast: Bool) -> Step {
        var scanner = scanner
        start = at
        do throws(AnswerFault) {
            try scanner.skipValue(bytes.span, depth: 0)
        } catch {
            if error.mayBeCut(at: end), !isLast { return .needsMore }
            return .failed(failure(error, scanner.end, next: bytes))
        }
        // A number may go on after a cut.
        if scanner.at == end, !isLast { return .needsMore }
        at = scanner.at
        place = .afterElement
        return .broken(position, AnswerFault(.expectedObject, at: start))
    }

    /// Any value would have been read, but only an object is wanted.
    private func failure(_ fault: AnswerFault, _ end: Int, next bytes: [UInt8]) -> Failure {
        guard fault.kind == .expectedValue, fault.offset == at else {
            return Failure(fault, isRecord: true, hasRest: fault.offset < end)
        }
        // A comma too many is no record.
        let isMissing = at == end || bytes[at] == UInt8(ascii: "]") || bytes[at] == UInt8(ascii: ",")
        return Failure(AnswerFault(.expectedObject, at: at), isRecord: !isMissing, hasRest: at < end)
    }
}
