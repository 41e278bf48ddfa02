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
/// keeps its address.
package struct EventReader: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: Input
    private var marks: MarkMap
    private var isDone = false
    package private(set) var buffer: TextBuffer
    package private(set) var error: RawSyntaxError?

    /// The bytes that libyaml's read handler takes its pieces from.
    private final class Input {
        let bytes: [UInt8]
        var position = 0
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    package init(_ checked: CheckedBytes) {
        parser = .allocate(capacity: 1)
        input = Input(checked.bytes)
        marks = MarkMap(checked)
        buffer = TextBuffer(source: checked.bytes)
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
    }

    /// The text buffer, for whoever goes on with the texts of the events.
    package consuming func takeBuffer() -> TextBuffer { buffer }

    /// The next event; nil at the end of the stream and at a syntax error, which `error` then has.
    package mutating func next() -> YAMLEvent? {
        if isDone { return nil }
        var raw = yaml_event_t()
        guard yaml_parser_parse(parser, &raw) == 1 else {
            isDone = true
            error = takeError()
            return nil
        }
        defer { yaml_event_delete(&raw) }
        guard let event = convert(raw) else {
            isDone = true
            return nil
        }
        if event.kind == .streamEnd { isDone = true }
        return event
    }

    private mutating func convert(_ raw: yaml_event_t) -> YAMLEvent? {
        var event: YAMLEvent
        switch raw.type {
        case YAML_STREAM_START_EVENT: event = YAMLEvent(kind: .streamStart)
        case YAML_STREAM_END_EVENT: event = YAMLEvent(kind: .streamEnd)
        case YAML_DOCUMENT_START_EVENT:
            let document = raw.data.document_start
            event = YAMLEvent(kind: .documentStart, isExplicit: document.implicit == 0)
            event.hasDirectives =
                document.version_directive != nil || document.tag_directives.start != document.tag_directives.end
        case YAML_DOCUMENT_END_EVENT:
            event = YAMLEvent(kind: .documentEnd, isExplicit: raw.data.document_end.implicit == 0)
        case YAML_ALIAS_EVENT:
            event = YAMLEvent(kind: .alias)
            event.text = copy(raw.data.alias.anchor) ?? .empty
        case YAML_SCALAR_EVENT: event = YAMLEvent(kind: .scalar)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = raw.data.sequence_start
            event = YAMLEvent(kind: .sequenceStart, isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
            event.anchor = copy(sequence.anchor)
            event.tag = copy(sequence.tag)
        case YAML_SEQUENCE_END_EVENT: event = YAMLEvent(kind: .sequenceEnd)
        case YAML_MAPPING_START_EVENT:
            let mapping = raw.data.mapping_start
            event = YAMLEvent(kind: .mappingStart, isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
            event.anchor = copy(mapping.anchor)
            event.tag = copy(mapping.tag)
        case YAML_MAPPING_END_EVENT: event = YAMLEvent(kind: .mappingEnd)
        case _: return nil
        }
        event.start = UInt32(truncatingIfNeeded: marks.offset(ofCodePoint: raw.start_mark.index))
        event.end = UInt32(truncatingIfNeeded: marks.offset(ofCodePoint: raw.end_mark.index))
        if event.kind == .scalar { scalar(raw, &event) }
        return event
    }

    private mutating func scalar(_ raw: yaml_event_t, _ event: inout YAMLEvent) {
        let scalar = raw.data.scalar
        event.anchor = copy(scalar.anchor)
        event.tag = copy(scalar.tag)
        switch scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: event.style = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: event.style = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: event.style = .literal
        case YAML_FOLDED_SCALAR_STYLE: event.style = .folded
        case _: event.style = .plain
        }
        // Unsafe: libyaml says how long its value is, and deletes it with the event.
        let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
        event.text = text(value, event)
    }

    /// A value that stands in the source as it is needs no copy. Unsafe: the value is the event's, which is deleted only
    /// after it was converted; the place in the source ends no later than the event, and that inside the source.
    private mutating func text(_ value: UnsafeBufferPointer<UInt8>, _ event: YAMLEvent) -> Text {
        let quote = event.style.isQuoted ? 1 : 0
        let start = Int(event.start) + quote
        if !event.style.isBlock, value.count == Int(event.end) - quote - start {
            let isSame = input.bytes.withUnsafeBufferPointer { source in
                var at = 0
                while at < value.count, source[start + at] == value[at] { at += 1 }
                return at == value.count
            }
            if isSame { return Text(offset: start, length: value.count) }
        }
        return buffer.append(value)
    }

    /// Unsafe: libyaml ends its strings with a NUL, and the event that they belong to is deleted after this.
    private mutating func copy(_ string: UnsafeMutablePointer<yaml_char_t>?) -> Text? {
        guard let string else { return nil }
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
