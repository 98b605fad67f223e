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

  /// The evidence that a column contains dates.
  public enum DateEvidence: Hashable, Sendable {
    /// The declared type; the values do not contradict it.
    case declared
    /// The name, with numbers that are all plausible moments.
    case named
    /// The values alone: each is the text of a date.
    case found
    /// The declared type alone: there are no values, and no column from which to take a form.
    case unconfirmed
    /// The declared type, in the form of the columns of the same type: there are no values.
    case shared
    /// The declared type, in a table that Core Data made: it counts from 2001.
    case proven
    /// The person who opened the file said from which day the numbers count.
    case requested
  }

  /// True if the column is declared as dates, and has no values that show their form.
  package var hasUnconfirmedDates: Bool {
    if case .unconfirmed = dateEvidence { true } else { false }
  }

  /// True if a column's name suggests that its numbers are moments, by its last word, as in
  /// `created_at`, `HireDate`, `modified` and `lastSeen`.
  ///
  /// A unit may follow, as in `created_at_ms`. The list of words is generous, because the values
  /// must confirm the name: numbers in columns such as `is_on`, `play_time` or `sent` are not in
  /// the thousands of millions.
  public static func isMoment(named name: String) -> Bool {
    lastWord(of: name).map { momentWords.contains($0) || dayWords.contains($0) } ?? false
  }

  /// True if a column's name suggests days.
  public static func isDay(named name: String) -> Bool {
    lastWord(of: name).map(dayWords.contains) ?? false
  }

  private static func lastWord(of name: String) -> String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
      .flatMap { ColumnLabel.words(of: String($0)) }.map { $0.lowercased() }
    return words.last { !unitWords.contains($0) }
  }

  private static let dayWords: Set<String> = [
    "date", "day", "birthday", "birthdate", "born", "died", "jd", "julian", "julianday",
  ]

  private static let momentWords: Set<String> = [
    "at", "on", "time", "datetime", "timestamp", "when", "moment", "created", "added", "inserted",
    "updated", "modified", "changed", "edited", "deleted", "removed", "archived", "started",
    "ended", "finished", "completed", "closed", "opened", "published", "posted", "sent",
    "received", "delivered", "visited", "seen", "used", "accessed", "login", "logged", "synced",
    "expires", "expiry", "expired", "expiration", "since", "from", "until", "till", "to", "due",
    "deadline", "start", "end", "begin", "mtime", "ctime", "atime", "btime", "ts", "ticks",
    "filetime",
  ]

  /// Names of units and time scales, which are skipped at the end of a name.
  private static let unitWords: Set<String> = [
    "utc", "gmt", "unix", "epoch", "ms", "msec", "millis", "milliseconds", "s", "sec", "secs",
    "seconds", "us", "usec", "micros", "microseconds", "ns", "nsec", "nanos", "nanoseconds",
  ]
}
