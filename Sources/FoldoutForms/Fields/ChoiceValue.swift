/// A type whose values can be chosen from a list: texts and whole numbers, and through them the
/// cases of an enumeration.
public protocol ChoiceValue: Hashable, Sendable {
  /// The kind of field that holds such a value.
  static var fieldKind: FieldKind { get }
  /// The value as a field has it.
  var fieldValue: FieldValue { get }
  /// The value that a field has; `nil` for one of another type.
  init?(fieldValue: FieldValue)
}

extension String: ChoiceValue {
  /// Text is a line of text.
  public static var fieldKind: FieldKind { .text }

  /// The text as a field has it.
  public var fieldValue: FieldValue { .text(self) }

  /// The text of a field; `nil` for anything else.
  public init?(fieldValue: FieldValue) {
    guard let text = Conversion.text.fromValue(fieldValue) else { return nil }
    self = text
  }
}

extension Int: ChoiceValue {
  /// An integer is a whole number.
  public static var fieldKind: FieldKind { .wholeNumber }

  /// The number as a field has it.
  public var fieldValue: FieldValue { .whole(Int64(self)) }

  /// The whole number of a field; `nil` for anything else.
  public init?(fieldValue: FieldValue) {
    guard let number = Conversion.whole.fromValue(fieldValue) else { return nil }
    self = number
  }
}

extension Conversion where Property: ChoiceValue {
  /// A property of texts or whole numbers.
  static var chosen: Conversion {
    Conversion(toValue: { $0.fieldValue }, fromValue: { Property(fieldValue: $0) })
  }
}

extension Conversion where Property: RawRepresentable, Property.RawValue: ChoiceValue {
  /// A property of cases, by their raw values; a value that no case has is not taken.
  static var ofCases: Conversion {
    Conversion(
      toValue: { $0.rawValue.fieldValue },
      fromValue: { value in
        Property.RawValue(fieldValue: value).flatMap { Property(rawValue: $0) }
      })
  }
}
