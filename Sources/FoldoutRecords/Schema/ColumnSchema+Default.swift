public import FoldoutForms

/// The default of a column: its value in a new record if none is given.
public enum ColumnDefault: Hashable, Sendable {
  /// A literal, as the column stores it; *no value* if no default is declared.
  case value(StoredValue)
  /// The day, the time, or both, in UTC, at which the record is added.
  case moment(Moment)
  /// An expression, which only the store can compute.
  case expression

  /// The part of the current time that is stored.
  public enum Moment: String, Hashable, Sendable {
    case date = "CURRENT_DATE"
    case time = "CURRENT_TIME"
    case dateAndTime = "CURRENT_TIMESTAMP"
  }
}

extension ColumnSchema {
  /// The default as it may be shown. A secret's default appears as an expression, so that it is not
  /// revealed.
  public var shownDefault: ColumnDefault {
    isSecret && defaultValue != .value(.null) ? .expression : defaultValue
  }

  /// The default, parsed from its SQL text.
  public var defaultValue: ColumnDefault {
    guard let text = defaultText else { return .value(.null) }
    if let moment = ColumnDefault.Moment(rawValue: text.uppercased()) { return .moment(moment) }
    guard let literal = StoredValue(sqlLiteral: text) else { return .expression }
    return .value(Affinity(declaredType: declaredType).kept(literal))
  }
}

extension ColumnSchema {
  /// Returns the value of a default of the current time in the form of the column's dates, given
  /// the current time in UTC; `nil` if it is the text that the store fills in.
  ///
  /// The store fills in a text even if all other values are numbers, and these sort before it.
  package func momentByDefault(at now: LocalDateTime) -> StoredValue? {
    guard case .moment(let part) = defaultValue else { return nil }
    let (moment, own): (LocalDateTime, StoredDate.Form)
    switch part {
    case .date: (moment, own) = (LocalDateTime(date: now.date), .day)
    case .dateAndTime:
      let clock = now.onClocks(in: dateForm?.zone)
      (moment, own) = (clock, .dayAndTime(separator: .blank, .seconds))
    case .time: return nil
    }
    if let dateForm {
      let value = dateForm.isDay ? LocalDateTime(date: moment.date) : moment
      let text = StoredDate(value, form: dateForm).text
      return text == StoredDate(moment, form: own).text ? nil : .text(text)
    }
    return momentForm.flatMap { form in
      let value = form.timeOfDays.map { LocalDateTime(date: moment.date, time: $0) } ?? moment
      return StoredMoment(value, unit: form.unit).stored(replacing: .null, form: form)
    }
  }
}

extension LocalDateTime {
  /// Returns what clocks in a zone show at a full second of UTC.
  fileprivate func onClocks(in zone: StoredDate.Zone?) -> LocalDateTime {
    guard let zone, let seconds = StoredMoment(self, unit: .seconds).integer else { return self }
    return StoredMoment(.integer(seconds + Int64(zone.minutes) * 60), unit: .seconds)?.value ?? self
  }
}

extension StoredValue {
  /// Parses an SQL literal; `nil` for anything else.
  fileprivate init?(sqlLiteral text: String) {
    switch text.uppercased() {
    case "NULL": self = .null
    case "TRUE": self = .integer(1)
    case "FALSE": self = .integer(0)
    default:
      if let quote = text.first, quote == "'" || quote == "\"" {
        let inner = text.dropFirst().dropLast()
        let unescaped = inner.replacing("\(quote)\(quote)", with: "")
        guard text.count > 1, text.last == quote, !unescaped.contains(quote) else { return nil }
        self = .text(String(inner).replacing("\(quote)\(quote)", with: "\(quote)"))
      } else if let number = Int64(text) {
        self = .integer(number)
      } else if text.first.map({ $0.isNumber || "+-.".contains($0) }) == true,
        let number = Double(text), number.isFinite
      {
        self = .real(number)
      } else {
        return nil
      }
    }
  }
}
