package import FoldoutForms

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
    guard !hasUnconfirmedDates, let number = value.number else { return nil }
    let year = 366
    let moments = StoredMoment.Unit.allCases.compactMap { StoredMoment(number, unit: $0) }
      .filter { abs($0.value.date.dayNumber - now.date.dayNumber) <= year }
    guard moments.count == 1, let moment = moments.first else { return nil }
    return moment.unit.isInUTC
      ? moment.value.adding(minutes: dateForm?.zone?.minutes ?? 0) : moment.value
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

extension StoredValue {
  /// The number that the value is, or that its text spells; `nil` for any other value.
  fileprivate var number: StoredValue? {
    switch self {
    case .integer, .real: self
    case .text:
      string.flatMap { text in
        Int64(text).map { .integer($0) } ?? Double(text).map { .real($0) }
      }
    case .null, .blob, .redacted: nil
    }
  }
}
