/// A type whose values can be options: a text or a whole number, also as the raw value of an
/// enumeration's case.
public protocol ChoiceValue: Hashable, Sendable {
  /// The kind of field that holds the value.
  static var fieldKind: FieldKind { get }
  /// The value as a field holds it.
  var fieldValue: FieldValue { get }
  /// Creates a value from a field's value; `nil` if it is of another type.
  init?(fieldValue: FieldValue)
}

extension String: ChoiceValue {
  /// The kind of field for a line of text.
  public static var fieldKind: FieldKind { .text }

  /// The text as a field holds it.
  public var fieldValue: FieldValue { .text(self) }

  /// Creates a text from a field's value; `nil` for any other value.
  public init?(fieldValue: FieldValue) {
    guard let text = Conversion.text.fromValue(fieldValue) else { return nil }
    self = text
  }
}

extension Int: ChoiceValue {
  /// The kind of field for a whole number.
  public static var fieldKind: FieldKind { .wholeNumber }

  /// The number as a field holds it.
  public var fieldValue: FieldValue { .whole(Int64(self)) }

  /// Creates an integer from a field's value; `nil` for any other value.
  public init?(fieldValue: FieldValue) {
    guard let number = Conversion.whole.fromValue(fieldValue) else { return nil }
    self = number
  }
}

extension Conversion where Property: ChoiceValue {
  /// Converts a property that is a text or a whole number.
  static var chosen: Conversion {
    Conversion(toValue: { $0.fieldValue }, fromValue: { Property(fieldValue: $0) })
  }
}

extension Conversion where Property: RawRepresentable, Property.RawValue: ChoiceValue {
  /// Converts cases by their raw values; a value that is no case's raw value is refused.
  static var ofCases: Conversion {
    Conversion(
      toValue: { $0.rawValue.fieldValue },
      fromValue: { value in
        Property.RawValue(fieldValue: value).flatMap { Property(rawValue: $0) }
      })
  }
}
