import CYAML
package import FormSource

/// What libyaml says of input that is no YAML. Never shown: `SyntaxErrors` turns it into words of our own.
package struct RawSyntaxError: Sendable {
    package var problem: String
    package var context: String
    /// Where it was noticed, and where what it was reading had begun. Byte offsets.
    package var offset: Int
    package var contextOffset: Int
}

/// Pulls events out of libyaml, one a call. The only code that touches C: no pointer leaves it.
///
/// Unsafe: the parser is allocated, initialised and deleted here, once each, since the reader cannot be copied; libyaml
/// keeps its address. So is the room for an event, which libyaml fills and this empties before the next.
package struct EventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let raw: UnsafeMutablePointer<yaml_event_t>
    private let input: Input
    private var marks: MarkMap
    private var isDone = false
    package private(set) var error: RawSyntaxError?

    /// The bytes that libyaml's read handler takes its pieces from.
    private final class Input {
        let bytes: [UInt8]
        var position = 0
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    package init(_ checked: CheckedBytes) {
        parser = .allocate(capacity: 1)
        raw = .allocate(capacity: 1)
        raw.initialize(to: yaml_event_t())
        input = Input(checked.bytes)
        marks = MarkMap(checked)
        isDone = yaml_parser_initialize(parser) == 0
        if isDone { return }
        // The bytes were checked to be UTF-8, so libyaml need not guess.
        // Unsafe: libyaml hands the input back, which lives as long as the reader, and room for `size` bytes.
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        input.position = checked.start
        yaml_parser_set_input(
            parser,
            { data, target, size, read in
                guard let data, let target, let read else { return 0 }
                let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
                let count = min(size, input.bytes.count - input.position)
                input.bytes.withUnsafeBufferPointer { bytes in
                    if count > 0, let base = bytes.baseAddress {
                        target.update(from: base + input.position, count: count)
                    }
                }
                input.position += count
                read.pointee = count
                return 1
            }, Unmanaged.passUnretained(input).toOpaque())
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        raw.deallocate()
    }

    /// The next event; nil at the end of the stream and at a syntax error, which `error` then has.
    ///
    /// - Parameter buffer: over the same bytes; what does not stand in them as it is read is appended.
    package mutating func next(_ buffer: inout TextBuffer) -> YAMLEvent? {
        if isDone { return nil }
        guard yaml_parser_parse(parser, raw) == 1 else {
            isDone = true
            error = takeError()
            return nil
        }
        defer { yaml_event_delete(raw) }
        guard let event = convert(&buffer) else {
            isDone = true
            return nil
        }
        if event.kind == .streamEnd { isDone = true }
        return event
    }

    private mutating func convert(_ buffer: inout TextBuffer) -> YAMLEvent? {
        var event: YAMLEvent
        switch raw.pointee.type {
        case YAML_SCALAR_EVENT: event = YAMLEvent(kind: .scalar)
        case YAML_MAPPING_START_EVENT: event = mapping(&buffer)
        case YAML_MAPPING_END_EVENT: event = YAMLEvent(kind: .mappingEnd)
        case YAML_SEQUENCE_START_EVENT: event = sequence(&buffer)
        case YAML_SEQUENCE_END_EVENT: event = YAMLEvent(kind: .sequenceEnd)
        case YAML_ALIAS_EVENT:
            event = YAMLEvent(kind: .alias)
            if let name = raw.pointee.data.alias.anchor { event.text = copy(name, &buffer) }
        case YAML_STREAM_START_EVENT: event = YAMLEvent(kind: .streamStart)
        case YAML_STREAM_END_EVENT: event = YAMLEvent(kind: .streamEnd)
        case YAML_DOCUMENT_START_EVENT:
            let document = raw.pointee.data.document_start
            event = YAMLEvent(kind: .documentStart, isExplicit: document.implicit == 0)
            event.hasDirectives =
                document.version_directive != nil || document.tag_directives.start != document.tag_directives.end
        case YAML_DOCUMENT_END_EVENT:
            event = YAMLEvent(kind: .documentEnd, isExplicit: raw.pointee.data.document_end.implicit == 0)
        case _: return nil
        }
        event.start = UInt32(truncatingIfNeeded: marks.offset(ofCodePoint: raw.pointee.start_mark.index))
        event.end = UInt32(truncatingIfNeeded: marks.offset(ofCodePoint: raw.pointee.end_mark.index))
        if event.kind == .scalar { scalar(&event, &buffer) }
        return event
    }

    private func sequence(_ buffer: inout TextBuffer) -> YAMLEvent {
        let style = raw.pointee.data.sequence_start.style
        var event = YAMLEvent(kind: .sequenceStart, isFlow: style == YAML_FLOW_SEQUENCE_STYLE)
        if let anchor = raw.pointee.data.sequence_start.anchor { event.anchor = copy(anchor, &buffer) }
        if let tag = raw.pointee.data.sequence_start.tag { event.tag = copy(tag, &buffer) }
        return event
    }

    private func mapping(_ buffer: inout TextBuffer) -> YAMLEvent {
        let style = raw.pointee.data.mapping_start.style
        var event = YAMLEvent(kind: .mappingStart, isFlow: style == YAML_FLOW_MAPPING_STYLE)
        if let anchor = raw.pointee.data.mapping_start.anchor { event.anchor = copy(anchor, &buffer) }
        if let tag = raw.pointee.data.mapping_start.tag { event.tag = copy(tag, &buffer) }
        return event
    }

    private func scalar(_ event: inout YAMLEvent, _ buffer: inout TextBuffer) {
        if let anchor = raw.pointee.data.scalar.anchor { event.anchor = copy(anchor, &buffer) }
        if let tag = raw.pointee.data.scalar.tag { event.tag = copy(tag, &buffer) }
        switch raw.pointee.data.scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: event.style = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: event.style = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: event.style = .literal
        case YAML_FOLDED_SCALAR_STYLE: event.style = .folded
        case _: event.style = .plain
        }
        event.text = text(event, &buffer)
    }

    /// A value that stands in the source as it is needs no copy.
    ///
    /// Unsafe: libyaml says how long its value is, which is deleted only after it was converted; the place in the source
    /// ends no later than the event, and that inside the source.
    private func text(_ event: YAMLEvent, _ buffer: inout TextBuffer) -> Text {
        let length = raw.pointee.data.scalar.length
        let value = UnsafeBufferPointer(start: raw.pointee.data.scalar.value, count: length)
        let quote = event.style.isQuoted ? 1 : 0
        let start = Int(event.start) + quote
        guard !event.style.isBlock, length == Int(event.end) - quote - start else { return buffer.append(value) }
        // Without escapes and line breaks, which are folded, nothing of a value is other than in the source.
        let isInOneLine = raw.pointee.start_mark.line == raw.pointee.end_mark.line
        if isInOneLine, event.style != .doubleQuoted { return Text(offset: start, length: length) }
        let isSame = input.bytes.withUnsafeBufferPointer { source in
            var at = 0
            while at < length, source[start + at] == value[at] { at += 1 }
            return at == length
        }
        return isSame ? Text(offset: start, length: length) : buffer.append(value)
    }

    /// Unsafe: libyaml ends its strings with a NUL, and the event that they belong to is deleted after this.
    private func copy(_ string: UnsafeMutablePointer<yaml_char_t>, _ buffer: inout TextBuffer) -> Text {
        var length = 0
        while string[length] != 0 { length += 1 }
        return buffer.append(UnsafeBufferPointer(start: string, count: length))
    }

    private mutating func takeError() -> RawSyntaxError {
        let raw = parser.pointee
        let problem = raw.problem.map { String(cString: $0) } ?? ""
        let context = raw.context.map { String(cString: $0) } ?? ""
        return RawSyntaxError(
            problem: problem, context: context, offset: marks.offset(ofCodePoint: raw.problem_mark.index),
            contextOffset: marks.offset(ofCodePoint: raw.context_mark.index))
    }
}
