import FoldoutForms

/// A person as their screen shows them.
///
/// The credentials are left out: the id is in the address, and a password never leaves the store.
struct Person: Sendable {
  var name = ""
  var email: String?
  var startedWork: LocalDate?
  var endedWork: LocalDate?
  var phoneNumber: String?
  var maritalStatus: String?
  var address: String?
  var image: [UInt8]?
}

extension Person {
  /// The usual marital statuses as stored; any other can be typed.
  static let maritalStatuses = [
    "single", "married", "divorced", "widowed", "separated", "registered partnership",
  ]

  /// The screen of one person. The fields' identities are the table's columns.
  static func form(_ words: DemoWords) -> Form<Person> {
    Form(words.person) {
      Section("") {
        TextField(words.name, \.name).id("name").required().length(...200)
        EmailField(words.email, \.email).id("email")
        DateField(words.startedWork, \.startedWork).id("started_work").notAfter("ended_work")
        DateField(words.endedWork, \.endedWork).id("ended_work").notBefore("started_work")
        PhoneField(words.phoneNumber, \.phoneNumber).id("phone_number")
        ChoiceField(
          words.maritalStatus, \.maritalStatus, options: maritalStatuses,
          title: { words.title(ofStatus: $0) }, allowsOther: true
        ).id("marital_status")
        LongTextField(words.address, \.address).id("address")
        PictureField(words.picture, \.image).id("image")
      }
    }
    .head({ $0.name }, picture: "image")
  }
}
