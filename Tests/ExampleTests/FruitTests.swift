import FormExamples
import FormRuntime
import Testing

@Suite struct FruitPickerTests {
    @Test func isAskedUntilAnswered() throws {
        var form = FruitPicker()
        #expect(form.favourite == nil)
        #expect(codes(form.violations()) == ["favourite required"])
        #expect(texts(form.violations()) == ["Please answer this."])
        #expect(throws: FormInvalid<FruitPicker.Field>.self) { try form.validated() }
        form.favourite = .banana
        #expect(form.violations().isEmpty)
        #expect(try json(form.validated()) == #"{"favourite":"Banana"}"#)
    }

    @Test func tagAndLabelAreAlike() {
        let fruits = FruitPicker.Favourite.allCases
        #expect(fruits == [.apple, .banana, .cherry])
        #expect(fruits.map(\.tag) == ["Apple", "Banana", "Cherry"])
        #expect(fruits.map(\.label) == ["Apple", "Banana", "Cherry"])
        #expect(FruitPicker.Favourite(rawValue: "Cherry") == .cherry)
        #expect(FruitPicker.Favourite(rawValue: "cherry") == nil)
    }

    @Test func unknownTagIsAnErrorOrAReport() throws {
        let answers = #"{"favourite":"Durian"}"#
        let error = #expect(throws: FormDecodingError.self) { try read(FruitPicker.self, answers) }
        #expect(error?.field == "favourite")
        #expect(error?.value == "Durian")
        #expect(error?.code == .unknownTag)
        let decoded = try read(FormDecoded<FruitPicker>.self, answers)
        #expect(decoded.value == FruitPicker())
        #expect(texts(decoded.violations) == ["“Durian” is not one of the options."])
    }

    @Test(arguments: ["{}", #"{"favourite":null}"#])
    func absentAndNullAreUnanswered(_ answers: String) throws {
        #expect(try read(FruitPicker.self, answers).favourite == nil)
    }

    @Test func formTellsItsTexts() {
        #expect(FruitPicker.title == "Favourite Fruit")
        #expect(FruitPicker.Field.allCases == [.favourite])
        #expect(FruitPicker.Field.favourite.label == "Favourite fruit")
        #expect(FruitPicker.Field.favourite.rawValue == "favourite")
    }
}

@Suite struct FruitCheckboxesTests {
    @Test func labelsDifferFromTags() {
        let fruits = FruitCheckboxes.Fruits.allCases
        #expect(fruits.map(\.rawValue) == ["apple", "banana", "cherry", "dragon-fruit"])
        #expect(fruits.map(\.label) == ["Crisp apples", "Ripe bananas", "Sour cherries", "Dragon fruit"])
    }

    @Test func tagsAreStoredInTheOrderOfTheSpec() throws {
        var form = FruitCheckboxes()
        for fruit in [FruitCheckboxes.Fruits.dragonFruit, .cherry, .apple] { form.fruits.toggle(fruit) }
        #expect(try json(form) == #"{"fruits":["apple","cherry","dragon-fruit"]}"#)
        #expect(Array(form.fruits) == [.apple, .cherry, .dragonFruit])
        #expect(try stored(form) == form)
    }

    @Test func emptySelectionIsValidAndLeftOut() throws {
        #expect(try json(FruitCheckboxes().validated()) == "{}")
    }

    @Test func tooFewAndTooManyAreTold() {
        let one = FruitCheckboxes(fruits: [.apple]).violations()
        #expect(one.map(\.description) == ["fruits: Choose at least 2 options. [too-few]"])
        #expect(one.map(\.found) == ["1"])
        #expect(one.map(\.allowed) == ["2"])
        let all = FruitCheckboxes(fruits: FormSelection(FruitCheckboxes.Fruits.allCases)).violations()
        #expect(all.map(\.description) == ["fruits: Choose at most 3 options. [too-many]"])
        #expect(FruitCheckboxes(fruits: [.apple, .cherry]).violations().isEmpty)
    }

    @Test func toggleRefusesOneTooMany() {
        var form = FruitCheckboxes(fruits: [.apple, .banana, .cherry])
        let most = FruitCheckboxes.Field.fruits.max
        #expect(form.fruits.toggle(.dragonFruit, max: most) == .refused(max: 3))
        #expect(form.fruits == [.apple, .banana, .cherry])
        #expect(form.fruits.toggle(.apple, max: most) == .unchosen)
        #expect(form.fruits.toggle(.dragonFruit, max: most) == .chosen)
        #expect(form.fruits == [.banana, .cherry, .dragonFruit])
    }

    @Test func selectionIsASet() {
        let form = FruitCheckboxes(fruits: [.banana, .apple])
        #expect(form.fruits.contains(.apple))
        #expect(!form.fruits.contains(.cherry))
        #expect(Set(form.fruits) == [.apple, .banana])
        #expect(form.fruits.union([.cherry]).count == 3)
        #expect(FormSelection(Set<FruitCheckboxes.Fruits>([.banana, .apple])) == form.fruits)
    }

    @Test func whatCannotBePlacedIsReported() throws {
        let answers = #"{"fruits":["cherry","durian","apple","apple",7],"basket":1}"#
        let decoded = try read(FormDecoded<FruitCheckboxes>.self, answers)
        #expect(decoded.value.fruits == [.apple, .cherry])
        let found = Set(decoded.violations.map { "\($0.fieldID) \($0.code.rawValue) \($0.found)" })
        #expect(
            found == [
                "fruits unknown-tag durian", "fruits duplicate-tag apple", "fruits wrong-type 7",
                "basket unknown-field basket",
            ])
        #expect(decoded.violations.count == 4)
        #expect(throws: FormDecodingError.self) { try read(FruitCheckboxes.self, answers) }
    }

    @Test(arguments: [#"{"fruits":"apple,cherry"}"#, #"{"fruits":{"apple":true}}"#])
    func joinedTagsAndMapsAreNoSelection(_ answers: String) throws {
        let error = #expect(throws: FormDecodingError.self) { try read(FruitCheckboxes.self, answers) }
        #expect(error?.code == .wrongType)
    }
}
