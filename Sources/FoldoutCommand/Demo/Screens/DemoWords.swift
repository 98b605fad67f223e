import Foundation

/// The texts of the demo's own screens in one language; Foldout's own texts are `Words`.
struct DemoWords: Equatable, Sendable {
  var people: String
  var person: String
  var name: String
  var email: String
  var startedWork: String
  var endedWork: String
  var phoneNumber: String
  var maritalStatus: String
  var single: String
  var married: String
  var divorced: String
  var widowed: String
  var separated: String
  var registeredPartnership: String
  var address: String
  var picture: String

  var appointment: String
  var title: String
  var place: String
  var notes: String
  var when: String
  var starts: String
  var ends: String
  var reminder: String

  var options: String
  var pickANumber: String
  var one: String
  var two: String
  var three: String
  var pickSomeLetters: String
  var chosen: String
  var noneChosen: String
  /// The separator of a list's members, as in "A, B".
  var comma: String
  var favourites: String
  var words: String
  var shuffle: String
  var moreWords: String
  var fewerWords: String
  /// The refusal of a button whose words are not the ones that the page showed.
  var wordsDiffer: String
  var hours: String
  var entry: String
  var day: String
  var project: String
  var note: String
  var thisWeek: String
  var nextDay: String
  /// The refusal if no later day can have an entry.
  var noNextDay: String
  /// The description of a marked day with one entry.
  var oneEntry: String
  /// The word after the number of entries of a marked day with several.
  var entries: String
  var months: String

  /// Returns the title of a stored marital status; `nil` for an unusual one.
  func title(ofStatus status: String) -> String? {
    switch status {
    case "single": single
    case "married": married
    case "divorced": divorced
    case "widowed": widowed
    case "separated": separated
    case "registered partnership": registeredPartnership
    default: nil
    }
  }

  /// Returns the texts in a locale's language, or else in English.
  static func of(_ locale: Locale) -> DemoWords {
    switch locale.language.languageCode?.identifier {
    case "de": german
    case "nl": dutch
    case "ar": arabic
    default: english
    }
  }
}
