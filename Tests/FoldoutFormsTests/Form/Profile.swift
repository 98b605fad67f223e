import FoldoutForms

/// A record with a field of every type that ``Visit`` lacks.
struct Profile: Sendable, Equatable {
  var about = "One\nTwo"
  var motto: String?
  var password = "hunter2"
  var recovery: String?
  var mail = "ada@example.org"
  var otherMail: String?
  var phone = "+1 555 0100"
  var fax: String?
  var page = "https://example.org"
  var blog: String?
  var opens = LocalTime.midnight
  var closes: LocalTime?
  var portrait: [UInt8]? = [0xFF, 0xD8, 0xFF, 0]
  var badge: String?
  /// A property without a field.
  var number = 17

  static let form = Form<Profile>("Profile") {
    Section("Texts") {
      LongTextField("About", \.about)
      LongTextField("Motto", \.motto)
      SecretField("Password", \.password)
      SecretField("Recovery", \.recovery)
      EmailField("Mail", \.mail).required()
      EmailField("Other mail", \.otherMail)
      PhoneField("Phone", \.phone)
      PhoneField("Fax", \.fax).purpose("fax")
      URLField("Page", \.page)
      URLField("Blog", \.blog)
    }
    Section("Others") {
      TimeField("Opens", \.opens)
      TimeField("Closes", \.closes, style: .compact)
      PictureField("Portrait", \.portrait)
      PictureField("Badge", \.badge)
      ButtonField("Send", id: "send")
    }
  }
}
