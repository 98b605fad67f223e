/// A choice of one or several values; its row unfolds the options.
///
/// The property's type determines the values: a text, a whole number, a case of an enumeration, an
/// optional of these, or for several a set or a list of them. A choice of a single text or number
/// may allow values that are not listed.
///
/// ```swift
/// ChoiceField("Room", \.room, options: ["single", "double", "suite"])
/// ChoiceField("City", \.city, options: { cities[$0.country] ?? [] })
/// ChoiceField("Payment", \.payment)
/// ```
///
/// A title is the text shown for a value. Without one, a text is shown as it is, a number in the
/// page's digits, and the raw value `bankTransfer` of a case as *Bank transfer*.
///
/// A stored value that is not offered is kept, and is marked.
public struct ChoiceField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a choice of one of the listed texts or whole numbers.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, .chosen,
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther))
  }

  /// Creates a choice of one of the listed texts or whole numbers, or none.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value?>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, Conversion<Value>.chosen.optional,
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther))
  }

  /// Creates a choice of one text or whole number; the options are computed from the record.
  public init<Value: ChoiceValue>(
    _ label: String, _ path: PropertyPath<Record, Value>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    self.init(
      label, Value.fieldKind, path, .chosen,
      ChoiceEditing(allowsOther: allowsOther) { .of(options($0), title: title) })
  }

  /// Creates a choice of one text or whole number, or none; the options are computed from the
  /// record.
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
