import Foundation

/// The texts of the demo's own screens, in one language. The program's words are elsewhere: these
/// are what somebody who uses Foldout writes.
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
  /// Stands between the members of a list.
  var comma: String
  var favourites: String
  var words: String
  var shuffle: String
  var moreWords: String
  var fewerWords: String
  var hours: String
  var entry: String
  var day: String
  var project: String
  var note: String
  var thisWeek: String
  var nextDay: String
  /// Said where there is none.
  var noNextDay: String
  /// Said of a day with a mark.
  var oneEntry: String
  /// Said of a day with several, after their number.
  var entries: String
  var months: String

  /// The title of a marital status by what the database has; `nil` for one that is not usual.
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
