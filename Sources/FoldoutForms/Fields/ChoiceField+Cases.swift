extension ChoiceField {
  /// Creates a choice of one of the listed cases of an enumeration.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case>, options: [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)))
  }

  /// Creates a choice of one of the listed cases of an enumeration, or none.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case?>, options: [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)))
  }

  /// Creates a choice of one case; the cases on offer are computed from the record.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case>,
    options: @escaping @Sendable (Record) -> [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) })
  }

  /// Creates a choice of one case or none; the cases on offer are computed from the record.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case?>,
    options: @escaping @Sendable (Record) -> [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) })
  }

  /// Creates a choice of one case of an enumeration, with all its cases on offer.
  public init<Case: RawRepresentable & CaseIterable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case>,
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(label, path, options: Array(Case.allCases), title: title)
  }

  /// Creates a choice of one case of an enumeration or none, with all its cases on offer.
  public init<Case: RawRepresentable & CaseIterable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case?>,
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(label, path, options: Array(Case.allCases), title: title)
  }

  /// Requires a value, because the property always holds one of the cases.
  private init<Case: RawRepresentable & Sendable>(
    cases label: String, _ path: PropertyPath<Record, Case>, _ conversion: Conversion<Case>,
    _ editing: ChoiceEditing<Record>
  ) where Case.RawValue: ChoiceValue {
    self.init(label, Case.RawValue.fieldKind, path, conversion, editing)
    field.isRequired = true
  }

  private init<Case: RawRepresentable & Sendable>(
    cases label: String, _ path: PropertyPath<Record, Case?>, _ conversion: Conversion<Case>,
    _ editing: ChoiceEditing<Record>
  ) where Case.RawValue: ChoiceValue {
    self.init(label, Case.RawValue.fieldKind, path, conversion.optional, editing)
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
  fileprivate var readableName: String? {
    String(fieldValue: rawValue.fieldValue).map { ReadableName.text(for: $0) }
  }
}
