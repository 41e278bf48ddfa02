import FormRuntime
import Testing

@Suite struct SelectionTests {
    typealias Fruit = Everything.Fruit

    @Test func isASetInTheOrderOfTheSpec() {
        var fruits: FormSelection<Fruit> = [.cherry, .apple, .cherry]
        #expect(Array(fruits) == [.apple, .cherry])
        #expect(fruits.count == 2 && fruits.contains(.apple) && !fruits.contains(.banana))
        #expect(fruits.description == "[apple, cherry]")
        #expect(fruits.insert(.apple) == (false, .apple))
        #expect(fruits.remove(.apple) == .apple && fruits.remove(.apple) == nil)
        #expect(fruits.update(with: .cherry) == .cherry && fruits.update(with: .banana) == nil)
        #expect(fruits.union([.apple]) == [.apple, .banana, .cherry])
        #expect(fruits.intersection([.apple, .banana]) == [.banana])
        #expect(fruits.symmetricDifference([.apple, .banana]) == [.apple, .cherry])
        #expect(fruits.subtracting([.banana]) == [.cherry])
        #expect(fruits.isSuperset(of: [.banana]) && fruits.isDisjoint(with: [.apple]))
        #expect(FormSelection(Set(fruits)) == fruits)
        #expect(FormSelection<Fruit>().isEmpty && FormSelection<Fruit>().first == nil)
    }

    @Test func togglingHonoursExclusivityInBothDirections() {
        var fruits: FormSelection<Fruit> = [.apple, .banana]
        #expect(fruits.toggle(.none_) == .chosen)
        #expect(fruits == [.none_])
        #expect(fruits.toggle(.cherry) == .chosen)
        #expect(fruits == [.cherry])
        #expect(fruits.toggle(.cherry) == .unchosen)
        #expect(fruits == [])
        fruits = [.none_]
        #expect(fruits.toggle(.none_) == .unchosen)
        #expect(fruits == [])
    }

    @Test func togglingRefusesBeyondTheMost() {
        let max = Everything.Field.fruits.max
        #expect(max == 3)
        var fruits: FormSelection<Fruit> = [.apple, .banana]
        #expect(fruits.toggle(.cherry, max: 2) == .refused(max: 2))
        #expect(fruits == [.apple, .banana])
        #expect(fruits.toggle(.cherry, max: max) == .chosen)
        #expect(fruits.toggle(.apple, max: 2) == .unchosen)
        // The exclusive one takes the place of all others, and is given up for one.
        #expect(fruits.toggle(.none_, max: 1) == .chosen)
        #expect(fruits.toggle(.apple, max: 1) == .chosen)
        #expect(fruits == [.apple])
        #expect(fruits.toggle(.banana, max: 1) == .refused(max: 1))
        #expect(fruits.toggle(.none_, max: 0) == .refused(max: 0))
    }

    @Test func wideSelectionsHoldOption65() throws {
        var wide: FormSelection<Wide> = []
        let all = Wide.allCases
        #expect(all.count == 65)
        #expect(wide.toggle(all[64]) == .chosen)
        #expect(wide.contains(all[64]) && wide.count == 1 && wide.first == all[64])
        #expect(try json(wide) == #"["w64"]"#)
        wide.insert(all[0])
        #expect(try decode(FormSelection<Wide>.self, #"["w64","w0"]"#) == wide)
        #expect(Array(wide) == [all[0], all[64]])
        wide.remove(all[64])
        #expect(wide == [all[0]])
        var form = WideForm()
        form.picks = FormSelection(all)
        #expect(form.violations().map(\.description) == ["picks: Choose at most 64 options. [too-many]"])
        form.picks.remove(all[64])
        #expect(form.violations() == [])
    }

    @Test(arguments: [64, 65, 128, 1_000])
    func wideBitsAgainstASet(_ size: Int) {
        var random = Numbers(seed: UInt64(size))
        for _ in 0..<20 {
            var (one, other) = (FormWideBits(), FormWideBits())
            var (oneSet, otherSet): (Set<Int>, Set<Int>) = ([], [])
            for _ in 0..<60 {
                let (a, b) = (Int.random(in: 0..<size, using: &random), Int.random(in: 0..<size, using: &random))
                one.insert(a)
                oneSet.insert(a)
                other.insert(b)
                otherSet.insert(b)
                one.remove(b)
                oneSet.remove(b)
            }
            #expect(one.positions == oneSet.sorted() && one.count == oneSet.count)
            #expect(one.union(other).positions == oneSet.union(otherSet).sorted())
            #expect(one.intersection(other).positions == oneSet.intersection(otherSet).sorted())
            #expect(one.subtracting(other).positions == oneSet.subtracting(otherSet).sorted())
            #expect(one.subtracting(one) == FormWideBits() && one.subtracting(one).isEmpty)
            #expect(FormWideBits(firstPositions: size).positions == Array(0..<size))
        }
    }

    @Test func absurdPositionsAreIgnored() {
        var wide = FormWideBits()
        for position in [-1, Int.min, Int.max] {
            wide.insert(position)
            wide.remove(position)
            #expect(!wide.contains(position))
            var narrow = FormBits()
            narrow.insert(position)
            narrow.remove(position)
            #expect(!narrow.contains(position) && narrow.isEmpty)
            _ = (wide.next(from: position), narrow.next(from: position))
        }
        #expect(wide.isEmpty && FormWideBits(firstPositions: -5).isEmpty)
    }

    @Test func choicesSpeakTheirTable() throws {
        #expect(Fruit.allCases == [.apple, .banana, .cherry, .none_])
        #expect(Fruit(rawValue: "none") == .none_ && Fruit(rawValue: "nothing") == nil)
        #expect(Fruit(rawValue: "plantain") == .banana && Fruit(rawValue: "musa") == .banana)
        #expect(Fruit.none_.rawValue == "none" && Fruit.none_.isExclusive && !Fruit.apple.isExclusive)
        #expect(Fruit.apple.label == "Apple" && Fruit.apple.label(in: "ja-JP") == "りんご")
        #expect(Fruit.apple.label(in: "de") == "Apple" && Fruit.apple.description == "Red\nor green")
        #expect(Fruit.apple.group == "Pome" && Fruit.banana.group == nil)
        #expect(Fruit.apple.image == FormImage(.symbol("apple.logo"), alt: "An apple"))
        #expect(Fruit.cherry.image == FormImage(.url("https://example.com/c.png?a=b")))
        #expect(Everything.Severity(rawValue: 10) == .high && Everything.Severity.high.rawValue == 10)
        #expect(try json(Everything.Severity.high) == "10" && decode(Everything.Severity.self, "9") == .high)
        #expect(try json([Fruit.apple: 1]) == #"{"apple":1}"#)
        #expect(try decode([Fruit: Int].self, #"{"plantain":1}"#) == [.banana: 1])
        #expect(throws: DecodingError.self) { try decode(Fruit.self, #""kiwi""#) }
        #expect(Everything.Term.privacy.isRequired && (Fruit(rawValue: "durian")?.isRetired ?? false))
    }

    @Test func fieldsSpeakTheirTable() {
        typealias Field = Everything.Field
        #expect(Field.mainGoal.rawValue == "main-goal" && Field(rawValue: "serving-goals") == .goals)
        #expect(
            Field.allCases.count == 17 && Field.name.label(in: "ja") == "名前" && Field.name.label(in: "fr") == "Name")
        #expect(Field.favourite.help == "One\nonly" && Field.age.unit == "years" && Field.goals.source == "goal")
        #expect(Field.mail.isReadOnly && !Field.name.isReadOnly && Field.name.placeholder == "e.g. Ann")
        #expect(Field.age.rule.limits.boundTexts == ("3", "150") && Field.age.rule.limits.kind == "integer")
        #expect(Everything.title == "Everything" && Everything.title(in: "de-AT") == "Alles")
    }
}
