public import FoldoutForms

/// The value that a column gets in a new record where nobody gives one.
public enum ColumnDefault: Hashable, Sendable {
  /// A literal, as the column keeps it; *no value* where nothing is declared.
  case value(StoredValue)
  /// The day, the time, or both, of the moment in which the record is added, in UTC.
  case moment(Moment)
  /// An expression, which only the store can compute.
  case expression

  /// The part of a moment that is taken.
  public enum Moment: String, Hashable, Sendable {
    case date = "CURRENT_DATE"
    case time = "CURRENT_TIME"
    case dateAndTime = "CURRENT_TIMESTAMP"
  }
}

extension ColumnSchema {
  /// The default, as a person may learn it: that of a secret is the store's own to fill in.
  public var shownDefault: ColumnDefault {
    isSecret && defaultValue != .value(.null) ? .expression : defaultValue
  }

  /// The default, as far as its spelling tells.
  public var defaultValue: ColumnDefault {
    guard let text = defaultText else { return .value(.null) }
    if let moment = ColumnDefault.Moment(rawValue: text.uppercased()) { return .moment(moment) }
    guard let literal = StoredValue(spelledInSQL: text) else { return .expression }
    return .value(Affinity(declaredType: declaredType).kept(literal))
  }
}

extension StoredValue {
  /// The value of a literal as SQL spells it; `nil` for anything else.
  fileprivate init?(spelledInSQL text: String) {
    switch text.uppercased() {
    case "NULL": self = .null
    case "TRUE": self = .integer(1)
    case "FALSE": self = .integer(0)
    default:
      if let quote = text.first, quote == "'" || quote == "\"" {
        let inner = text.dropFirst().dropLast()
        let apart = inner.replacing("\(quote)\(quote)", with: "")
        guard text.count > 1, text.last == quote, !apart.contains(quote) else { return nil }
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
