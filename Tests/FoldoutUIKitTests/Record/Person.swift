import FoldoutForms
import FoldoutTesting

/// A person, as the screens of a record show one.
nonisolated struct Person: Sendable {
  var name = "Ada Brandt"
  var email: String? = "ada@example.org"
  var started: LocalDate? = LocalDate(year: 2002, month: 8, day: 14)
  var ended: LocalDate?
  var phone: String? = "+49 30 123456"
  var status: String? = "single"
  var address: String? = "Hauptstraße 1\n10115 Berlin"
  var photo: [UInt8]?

  static let form = Form<Person>("Person") {
    Section("") {
      TextField("Name", \.name).required().length(...200)
      EmailField("E-mail", \.email).id("email")
      DateField("Started", \.started).notAfter("ended")
      DateField("Ended", \.ended).notBefore("started")
      PhoneField("Phone", \.phone)
      ChoiceField(
        "Marital status", \.status, options: ["single", "married", "divorced"], allowsOther: true
      ).id("status")
      LongTextField("Address", \.address)
      PictureField("Photo", \.photo)
    }
  }.head({ $0.name }, picture: "photo")
}
