import FormAnswers

/// Checks files of answers one after another, and adds up what is found.
struct ValidationRun {
    let context: ValidationContext
    /// How many threads check.
    let jobs: Int
    /// How many violations are printed.
    let limit: Int
    private(set) var tally: ViolationTally
    private(set) var shown = 0
    /// Whether answers were left unread, since standard output takes no more.
    private(set) var wasStopped = false

    init(_ context: ValidationContext, jobs: Int, limit: Int) {
        self.context = context
        self.jobs = jobs
        self.limit = limit
        tally = ViolationTally(fields: context.plan.ids.count)
    }

    /// Checks the records of one file.
    ///
    /// - Parameter isLines: whether it is known to be JSON Lines; else its beginning tells.
    mutating func check(
        _ descriptor: Int32, name: String, isLines: Bool, _ console: inout Console
    ) throws(FileProblem) {
        var input = AnswerInput(descriptor)
        if isLines { return try checkLines(&input, name, &console) }
        let guess = try input.begin()
        switch guess.layout {
        case .lines: try checkLines(&input, name, &console)
        case .document, nil: try checkDocument(&input, name, resemblesLines: guess.resemblesLines, &console)
        }
    }

    /// Whether nobody is there to read what would be found further on.
    mutating func stops(_ console: Console) -> Bool {
        if console.isDeaf { wasStopped = true }
        return wasStopped
    }

    /// Prints and counts what a reporter has.
    private mutating func take(_ reporter: RecordReporter, _ input: AnswerInput, _ console: inout Console) {
        if !reporter.ends.isEmpty, shown < limit {
            let count = min(reporter.ends.count, limit - shown)
            console.print(bytes: reporter.output[..<reporter.ends[count - 1]])
            shown += count
        }
        tally.add(reporter.tally)
        console.show(progress: "\(tally.records) records, \(input.size >> 20) MB")
    }

    // MARK: JSON Lines

    private mutating func checkLines(
        _ input: inout AnswerInput, _ name: String, _ console: inout Console
    ) throws(FileProblem) {
        var lanes: [AnswerLane] = []
        var line = input.blankLines + 1
        var isAtEnd = false
        while !isAtEnd, !stops(console) {
            var batch: [AnswerLane] = []
            var isTooLarge = false
            while batch.count < jobs, !isAtEnd, !isTooLarge {
                if batch.count == lanes.count { lanes.append(AnswerLane(AnswerBlock(context, file: name))) }
                let lane = lanes[batch.count]
                switch try input.fill(&lane.block) {
                case .end: isAtEnd = true
                case .lines: batch.append(lane)
                case .tooLarge:
                    batch.append(lane)
                    isTooLarge = true
                }
            }
            line = check(batch, isTooLarge: isTooLarge, firstLine: line)
            for lane in batch { take(lane.block.reporter, input, &console) }
        }
    }

    /// Checks the blocks of a batch, the last of which may be a record that is too large.
    ///
    /// - Returns: the number of the line after it.
    private func check(_ batch: [AnswerLane], isTooLarge: Bool, firstLine: Int) -> Int {
        let limit = limit - shown
        var line = firstLine
        let whole = isTooLarge ? batch.dropLast() : batch[...]
        if whole.count == 1, let lane = whole.first {
            lane.block.firstLine = line
            line += lane.block.check(limit: limit)
        } else {
            for lane in whole {
                lane.block.firstLine = line
                line += countLineFeeds(lane.block.buffer.span, lane.block.lines)
            }
            inParallel(whole.map { lane in { lane.block.check(limit: limit) } })
        }
        if isTooLarge, let lane = batch.last {
            lane.block.firstLine = line
            lane.block.reportTooLarge(limit: limit)
            line += 1
        }
        return line
    }

    // MARK: Documents

    private mutating func checkDocument(
        _ input: inout AnswerInput, _ name: String, resemblesLines: Bool, _ console: inout Console
    ) throws(FileProblem) {
        var document = DocumentCheck(context, file: name, &input, resemblesLines: resemblesLines)
        while !document.isDone, !stops(console) {
            try document.check(&input, limit: limit - shown)
            take(document.reporter, input, &console)
        }
    }
}

private func countLineFeeds(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for position in range where bytes[position] == 0x0A { count &+= 1 }
    return count
}
