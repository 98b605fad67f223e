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
