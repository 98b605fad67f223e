public import Foundation

/// A type whose values can be shown by a field.
public protocol ShownValue: Sendable {
  /// The kind of field that holds the value.
  static var fieldKind: FieldKind { get }
  /// The value as a field holds it.
  var fieldValue: FieldValue { get }
}

extension Optional: ShownValue where Wrapped: ShownValue {
  /// The kind of field for the value, if there is one.
  public static var fieldKind: FieldKind { Wrapped.fieldKind }

  /// The value as a field holds it, or *no value*.
  public var fieldValue: FieldValue { self?.fieldValue ?? .none }
}

extension Bool: ShownValue {
  /// The kind of field for on and off.
  public static var fieldKind: FieldKind { .flag }

  /// On or off as a field holds it.
  public var fieldValue: FieldValue { .flag(self) }
}

extension Decimal: ShownValue {
  /// The kind of field for a decimal number.
  public static var fieldKind: FieldKind { .decimal }

  /// The number as a field holds it.
  public var fieldValue: FieldValue { .decimal(self) }
}

extension Double: ShownValue {
  /// The kind of field for a decimal number.
  public static var fieldKind: FieldKind { .decimal }

  /// The shortest decimal as a field holds it; *no value* for infinity and the like.
  public var fieldValue: FieldValue { Conversion.double.toValue(self) }
}

extension LocalDate: ShownValue {
  /// The kind of field for a day.
  public static var fieldKind: FieldKind { .date }

  /// The day as a field holds it.
  public var fieldValue: FieldValue { .date(self) }
}

extension LocalTime: ShownValue {
  /// The kind of field for a time of day.
  public static var fieldKind: FieldKind { .time }

  /// The time as a field holds it.
  public var fieldValue: FieldValue { .time(self) }
}

extension LocalDateTime: ShownValue {
  /// The kind of field for a day and a time.
  public static var fieldKind: FieldKind { .dateTime }

  /// The day and time as a field holds it.
  public var fieldValue: FieldValue { .dateTime(self) }
}

extension YearMonth: ShownValue {
  /// The kind of field for a month of a year.
  public static var fieldKind: FieldKind { .month }

  /// The month as a field holds it.
  public var fieldValue: FieldValue { .month(self) }
}

extension UUID: ShownValue {
  /// The kind of field for a line of text.
  public static var fieldKind: FieldKind { .text }

  /// The text of the UUID as a field holds it.
  public var fieldValue: FieldValue { Conversion.uuid.toValue(self) }
}

extension URL: ShownValue {
  /// The kind of field for a web address.
  public static var fieldKind: FieldKind { .url }

  /// The address as a field holds it.
  public var fieldValue: FieldValue { Conversion.url.toValue(self) }
}
