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

extension ColumnSchema {
  /// True if the column has a default that can be a date, or mean *never*: a literal, the current
  /// time, or an expression of nothing but functions of dates, such as `datetime('now')`.
  package var mayDefaultToDate: Bool {
    switch defaultValue {
    case .value(let value): value != .null
    case .moment(let part): part != .time
    case .expression: defaultText.map(ColumnSchema.isOfDates) ?? false
    }
  }

  /// Returns the value of a default in the form of the column's dates, given the value that the
  /// store fills in, and the current time in UTC; `nil` if the two are the same, or the store's is
  /// no date.
  ///
  /// The store fills in a text even if all other values are numbers, and these sort before it.
  package func dateByDefault(_ value: StoredValue, at now: LocalDateTime) -> StoredValue? {
    let value = Affinity(declaredType: declaredType).kept(value)
    let dated = value.meansNever ? never : moment(in: value, at: now).flatMap(stored)
    return dated.flatMap { $0.isIdentical(to: value) ? nil : $0 }
  }

  /// Returns the moment that a default means, on the clocks of the column's zone; `nil` if it is no
  /// date. A time without a zone is in UTC, as the functions of SQLite return it.
  private func moment(in value: StoredValue, at now: LocalDateTime) -> LocalDateTime? {
    if let date = value.string.flatMap({ StoredDate($0) }) {
      if date.form == .day { return date.value }
      let own = date.form.zone?.minutes ?? 0
      return date.value.adding(minutes: (dateForm?.zone?.minutes ?? 0) - own)
    }
    // Without rows the default is what shows the form.
    guard !hasUnconfirmedDates, let number = number(of: value) else { return nil }
    let year = 366
    let moments = StoredMoment.Unit.allCases.compactMap { StoredMoment(number, unit: $0) }
      .filter { abs($0.value.date.dayNumber - now.date.dayNumber) <= year }
    guard moments.count == 1, let moment = moments.first else { return nil }
    return moment.unit.isInUTC
      ? moment.value.adding(minutes: dateForm?.zone?.minutes ?? 0) : moment.value
  }

  /// The number that a value is, or that its text spells; `nil` for any other value.
  private func number(of value: StoredValue) -> StoredValue? {
    switch value {
    case .integer, .real: value
    case .text:
      value.string.flatMap { text in
        Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) }
      }
    case .null, .blob, .redacted: nil
    }
  }

  /// Encodes a moment in the form of the column's dates, without parts that it leaves out.
  private func stored(_ moment: LocalDateTime) -> StoredValue? {
    if let dateForm {
      let value =
        switch dateForm {
        case .day, .dayAtMidnight: LocalDateTime(date: moment.date)
        case .dayAndTime(_, .minutes, _), .dayAndTime(_, .seconds, _): moment.inWholeSeconds
        case .dayAndTime(_, .fraction, _), .dayAndTime(_, .fractionIfAny, _): moment
        }
      return .text(StoredDate(value, form: dateForm).text)
    }
    return momentForm.flatMap { form in
      let value = form.timeOfDays.map { LocalDateTime(date: moment.date, time: $0) } ?? moment
      return [value, value.inWholeSeconds].lazy.compactMap {
        StoredMoment($0, unit: form.unit).stored(replacing: .null, form: form)
      }.first
    }
  }

  /// True if an expression calls functions of dates and numbers alone. Others are not called for
  /// their value.
  private static func isOfDates(_ expression: String) -> Bool {
    // A quoted name could be that of any function, and a comment could stand before its bracket.
    guard !expression.contains(where: { "\"[`".contains($0) }), !expression.contains("/*"),
      !expression.contains("--")
    else { return false }
    let text = expression.lowercased()
    let calls = Set(text.matches(of: /([a-z_][a-z0-9_]*)\s*\(/).map { String($0.1) })
    return calls.isSubset(of: dateFunctions.union(["cast", "round", "abs"]))
      && (!calls.isDisjoint(with: dateFunctions) || text.contains("current_"))
  }

  private static let dateFunctions: Set<String> = [
    "date", "datetime", "strftime", "unixepoch", "julianday",
  ]
}

extension LocalDateTime {
  /// Returns the value that clocks show so many minutes later.
  fileprivate func adding(minutes: Int) -> LocalDateTime {
    let later = LocalDateTime(secondsSince1970: secondsSince1970 + minutes * 60)
    let exact = LocalTime(
      hour: later.time.hour, minute: later.time.minute, second: later.time.second,
      nanosecond: time.nanosecond)
    return LocalDateTime(date: later.date, time: exact ?? later.time)
  }

  fileprivate var inWholeSeconds: LocalDateTime {
    let whole = LocalTime(hour: time.hour, minute: time.minute, second: time.second)
    return LocalDateTime(date: date, time: whole ?? time)
  }
}

/// The days from which the numbers of columns count, as a person has said.
///
/// ```swift
/// let epochs = EpochColumns([.init(table: "visits", column: "begins"): .of2001])
/// ```
///
/// Names are compared as SQLite does: ASCII letters ignoring case.
public struct EpochColumns: Hashable, Sendable {
  private var epochs: [SecretColumns.Column: StoredMoment.Epoch]

  /// Columns with the days from which their numbers count.
  public init(_ epochs: [SecretColumns.Column: StoredMoment.Epoch] = [:]) {
    self.epochs = epochs
  }

  /// Returns the day from which a column's numbers count; `nil` if nobody has said it.
  public func epoch(of column: String, in table: String) -> StoredMoment.Epoch? {
    epochs.isEmpty ? nil : epochs[SecretColumns.Column(table: table, column: column)]
  }
}

extension ColumnSchema {
  /// The reason why a column cannot count from the day that a person has said.
  public enum EpochConflict: Hashable, Sendable {
    /// Its values are texts.
    case texts
    /// More than one in ten of its values are no dates if they count from that day.
    case values
  }

  /// Returns the evidence for the unit of the column's numbers, besides their values: what the
  /// person said, the file, or the column's name, in this order.
  package func unitEvidence(
    in table: TableSchema, requested: EpochColumns
  ) -> StoredMoment.UnitEvidence {
    if let epoch = requested.epoch(of: name, in: table.name) { return .epoch(epoch) }
    if table.isOfCoreData, declaredDates == .daysAndTimes { return .proven(.secondsSince2001) }
    return namedUnit ?? .values
  }

  /// The unit that the column's name says, as in `created_ticks`, `LastWriteTime` of Windows and
  /// `created_unix`; `nil` if it says none.
  private var namedUnit: StoredMoment.UnitEvidence? {
    var letters = name.lowercased().filter(\.isLetter)
    if letters.hasSuffix("utc") { letters.removeLast(3) }
    if letters.hasSuffix("filetime") || letters.hasSuffix("lastwritetime") {
      return .named(.fileTime)
    }
    if letters.hasSuffix("ticks") { return .named(.ticks) }
    let saysUnix = letters.hasPrefix("unix") || letters.hasSuffix("unix")
    return saysUnix && ColumnSchema.isMoment(named: name) ? .epoch(.of1970) : nil
  }
}
