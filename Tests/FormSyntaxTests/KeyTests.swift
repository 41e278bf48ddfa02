import FormSyntax
import Testing

@Suite struct KeyTests {
    /// A key is called as its case, in kebab case.
    @Test(arguments: Key.allCases)
    func name(_ key: Key) {
        let kebab = String(describing: key).reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
        #expect(key.name == kebab)
    }
}
