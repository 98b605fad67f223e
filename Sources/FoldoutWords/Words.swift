public import Foundation

/// The program's own texts in one language: on buttons, in hints, titles and sentences.
///
/// Each language has a folder of its own; the nested types list the texts. A user's data is never
/// translated. There is one object for each language, so passing it around is cheap.
public final class Words: Sendable {
  /// The language's tag, for HTML's `lang`.
  public let language: String
  /// The direction of its script, for HTML's `dir`: `ltr` or `rtl`.
  public let direction: String
  /// The language's own name.
  public let name: String
  /// Titles of buttons and links, and hints beside entries.
  public let actions: Actions
  /// Messages beside or below rows: saving, saved, changed.
  public let messages: Messages
  /// Texts for values that have no text of their own.
  public let values: Values
  /// The parts of a date, and errors of dates and times.
  public let dates: Dates
  /// Errors of a number.
  public let numbers: Numbers
  /// The limits of a value, shown before it is entered.
  public let limits: Limits
  /// Errors of a field's value.
  public let fields: Fields
  /// Messages about values that others or the store changed, and questions before a loss.
  public let changes: Changes
  /// Errors of a store.
  public let store: Store
  /// Errors of a request.
  public let host: Host
  /// The titles of error pages.
  public let statuses: Statuses
  /// Texts around a list of records.
  public let lists: Lists
  /// Searches of lists, and their sorted orders.
  public let finding: Finding
  /// The start page.
  public let start: Start
  /// References to records, and the search for one.
  public let references: References
  /// Adding records.
  public let adding: Adding
  /// The rows of lists, and their actions.
  public let rows: Rows
  /// Days around today, months, and time spans.
  public let periods: Periods

  init(
    language: String, direction: String, name: String, actions: Actions, messages: Messages,
    values: Values, dates: Dates, numbers: Numbers, limits: Limits, fields: Fields,
    changes: Changes, store: Store, host: Host, statuses: Statuses, lists: Lists,
    finding: Finding, start: Start, references: References, adding: Adding, rows: Rows,
    periods: Periods
  ) {
    self.language = language
    self.direction = direction
    self.name = name
    self.actions = actions
    self.messages = messages
    self.values = values
    self.dates = dates
    self.numbers = numbers
    self.limits = limits
    self.fields = fields
    self.changes = changes
    self.store = store
    self.host = host
    self.statuses = statuses
    self.lists = lists
    self.finding = finding
    self.start = start
    self.references = references
    self.adding = adding
    self.rows = rows
    self.periods = periods
  }
}

extension Words: Hashable {
  /// Compares the languages.
  public static func == (one: Words, other: Words) -> Bool {
    one.language == other.language
  }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
  }
}

extension Words {
  /// All languages.
  public static let all: [Words] = [.english, .german, .dutch, .arabic]

  /// Returns the words of a locale's language, or else English. Complexity: O(1).
  public static func of(_ locale: Locale) -> Words { own(of: locale) ?? .english }

  /// Returns the words of a locale's language; `nil` if it has none.
  ///
  /// Complexity: O(1). The language is parsed from the identifier (`de_CH`, `de-CH`), because
  /// Foundation's `language` is slower than everything else that a page needs of its environment.
  public static func own(of locale: Locale) -> Words? {
    let language = locale.identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    return all.first { $0.language == language }
  }
}
