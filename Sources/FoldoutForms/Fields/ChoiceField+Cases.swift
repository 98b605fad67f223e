extension ChoiceField {
  /// Creates a choice of one of the listed cases of an enumeration.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)))
  }

  /// Creates a choice of one of the listed cases of an enumeration, or none.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value?>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)))
  }

  /// Creates a choice of one case; the cases on offer are computed from the record.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) })
  }

  /// Creates a choice of one case or none; the cases on offer are computed from the record.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value?>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) })
  }

  /// Creates a choice of one case of an enumeration, with all its cases on offer.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value>,
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable & CaseIterable, Value.RawValue: ChoiceValue {
    self.init(label, path, options: Array(Value.allCases), title: title)
  }

  /// Creates a choice of one case of an enumeration or none, with all its cases on offer.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value?>,
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable & CaseIterable, Value.RawValue: ChoiceValue {
    self.init(label, path, options: Array(Value.allCases), title: title)
  }

  /// Creates a choice for a property that is converted to one of the listed cases.
  public init(
    _ label: String, _ property: Mapped<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      property.field(label, Value.RawValue.fieldKind, .ofCases),
      ChoiceEditing(options: .of(cases: options, title: title)), Conversion<Value>.ofCases.fromValue
    )
    field.isRequired = !field.canBeNone
  }

  /// Requires a value, because the property always holds one of the cases.
  private init(
    cases label: String, _ path: PropertyPath<Record, Value>, _ conversion: Conversion<Value>,
    _ editing: ChoiceEditing<Record>
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      Field(label, Value.RawValue.fieldKind, path, conversion), editing, conversion.fromValue)
    field.isRequired = true
  }

  private init(
    cases label: String, _ path: PropertyPath<Record, Value?>, _ conversion: Conversion<Value>,
    _ editing: ChoiceEditing<Record>
  ) where Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      Field(label, Value.RawValue.fieldKind, path, conversion.optional), editing,
      conversion.fromValue)
  }
}

extension [ChoiceOption] {
  static func of<Case: RawRepresentable>(
    cases: [Case], title: (Case) -> String?
  ) -> [ChoiceOption] where Case.RawValue: ChoiceValue {
    cases.map { ChoiceOption($0.rawValue.fieldValue, title: title($0) ?? $0.readableName) }
  }
}

extension RawRepresentable where RawValue: ChoiceValue {
  /// The raw value as readable text; `nil` for a number, which is not a name.
  var readableName: String? {
    String(fieldValue: rawValue.fieldValue).map { ReadableName.text(for: $0) }
  }
}

/// A type whose values can be options: a text or a whole number, also as the raw value of an
/// enumeration's case.
public protocol ChoiceValue: ShownValue, Hashable {
  /// Creates a value from a field's value; `nil` if it is of another type.
  init?(fieldValue: FieldValue)
}

extension String: ChoiceValue {
  /// The kind of field for a line of text.
  public static var fieldKind: FieldKind { .text }

  /// The text as a field holds it.
  public var fieldValue: FieldValue { .text(self) }

  /// Creates a text from a field's value; `nil` for any other value.
  ///
  /// ```swift
  /// let name = String(fieldValue: .text("Ada"))
  /// let nothing = String(fieldValue: .whole(7))  // nil
  /// ```
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
  ///
  /// ```swift
  /// let hours = Int(fieldValue: .whole(7))
  /// let nothing = Int(fieldValue: .text("seven"))  // nil
  /// ```
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
