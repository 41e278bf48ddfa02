import FormExamples
import FormRuntime
import Testing

/// Two forms over the lists of one file.
@Suite struct SharedTests {
    @Test func theListsAreOneType() throws {
        let card = KitchenCard(dish: "Satay", course: .main, contains: [.peanuts, .soy])
        let booking = TableBooking(name: "Ada", allergies: [.soy, .milk])
        let both: FormSelection<Allergen> = card.contains.intersection(booking.allergies)
        #expect(both == [.soy])
    }

    @Test func valuesGoFromOneFormToTheOther() {
        let card = KitchenCard(dish: "Satay", contains: [.peanuts, .soy])
        var booking = TableBooking(name: "Ada")
        booking.allergies = card.contains
        #expect(booking.allergies == [.peanuts, .soy])
        booking.allergies.toggle(.none_)
        #expect(booking.allergies == [.none_])
    }

    @Test func defaultsAreOfTheSharedLists() {
        #expect(KitchenCard().contains == [.gluten])
        #expect(TableBooking().diet == .everything)
        #expect(TableBooking().guests == 2)
    }

    @Test func answersAreCheckedAgainstTheSharedLists() throws {
        #expect(codes(TableBooking(name: "Ada").violations()) == ["allergies required"])
        #expect(
            codes(TableBooking(name: "Ada", allergies: [.none_, .milk]).violations())
                == ["allergies exclusive-conflict"])
        let booking = TableBooking(name: "Ada", diet: .vegan, allergies: [.soy, .milk])
        #expect(
            try json(booking.validated())
                == #"{"allergies":["milk","soy"],"diet":"vegan","guests":2,"name":"Ada"}"#)
        #expect(try stored(booking) == booking)
    }

    @Test func textsAreInTheLanguagesOfTheFileThatDeclaresThem() {
        #expect(Allergen.nuts.label == "Tree nuts")
        #expect(Allergen.nuts.label(in: "de") == "Schalenfrüchte")
        #expect(Allergen.gluten.description == "Wheat, rye, barley, oats and what is made of them")
        #expect(Diet.allCases.map(\.rawValue) == ["everything", "vegetarian", "vegan"])
    }
}
