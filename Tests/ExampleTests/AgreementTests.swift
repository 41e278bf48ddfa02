import FormExamples
import FormRuntime
import Testing

@Suite struct AgreementTests {
    @Test func nothingIsAgreedToAtFirst() {
        let form = Agreement()
        #expect(!form.terms)
        #expect(form.agreements.isEmpty)
        let missing = Array(repeating: "agreements required-option", count: 2)
        #expect(codes(form.violations()) == ["terms must-be", "agreements required"] + missing)
        #expect(texts(form.violations()).first == "Without the terms of use there is no account.")
    }

    @Test func eachMissingAgreementIsTold() {
        let found = Agreement(terms: true, agreements: [.newsletter]).violations()
        #expect(codes(found) == ["agreements required-option", "agreements required-option"])
        #expect(
            texts(found) == [
                "“my answers may be stored” must be chosen.", "“I am at least sixteen years old” must be chosen.",
            ])
        #expect(found.map(\.allowed) == ["storage", "age"])
        #expect(found.map(\.field) == [.agreements, .agreements])
    }

    @Test(arguments: [[Agreement.Agreements.storage, .age], [.newsletter, .age, .storage]])
    func newsletterIsFree(_ chosen: [Agreement.Agreements]) throws {
        let form = Agreement(terms: true, agreements: FormSelection(chosen))
        #expect(try form.validated().value == form)
        #expect(try stored(form) == form)
    }

    @Test func agreementsAreWritten() throws {
        let form = Agreement(terms: true, agreements: [.age, .storage])
        #expect(try json(form.validated()) == #"{"agreements":["storage","age"],"terms":true}"#)
    }

    @Test func takenBackIsInvalidAgain() {
        var form = Agreement(terms: true, agreements: [.storage, .age])
        #expect(form.agreements.toggle(.age) == .unchosen)
        form.terms = false
        #expect(codes(form.violations()) == ["terms must-be", "agreements required-option"])
    }

    @Test func listKnowsWhatIsRequired() {
        #expect(Agreement.Agreements.allCases.filter(\.isRequired) == [.storage, .age])
    }
}
