import Foundation

/// What the demo's own screens say, in one language. The program's words are elsewhere: these are
/// what somebody who uses Foldout writes.
struct DemoWords: Equatable, Sendable {
  var people: String
  var person: String
  var name: String
  var email: String
  var startedWork: String
  var endedWork: String
  var phoneNumber: String
  var maritalStatus: String
  var address: String
  var picture: String

  var appointment: String
  var title: String
  var place: String
  var notes: String
  var when: String
  var starts: String
  var ends: String

  var options: String
  var hours: String
  var months: String

  /// The words of the reader's language; English for every other.
  static func of(_ locale: Locale) -> DemoWords {
    switch locale.language.languageCode?.identifier {
    case "de": german
    case "nl": dutch
    case "ar": arabic
    default: english
    }
  }
}
