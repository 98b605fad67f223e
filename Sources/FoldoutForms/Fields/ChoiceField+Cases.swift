extension ChoiceField {
  /// One of some cases of an enumeration.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case>, options: [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)))
  }

  /// One of some cases of an enumeration, or none.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case?>, options: [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)))
  }

  /// One of the cases that follow from the record.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case>,
    options: @escaping @Sendable (Record) -> [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) })
  }

  /// One of the cases that follow from the record, or none.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case?>,
    options: @escaping @Sendable (Record) -> [Case],
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(
      cases: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) })
  }

  /// One of all cases of an enumeration.
  public init<Case: RawRepresentable & CaseIterable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case>,
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(label, path, options: Array(Case.allCases), title: title)
  }

  /// One of all cases of an enumeration, or none.
  public init<Case: RawRepresentable & CaseIterable & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Case?>,
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(label, path, options: Array(Case.allCases), title: title)
  }

  /// A property that is always one of the cases cannot be emptied.
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
  /// A raw value of text as a person reads it; a number is no name.
  fileprivate var readableName: String? {
    String(fieldValue: rawValue.fieldValue).map { ReadableName.text(for: $0) }
  }
}
