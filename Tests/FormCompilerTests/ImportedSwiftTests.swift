import FormCompiler
import FormEmit
import FormSource
import FormTestSupport
import Testing

/// The Swift of specs that import one another is one module: each list is one type, under whatever name.
@Suite struct ImportedSwiftTests {
    private let specs = [
        SourceFile(
            name: "lists.form.yaml",
            """
            formc: 1
            choices:
              size: { tag-type: integer, options: [{ tag: 1, label: Small }, { tag: 2, label: Large }] }
              class: [first, second]
            """),
        SourceFile(
            name: "protocol.form.yaml",
            """
            formc: 1
            form: protocol
            imports: lists.form.yaml
            choices:
              type: [none, some, self]
            sections:
              - fields:
                  - { id: type, type: checkboxes, label: Type, options: type }
                  - { id: size, type: picker, label: Size, options: size, default: 2 }
            """),
        SourceFile(
            name: "order.form.yaml",
            """
            formc: 1
            form: Order
            imports: [protocol.form.yaml, lists.form.yaml]
            choices:
              course: [main]
            sections:
              - fields:
                  - { id: kind, type: picker, label: Kind, options: type, default: none }
                  - { id: kinds, type: multi-selector, label: Kinds, options: type, default: [self, some] }
                  - { id: size, type: picker, label: Size, options: size }
                  - { id: class, type: picker, label: Class, options: class }
                  - { id: course, type: picker, label: Course, options: course }
            """),
    ]

    @Test func eachListIsOneType() {
        let program = CompiledProgram(
            specs: specs,
            main: """
                var order = Order()
                order.size = Protocol_().size
                order.kinds.formUnion(Protocol_(type: [.none_]).type)
                order.`class` = Class.second
                print(order.size?.label ?? "", order.kind?.tag ?? "", order.kinds.map(\\.tag), order.violations())
                let size: Size? = order.size
                let kind: Protocol_.Type_? = order.kind
                let course: Order.Course? = order.course
                print(size?.rawValue ?? 0, kind == .none_, course as Any)
                """)
        #expect(program.complaint == "")
        #expect(program.output == "Large none [\"none\", \"some\", \"self\"] []\n2 true nil\n")
    }

    @Test func theImportingFormDeclaresOnlyItsOwn() throws {
        let compilation = compile(
            specs[2], CompilerOptions(), imports: ImportLoader(files: specs, spec: "order.form.yaml"))
        #expect(compilation.files.map(\.name) == ["order.form.swift"])
        #expect(compilation.typeNames == ["Order", "OrderLists"])
        #expect(Set(compilation.sources.map(\.name)) == Set(specs.map(\.name)))
        let swift = String(decoding: try #require(compilation.files.first).bytes, as: UTF8.self)
        #expect(swift.matches(of: /enum (\w+)/).map { String($0.1) } == ["Field", "OrderLists", "Course"])
        #expect(swift.contains("var kinds: FormSelection<Protocol_.Type_> = ["))
    }

    @Test func aFileThatOnlySharesDeclaresOnlyItsOwn() {
        let files = [
            SourceFile(name: "a.form.yaml", "formc: 1\nimports: lists.form.yaml\nchoices:\n  fruit: [apple]\n"),
            specs[0],
        ]
        let compilation = compile(files[0], CompilerOptions(), imports: ImportLoader(files: files, spec: "a.form.yaml"))
        #expect(compilation.typeNames == ["Fruit"])
        #expect(compilation.diagnostics.map(\.id.name) == ["unused-import"])
    }

    @Test func errorsInAnImportedFileLeaveNoOutput() {
        let files = [specs[1], SourceFile(name: "lists.form.yaml", "formc: 1\nchoices:\n  size: []\n")]
        let compilation = compile(
            files[0], CompilerOptions(), imports: ImportLoader(files: files, spec: "protocol.form.yaml"))
        #expect(compilation.diagnostics.map(\.id.name) == ["no-options"])
        #expect(compilation.diagnostics.map { $0.range.file } == [FileID(1)])
        #expect(compilation.files.isEmpty && compilation.typeNames.isEmpty)
    }
}
