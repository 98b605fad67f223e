public import Foundation

/// The typed value of one field; *no value* is one of them.
public enum FieldValue: Hashable, Sendable {
  /// No value: it is shown, kept and chosen like any other, and is not the empty text.
  case none
  /// A text.
  case text(String)
  /// A whole number.
  case whole(Int64)
  /// A decimal number, exact to its last digit.
  case decimal(Decimal)
  /// On or off.
  case flag(Bool)
  /// Several chosen texts or whole numbers, each once, in an order that is kept.
  case several([FieldValue])
  /// A day.
  case date(LocalDate)
  /// A time of day.
  case time(LocalTime)
  /// A day and a time.
  case dateTime(LocalDateTime)
  /// A month of a year.
  case month(YearMonth)
  /// The bytes of a picture.
  case bytes([UInt8])
}

/// The value of a field, as it is read from its record.
public enum Reading: Hashable, Sendable {
  /// A value of the field's own kind.
  case value(FieldValue)
  /// Something else than the field's kind: text where a date should be, say. It is shown as it
  /// is, can be edited as text, and is never altered unasked.
  case mismatched(StoredValue)
}
