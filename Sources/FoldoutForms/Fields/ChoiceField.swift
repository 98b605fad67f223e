/// One of several values; its row unfolds them.
///
/// The property says what can be stored: a text, a whole number, a case of an enumeration, or an
/// optional of these. Texts and numbers may allow a value that is not listed; an enumeration has
/// its cases and nothing else.
///
/// ```swift
/// ChoiceField("Room", \.room, options: ["single", "double", "suite"])
/// ChoiceField("City", \.city, options: { cities[$0.country] ?? [] })
/// ChoiceField("Payment", \.payment)
/// ```
///
/// A title is the text that stands for a value. Without one a text is its own, a number is written
/// in the digits of the page, and the raw value `bankTransfer` of a case reads *Bank transfer*.
///
/// A stored value that is not offered stays as it is, and is marked.
public struct ChoiceField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// One of a list of texts or whole numbers.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, .chosen,
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther))
  }

  /// One of a list of texts or whole numbers, or none.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value?>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, Conversion<Value>.chosen.optional,
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther))
  }

  /// One of the texts or whole numbers that follow from the record.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, .chosen,
      ChoiceEditing(allowsOther: allowsOther) { .of(options($0), title: title) })
  }

  /// One of the texts or whole numbers that follow from the record, or none.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value?>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, Conversion<Value>.chosen.optional,
      ChoiceEditing(allowsOther: allowsOther) { .of(options($0), title: title) })
  }

  init<Property: Sendable>(
    _ label: String, _ kind: FieldKind, _ path: PropertyPath<Record, Property>,
    _ conversion: Conversion<Property>, _ editing: ChoiceEditing<Record>
  ) {
    field = Field(label, kind, path, conversion)
    field.editor = .choice(editing)
  }
}

extension [ChoiceOption] {
  static func of<Value: ChoiceValue>(
    _ values: [Value], title: (Value) -> String?
  ) -> [ChoiceOption] {
    values.map { ChoiceOption($0.fieldValue, title: title($0)) }
  }
}
