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
public struct ChoiceField<Record: Sendable, Value: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>
  /// Returns an option's value as the property's type has it; `nil` for an option of another type.
  private let optionValue: @Sendable (FieldValue) -> Value?

  /// Creates a choice of one of the listed texts or whole numbers.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) where Value: ChoiceValue {
    self.init(
      Field(label, Value.fieldKind, path, .chosen),
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther),
      Conversion<Value>.chosen.fromValue)
  }

  /// Creates a choice of one of the listed texts or whole numbers, or none.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value?>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) where Value: ChoiceValue {
    self.init(
      Field(label, Value.fieldKind, path, Conversion<Value>.chosen.optional),
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther),
      Conversion<Value>.chosen.fromValue)
  }

  /// Creates a choice of one text or whole number; the options are computed from the record.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) where Value: ChoiceValue {
    self.init(
      Field(label, Value.fieldKind, path, .chosen),
      ChoiceEditing(allowsOther: allowsOther) { .of(options($0), title: title) },
      Conversion<Value>.chosen.fromValue)
  }

  /// Creates a choice of one text or whole number, or none; the options are computed from the
  /// record.
  public init(
    _ label: String, _ path: PropertyPath<Record, Value?>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) where Value: ChoiceValue {
    self.init(
      Field(label, Value.fieldKind, path, Conversion<Value>.chosen.optional),
      ChoiceEditing(allowsOther: allowsOther) { .of(options($0), title: title) },
      Conversion<Value>.chosen.fromValue)
  }

  /// Creates a choice for a property that is converted to one of the listed texts or whole numbers.
  public init(
    _ label: String, _ property: Mapped<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) where Value: ChoiceValue {
    self.init(
      property.field(label, Value.fieldKind, .chosen),
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther),
      Conversion<Value>.chosen.fromValue)
  }

  init(
    _ field: Field<Record>, _ editing: ChoiceEditing<Record>,
    _ optionValue: @escaping @Sendable (FieldValue) -> Value?
  ) {
    self.field = field
    self.field.editor = .choice(editing)
    self.optionValue = optionValue
  }
}

extension [ChoiceOption] {
  static func of<Value: ChoiceValue>(
    _ values: [Value], title: (Value) -> String?
  ) -> [ChoiceOption] {
    values.map { ChoiceOption($0.fieldValue, title: title($0)) }
  }
}

extension ChoiceField {
  /// Adds a second line below the titles of options.
  public func detail(_ detail: @escaping @Sendable (Value) -> String?) -> Self {
    changingOptions { option, value, _ in option.detail = detail(value) }
  }

  /// Adds pictures beside the titles of options, as the bytes of a PNG, JPEG, GIF or WebP file.
  public func picture(_ picture: @escaping @Sendable (Value) -> [UInt8]?) -> Self {
    changingOptions { option, value, _ in option.picture = picture(value) }
  }

  /// Disables options, depending on the record: they can be neither chosen nor deselected.
  public func disabled(_ isDisabled: @escaping @Sendable (Value, Record) -> Bool) -> Self {
    changingOptions { option, value, record in option.isEnabled = !isDisabled(value, record) }
  }

  /// Sets how many of several options may be chosen.
  ///
  /// Too few stay entered as they are until there are enough; too many are refused at once.
  public func choosing(_ range: ClosedRange<Int>) -> Self {
    limitingCount(ChoiceCount(minimum: range.lowerBound, maximum: range.upperBound))
  }

  /// Requires at least this many options to be chosen.
  public func choosing(_ range: PartialRangeFrom<Int>) -> Self {
    limitingCount(ChoiceCount(minimum: range.lowerBound))
  }

  /// Limits the number of options that may be chosen.
  public func choosing(_ range: PartialRangeThrough<Int>) -> Self {
    limitingCount(ChoiceCount(maximum: range.upperBound))
  }

  /// Allows the choice to begin with no option chosen; once chosen, it cannot be emptied.
  public func startingEmpty() -> Self {
    changed {
      $0.isRequired = true
      $0.editor.choice?.startsEmpty = true
    }
  }

  private func limitingCount(_ count: ChoiceCount) -> Self {
    changed { $0.editor.choice?.count = count }
  }

  /// Changes the options that have values of the property's type; others stay as they are.
  private func changingOptions(
    _ change: @escaping @Sendable (inout ChoiceOption, Value, Record) -> Void
  ) -> Self {
    changed { field in
      field.editor.choice = field.editor.choice?.changed { [optionValue] option, record in
        if let value = optionValue(option.value) { change(&option, value, record) }
      }
    }
  }
}
