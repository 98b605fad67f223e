extension ChoiceField {
  /// Several of a list of texts or whole numbers, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>, options: [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: ChoiceValue {
    self.init(
      several: label, path, .chosen, ChoiceEditing(options: .of(options, title: title)), order)
  }

  /// Several of the texts or whole numbers that follow from the record, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    options: @escaping @Sendable (Record) -> [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: ChoiceValue {
    self.init(
      several: label, path, .chosen, ChoiceEditing { .of(options($0), title: title) }, order)
  }

  /// Several of some cases of an enumeration, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>, options: [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: RawRepresentable & Sendable, Values.Element.RawValue: ChoiceValue {
    self.init(
      several: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)),
      order)
  }

  /// Several of the cases that follow from the record, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    options: @escaping @Sendable (Record) -> [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: RawRepresentable & Sendable, Values.Element.RawValue: ChoiceValue {
    self.init(
      several: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) },
      order)
  }

  /// Several of all cases of an enumeration, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  )
  where
    Values.Element: RawRepresentable & CaseIterable & Sendable, Values.Element.RawValue: ChoiceValue
  {
    self.init(label, path, options: Array(Values.Element.allCases), title: title, order: order)
  }

  private init<Values: ChosenValues & Sendable>(
    several label: String, _ path: PropertyPath<Record, Values>,
    _ member: Conversion<Values.Element>, _ editing: ChoiceEditing<Record>, _ order: ChoiceOrder
  ) {
    var editing = editing
    editing.order = order
    let kept = editing
    field = Field(
      id: .from(label: label), label: label, kind: .several,
      read: { record in
        let members = record[keyPath: path].chosenValues.map(member.toValue)
        let listed = Values.keepsOrder ? members : members.sorted(by: ChoiceEditing<Record>.byText)
        return .value(
          .several(order == .asChosen ? listed.uniqued : kept.inOrderOfOptions(listed, in: record)))
      },
      write: { record, value in
        guard case .several(let members) = value else { return false }
        // A value that the property has no place for, such as no case of it, is left out.
        record[keyPath: path] = Values(chosenValues: members.compactMap(member.fromValue))
        return true
      })
    field.canBeNone = false
    field.editor = .choice(editing)
  }
}

extension ChoiceEditing {
  /// An order of values that is the same in each run: of numbers, and then of texts.
  fileprivate static func byText(_ left: FieldValue, _ right: FieldValue) -> Bool {
    switch (left, right) {
    case (.whole(let left), .whole(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    case (.whole, _): true
    default: false
    }
  }
}
