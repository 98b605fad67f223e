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

  /// Creates a choice for a property that is converted to one of the listed texts or whole numbers.
  public init<Value: ChoiceValue>(
    _ label: String, _ property: Mapped<Record, Value>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil }, allowsOther: Bool = false
  ) {
    field = property.field(label, Value.fieldKind, .chosen)
    field.editor = .choice(
      ChoiceEditing(options: .of(options, title: title), allowsOther: allowsOther))
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

extension ChoiceField {
  /// Adds a second line below the titles of options.
  public func detail<Value: ChoiceValue>(
    _ detail: @escaping @Sendable (Value) -> String?
  ) -> Self {
    changingOptions { option, value, _ in option.detail = detail(value) }
  }

  /// Adds a second line below the titles of cases.
  public func detail<Case: RawRepresentable & Sendable>(
    _ detail: @escaping @Sendable (Case) -> String?
  ) -> Self where Case.RawValue: ChoiceValue {
    changingOptions { (option, raw: Case.RawValue, _) in
      option.detail = Case(rawValue: raw).flatMap(detail)
    }
  }

  /// Adds pictures beside the titles of options, as the bytes of a PNG, JPEG, GIF or WebP file.
  public func picture<Value: ChoiceValue>(
    _ picture: @escaping @Sendable (Value) -> [UInt8]?
  ) -> Self {
    changingOptions { option, value, _ in option.picture = picture(value) }
  }

  /// Adds pictures beside the titles of cases, as the bytes of a PNG, JPEG, GIF or WebP file.
  public func picture<Case: RawRepresentable & Sendable>(
    _ picture: @escaping @Sendable (Case) -> [UInt8]?
  ) -> Self where Case.RawValue: ChoiceValue {
    changingOptions { (option, raw: Case.RawValue, _) in
      option.picture = Case(rawValue: raw).flatMap(picture)
    }
  }

  /// Disables options, depending on the record: they can be neither chosen nor deselected.
  public func disabled<Value: ChoiceValue>(
    _ isDisabled: @escaping @Sendable (Value, Record) -> Bool
  ) -> Self {
    changingOptions { option, value, record in option.isEnabled = !isDisabled(value, record) }
  }

  /// Disables cases, depending on the record: they can be neither chosen nor deselected.
  public func disabled<Case: RawRepresentable & Sendable>(
    _ isDisabled: @escaping @Sendable (Case, Record) -> Bool
  ) -> Self where Case.RawValue: ChoiceValue {
    changingOptions { (option, raw: Case.RawValue, record) in
      option.isEnabled = !(Case(rawValue: raw).map { isDisabled($0, record) } ?? false)
    }
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

  /// Changes the options that have values of a type; options of another type stay as they are.
  private func changingOptions<Value: ChoiceValue>(
    _ change: @escaping @Sendable (inout ChoiceOption, Value, Record) -> Void
  ) -> Self {
    changed { field in
      field.editor.choice = field.editor.choice?.changed { option, record in
        if let value = Value(fieldValue: option.value) { change(&option, value, record) }
      }
    }
  }
}
