public import Foundation

/// The program's own words in one language: what stands on buttons, in hints, titles and sentences.
///
/// Each language is one table, in a folder of its own; the groups say which words there are. What
/// a person's data say is never translated. There is one object for each language, so handing one
/// around costs nothing.
public final class Words: Sendable {
  /// The language's tag, as `lang` has it.
  public let language: String
  /// The direction of its script, as `dir` has it: `ltr` or `rtl`.
  public let direction: String
  /// The language's own name.
  public let name: String
  /// Titles of buttons and links.
  public let actions: Actions
  /// Messages beside a row or below all of them: saving, saved, changed.
  public let signs: Signs
  /// Texts for values that have no text of their own.
  public let values: Values
  /// The parts of a date, and what is wrong with one.
  public let dates: Dates
  /// Errors of a number.
  public let numbers: Numbers
  /// The limits of a value, before it is entered.
  public let limits: Limits
  /// Errors of a field's value.
  public let fields: Fields
  /// Messages about a value that somebody or something else has changed.
  public let changes: Changes
  /// Why a store does not do what it is asked.
  public let store: Store
  /// Why a request is not answered with what it asked for.
  public let host: Host
  /// The titles of the pages that say so.
  public let statuses: Statuses
  /// Texts around a list of records.
  public let lists: Lists
  /// Searches of lists, and their sorted orders.
  public let finding: Finding
  /// The start page.
  public let start: Start
  /// References to records, and the search for one.
  public let references: References
  /// Records that are to be added.
  public let adding: Adding
  /// The rows of lists, and their actions.
  public let rows: Rows
  /// Days around today, months, and lengths of time.
  public let periods: Periods
  /// The words that the script shows, as JSON for a page to carry.
  public let signsJSON: String

  /// The same for a record that is still to be added; nothing of it is saved before its end.
  public var quietSignsJSON: String { signs.quietJSON }

  init(
    language: String, direction: String, name: String, actions: Actions, signs: Signs,
    values: Values, dates: Dates, numbers: Numbers, limits: Limits, fields: Fields,
    changes: Changes, store: Store, host: Host, statuses: Statuses, lists: Lists,
    finding: Finding, start: Start, references: References, adding: Adding, rows: Rows,
    periods: Periods
  ) {
    self.language = language
    self.direction = direction
    self.name = name
    self.actions = actions
    self.signs = signs
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
    signsJSON = signs.json
  }
}

extension Words: Hashable {
  /// Two are equal when they are of one language.
  public static func == (one: Words, other: Words) -> Bool {
    one.language == other.language
  }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
  }
}

extension Words {
  /// All languages that there are words in.
  public static let all: [Words] = [.english, .german, .dutch, .arabic]

  /// The words of a locale's language; English where there are none.
  ///
  /// Complexity: O(1). The language is read off the identifier (`de_CH`, `de-CH`), because asking
  /// Foundation for it takes longer than all else that a page asks of its environment.
  public static func of(_ locale: Locale) -> Words {
    let language = locale.identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
    return all.first { $0.language == language } ?? .english
  }
}
