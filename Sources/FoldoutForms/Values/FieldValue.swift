public import Foundation

/// The typed value of a field; *no value* is one of its cases.
public enum FieldValue: Hashable, Sendable {
  /// No value. It is shown, stored and chosen like any other value, and differs from the empty
  /// text.
  case none
  /// A text.
  case text(String)
  /// A whole number.
  case whole(Int64)
  /// A decimal number, exact to its last digit.
  case decimal(Decimal)
  /// On or off.
  case flag(Bool)
  /// Several chosen texts or whole numbers, each once; their order is kept.
  case several([FieldValue])
  /// A day.
  case date(LocalDate)
  /// A time of day.
  case time(LocalTime)
  /// A day and a time.
  case dateTime(LocalDateTime)
  /// A day and a time in a zone that the value itself states, because other values of its column
  /// state another.
  case zoned(LocalDateTime, StoredDate.Zone)
  /// Never, in place of a date. It differs from *no value*.
  case never
  /// A month of a year.
  case month(YearMonth)
  /// The bytes of a picture.
  case bytes([UInt8])
}

/// A field's value as read from a record.
public enum Reading: Hashable, Sendable {
  /// A value of the field's own kind.
  case value(FieldValue)
  /// A stored value that is not of the field's kind, such as a text in a column of dates.
  ///
  /// It is shown unchanged, can be edited as text, and is never altered unasked.
  case mismatched(StoredValue)

  /// True for *never*, and for the first and the last of all days, as which programs write it.
  package var isNever: Bool {
    switch self {
    case .value(.never): true
    case .value(.date(let date)): date.isNever
    case .value(.dateTime(let value)), .value(.zoned(let value, _)): value.isNever
    case .value, .mismatched: false
    }
  }
}
