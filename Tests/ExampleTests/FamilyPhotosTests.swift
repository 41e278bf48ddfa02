import FormExamples
import FormRuntime
import Testing

@Suite struct FamilyPhotosTests {
    @Test func threeOptionsHaveImages() {
        let images = FamilyPhotos.People.allCases.map(\.image)
        #expect(
            images == [
                FormImage(.asset("Portraits/grandma"), alt: "Grandma Rose on her garden bench"),
                FormImage(.url("https://photos.example.com/family/dad.jpg"), alt: "Dad with his bicycle"),
                FormImage(.symbol("dog.fill"), alt: "A dog"),
                nil,
            ])
    }

    @Test func onlyTheDogIsDescribed() {
        #expect(FamilyPhotos.People.biscuit.description == "The dog. He is in nearly every photo.")
        #expect(FamilyPhotos.People.allCases.filter { $0.description != nil } == [.biscuit])
    }

    @Test func toggleHasALabelForEachState() {
        #expect(FamilyPhotos.Field.isShared.onLabel == "Everybody in the family sees it")
        #expect(FamilyPhotos.Field.isShared.offLabel == "Only you see it")
        #expect(FamilyPhotos.Field.isShared.text("symbol") == "person.2.circle")
        #expect(FamilyPhotos.Field.people.onLabel == nil)
    }

    @Test func newAlbumIsShared() throws {
        var photo = FamilyPhotos()
        #expect(photo.isShared)
        photo.people = [.someoneElse, .grandma]
        #expect(try json(photo.validated()) == #"{"is-shared":true,"people":["grandma","someone-else"]}"#)
        photo.isShared.toggle()
        #expect(try json(photo.validated()) == #"{"is-shared":false,"people":["grandma","someone-else"]}"#)
        #expect(try stored(photo) == photo)
    }

    @Test func absentToggleIsFalseWhateverItsDefault() throws {
        let photo = try read(FamilyPhotos.self, #"{"people":["dad"]}"#)
        #expect(!photo.isShared)
        #expect(photo == FamilyPhotos(people: [.dad], isShared: false))
    }

    @Test func somebodyMustBeInIt() {
        #expect(codes(FamilyPhotos().violations()) == ["people required"])
    }

    @Test(arguments: [#""yes""#, "1", #""true""#])
    func toggleTakesBooleansOnly(_ value: String) throws {
        let decoded = try read(FormDecoded<FamilyPhotos>.self, #"{"is-shared":\#(value)}"#)
        #expect(codes(decoded.violations) == ["is-shared wrong-type"])
        #expect(!decoded.value.isShared)
    }
}
