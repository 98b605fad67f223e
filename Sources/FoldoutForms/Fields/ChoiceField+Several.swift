extension ChoiceField {
  /// Creates a choice of several of the listed texts or whole numbers, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>, options: [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: ChoiceValue {
    self.init(
      several: label, path, .chosen, ChoiceEditing(options: .of(options, title: title)), order)
  }

  /// Creates a choice of several texts or whole numbers; the options are computed from the record.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    options: @escaping @Sendable (Record) -> [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: ChoiceValue {
    self.init(
      several: label, path, .chosen, ChoiceEditing { .of(options($0), title: title) }, order)
  }

  /// Creates a choice of several of the listed cases of an enumeration, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>, options: [Values.Element],
    title: @escaping @Sendable (Values.Element) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element: RawRepresentable & Sendable, Values.Element.RawValue: ChoiceValue {
    self.init(
      several: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)),
      order)
  }

  /// Creates a choice of several cases; the cases on offer are computed from the record.
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

  /// Creates a choice of several cases of an enumeration, with all its cases on offer.
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
    let settings = editing
    field = Field(
      id: .from(label: label), label: label, kind: .several,
      read: { record in
        let members = record[keyPath: path].chosenValues.map(member.toValue)
        let listed = Values.keepsOrder ? members : members.sorted(by: ChoiceEditing<Record>.byText)
        return .value(
          .several(
            order == .asChosen ? listed.uniqued : settings.inOrderOfOptions(listed, in: record)))
      },
      write: { record, value in
        guard case .several(let members) = value else { return false }
        // Members that the property cannot hold, such as an unknown case, are dropped.
        record[keyPath: path] = Values(chosenValues: members.compactMap(member.fromValue))
        return true
      })
    field.canBeNone = false
    field.editor = .choice(editing)
  }
}

extension ChoiceEditing {
  /// Orders values in the same way in every run: numbers first, then texts.
  fileprivate static func byText(_ left: FieldValue, _ right: FieldValue) -> Bool {
    switch (left, right) {
    case (.whole(let left), .whole(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    case (.whole, _): true
    default: false
    }
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

/// A section whose rows are the options of one field.
///
/// ```swift
/// ChoiceSection(ChoiceField("Pick a number", \.number, options: ["one", "two", "three"]))
/// ChoiceSection(
///   ChoiceField("Pick some letters", \.letters, options: Letter.allCases).choosing(1...3))
///   .footer { "\($0.letters.count) chosen" }
/// ```
///
/// The property's type determines how many options can be chosen: exactly one for a text, a whole
/// number or a case; at most one for an optional, or exactly one with `required()`; any number for
/// a set or a list, within the limits of ``ChoiceField/choosing(_:)-(ClosedRange<Int>)``. In a
/// ``Section`` the same field has its options in a drawer.
public struct ChoiceSection<Record: Sendable>: Sendable {
  /// The section that is described.
  public var section: Section<Record>

  /// Creates a section of a choice's options, under the field's label or another heading.
  public init(_ choice: ChoiceField<Record>, header: String? = nil) {
    var field = choice.field
    // A text that is never missing needs a chosen option, because the empty text is not one.
    if !field.canBeNone, !field.kind.isSeveral { field.isRequired = true }
    section = Section(id: field.id.name, title: header ?? field.label, fields: [field])
    section.showsOptions = true
  }

  /// Adds a line below the section that is computed from the record.
  public func footer(_ footer: @escaping @Sendable (Record) -> String?) -> Self {
    var copy = self
    copy.section.footer = footer
    return copy
  }
}
