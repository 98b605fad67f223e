import Foundation

/// The program's own words in one language: what stands on buttons, in hints and in titles.
///
/// Each language is one table; whatever a person's data say is never translated.
struct Words: Sendable {
  /// The language's tag, as `lang` has it.
  var language: String
  /// The direction of its script, as `dir` has it.
  var direction: String
  var save: String
  var today: String
  var now: String
  var clear: String
  var typeDate: String
  var typeDateTime: String
  var year: String
  var month: String
  var day: String
  var hour: String
  var minute: String
  var dayPeriod: String
  var noValue: String
  var emptyText: String
  var on: String
  var off: String
  var tables: String
  var noTables: String
  var noRows: String
  var noMoreRows: String
  var firstRows: String
  var previousRows: String
  var nextRows: String
  var rowsPlaces: String
  var readOnlyFile: String
  var readOnlyView: String
  var start: String
  var error: String
  var problems: String
  var tryAgain: String
  var exampleOf: String
  var timeIn: String
  var bytes: String
  var unreadableText: String
  var todayIn: String
  var saving: String
  var saved: String
  var unsaved: String
  var unreached: String

  /// A text as an example of what can be typed.
  func example(_ text: String) -> String {
    exampleOf.replacing("{}", with: text)
  }

  /// What a clock's time is called by its place; an abbreviation such as GMT says it alone.
  func time(in place: String) -> String {
    place.allSatisfy(\.isUppercase) ? place : timeIn.replacing("{}", with: place)
  }

  /// The words that the script shows, for its page to carry.
  var signs: String {
    let signs = ["saving": saving, "saved": saved, "unsaved": unsaved, "unreached": unreached]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A dictionary of strings: there is nothing in it that JSON could not hold.
    return (try? encoder.encode(signs)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension Words {
  /// English, which is complete; the other languages may leave nothing out that is here.
  static let english = Words(
    language: "en", direction: "ltr",
    save: "Save", today: "Today", now: "Now", clear: "Clear",
    typeDate: "Type a date", typeDateTime: "Type a date and time",
    year: "Year", month: "Month", day: "Day", hour: "Hour", minute: "Minute",
    dayPeriod: "AM/PM", noValue: "-", emptyText: "empty", on: "on", off: "off",
    tables: "Tables", noTables: "This database has no tables yet.",
    noRows: "This table has no rows yet.",
    noMoreRows: "No rows are left here: they were removed.", firstRows: "To the first rows",
    previousRows: "Previous", nextRows: "Next", rowsPlaces: "Pages",
    readOnlyFile: "Opened read-only: nothing can be changed here.",
    readOnlyView: "A view: its rows can be read, not changed.",
    start: "Start", error: "Error", problems: "Please look at this again:",
    tryAgain: "Try again", exampleOf: "e.g. {}", timeIn: "{} time", bytes: "bytes",
    unreadableText: "not readable as text",
    todayIn: "Time zone",
    saving: "Saving", saved: "Saved", unsaved: "Not saved yet",
    unreached: "The server did not answer. Try again in a moment.")
}
