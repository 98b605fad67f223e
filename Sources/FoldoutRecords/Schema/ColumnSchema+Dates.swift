public import FoldoutForms

extension ColumnSchema {
  /// The dates or times that a declared type announces.
  package enum DeclaredDates: Hashable, Sendable {
    /// Days: DATE.
    case days
    /// Days with times: DATETIME, TIMESTAMP and their variants.
    case daysAndTimes
    /// Times of day: TIME.
    case times
  }

  /// The dates or times that the first word of the declared type announces; `nil` for any other
  /// type.
  package var declaredDates: DeclaredDates? {
    let word = declaredType.uppercased().prefix { $0.isLetter }
    if word == "DATE" { return .days }
    if word == "TIME" { return .times }
    return word.hasPrefix("DATETIME") || word.hasPrefix("TIMESTAMP") ? .daysAndTimes : nil
  }

  /// The zone of all of the column's dates with times; `nil` if they state none, or several.
  public var zone: StoredDate.Zone? {
    if let dateForm { return hasOwnZones ? nil : dateForm.zone }
    guard let momentForm, !momentForm.isDay, momentForm.unit.isInUTC else { return nil }
    return .utc
  }

  /// The coding in which a column's dates are read, whatever zones they state; `nil` without dates.
  package var dateCoding: ColumnCoding? {
    let coding = momentForm.map(ColumnCoding.moment) ?? dateForm.map(ColumnCoding.zonedDate)
    return coding.map { coding in
      never.map { .dateOrNever(coding, never: $0) } ?? coding
    }
  }

  /// The evidence that a column contains dates.
  public enum DateEvidence: Hashable, Sendable {
    /// The declared type; the values do not contradict it.
    case declared
    /// The name, with numbers that are all plausible moments.
    case named
    /// The values alone: each is the text of a date.
    case found
    /// The declared type or the name alone: there are no values, and no column from which to take a
    /// form.
    case unconfirmed
    /// The declared type or the name, in the form of the columns of the same type: there are no
    /// values.
    case shared
    /// The declared type, in a table that Core Data made: it counts from 2001.
    case proven
    /// The person who opened the file said from which day the numbers count.
    case requested
  }

  /// True if the column is declared or named as dates, and has no values that show their form.
  package var hasUnconfirmedDates: Bool {
    if case .unconfirmed = dateEvidence { true } else { false }
  }

  /// True if a column's name suggests that its numbers are moments, by its last word, as in
  /// `created_at`, `HireDate`, `modified` and `lastSeen`, or its first, as in `date_read`.
  ///
  /// A unit may follow, as in `created_at_ms`; UTC or GMT after any word is enough. The list of
  /// words is generous, because the values must confirm the name: numbers in columns such as
  /// `is_on`, `play_time` or `sent` are not in the thousands of millions.
  public static func isMoment(named name: String) -> Bool {
    let words = words(of: name)
    guard let first = words.first, let last = words.last else { return false }
    if last == "utc" || last == "gmt" { return true }
    if words.count > 1, firstWords.contains(first), !nounsOfNumbers.contains(last) { return true }
    return lastWord(of: name).map { momentWords.contains($0) || dayWords.contains($0) } ?? false
  }

  /// True if a column without values is one of dates by its name, provided that its table's columns
  /// of the same type are: `to` and `login` may be texts of any kind.
  package static func isDated(named name: String) -> Bool {
    lastWord(of: name).map { surelyDatedWords.contains($0) } ?? false
  }

  /// True if a column's name suggests days.
  public static func isDay(named name: String) -> Bool {
    lastWord(of: name).map(dayWords.contains) ?? false
  }

  private static func lastWord(of name: String) -> String? {
    words(of: name).last { !unitWords.contains($0) }
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
  }

  private static let dayWords: Set<String> = [
    "date", "day", "birthday", "birthdate", "born", "died", "jd", "julian", "julianday",
  ]

  private static let surelyDatedWords: Set<String> = [
    "at", "date", "datetime", "timestamp", "ts", "birthday", "birthdate", "created", "updated",
    "modified", "deleted", "since", "until", "archived", "closed", "completed", "expired",
    "finished", "published", "removed", "synced",
  ]

  private static let momentWords: Set<String> = [
    "at", "on", "time", "datetime", "timestamp", "when", "moment", "created", "added", "inserted",
    "updated", "modified", "changed", "edited", "deleted", "removed", "archived", "started",
    "ended", "finished", "completed", "closed", "opened", "published", "posted", "sent",
    "received", "delivered", "visited", "seen", "used", "accessed", "login", "logged", "synced",
    "expires", "expiry", "expired", "expiration", "since", "from", "until", "till", "to", "due",
    "deadline", "start", "end", "begin", "mtime", "ctime", "atime", "btime", "ts", "ticks",
    "filetime", "access", "contacted", "creation", "modification", "played", "sync", "update",
    "visit", "datetaken", "dtstart", "dtend",
    // As Anki names them: modified, created, schema modified, last synchronised.
    "mod", "crt", "scm", "ls",
  ]

  /// First words of names of moments.
  private static let firstWords: Set<String> = ["date", "datetime", "timestamp", "time", "last"]

  /// Last words of names of other numbers: `last_id`, `time_zone`.
  private static let nounsOfNumbers: Set<String> = [
    "code", "count", "hash", "id", "ids", "index", "key", "name", "no", "number", "offset", "rowid",
    "size", "spent", "version", "zone",
  ]

  /// Names of units and time scales, which are skipped at the end of a name.
  private static let unitWords: Set<String> = [
    "utc", "gmt", "unix", "epoch", "ms", "msec", "millis", "milliseconds", "s", "sec", "secs",
    "seconds", "us", "usec", "micros", "microseconds", "ns", "nsec", "nanos", "nanoseconds",
  ]
}
