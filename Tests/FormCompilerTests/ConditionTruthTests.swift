import FormTestSupport
import Testing

/// What conditions mean must survive their way into the generated Swift, also where lists differ by their `other`.
@Suite struct ConditionTruthTests {
    private static let spec = """
        formc: 1
        form: Order
        choices:
          size: { tag-type: integer, options: [1, 2, 3] }
        sections:
        - fields:
          - { id: a, type: picker, label: A, options: size }
          - { id: b, type: picker, label: B, options: size }
          - { id: c, type: picker, label: C, options: size, other: { tag: 9, required: false } }
          - { id: d, type: picker, label: D, options: size, other: { tag: 0, required: false } }
          - { id: v0, type: text, label: V0, visible-when: not a in (field(b)) }
          - { id: v1, type: text, label: V1, visible-when: a < field(c) }
          - { id: v2, type: text, label: V2, visible-when: c > field(d) }
          - { id: v3, type: text, label: V3, visible-when: c == field(d) }
          - { id: v4, type: text, label: V4, visible-when: "not c in (1, field(d))" }
        """

    @Test func membershipAndOrderAreKept() {
        let program = CompiledProgram(
            spec: Self.spec,
            main: """
                func shown(_ order: Order) -> String {
                    order.decisions.visibleFields.map(\\.rawValue).filter { $0.hasPrefix("v") }.joined(separator: " ")
                }
                // A field in parentheses that is unanswered equals nothing.
                print(shown(Order(a: ._1)))
                print(shown(Order(a: ._3, b: ._3, c: ._9)))
                // The options that two lists add stand at one position, and are two.
                print(shown(Order(c: ._9, d: ._0)))
                print(shown(Order(c: ._2)))
                """)
        #expect(program.complaint == "")
        #expect(program.output == "v0\nv1 v4\nv2 v4\nv4\n")
    }
}
