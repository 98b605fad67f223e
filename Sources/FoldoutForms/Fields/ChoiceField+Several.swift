extension ChoiceField {
  /// Creates a choice of several of the listed texts or whole numbers, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element == Value, Value: ChoiceValue {
    self.init(
      several: label, path, .chosen, ChoiceEditing(options: .of(options, title: title)), order)
  }

  /// Creates a choice of several texts or whole numbers; the options are computed from the record.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element == Value, Value: ChoiceValue {
    self.init(
      several: label, path, .chosen, ChoiceEditing { .of(options($0), title: title) }, order)
  }

  /// Creates a choice of several of the listed cases of an enumeration, or none.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>, options: [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element == Value, Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      several: label, path, .ofCases, ChoiceEditing(options: .of(cases: options, title: title)),
      order)
  }

  /// Creates a choice of several cases; the cases on offer are computed from the record.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    options: @escaping @Sendable (Record) -> [Value],
    title: @escaping @Sendable (Value) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  ) where Values.Element == Value, Value: RawRepresentable, Value.RawValue: ChoiceValue {
    self.init(
      several: label, path, .ofCases, ChoiceEditing { .of(cases: options($0), title: title) },
      order)
  }

  /// Creates a choice of several cases of an enumeration, with all its cases on offer.
  public init<Values: ChosenValues & Sendable>(
    _ label: String, _ path: PropertyPath<Record, Values>,
    title: @escaping @Sendable (Value) -> String? = { _ in nil },
    order: ChoiceOrder = .ofOptions
  )
  where
    Values.Element == Value, Value: RawRepresentable & CaseIterable, Value.RawValue: ChoiceValue
  {
    self.init(label, path, options: Array(Value.allCases), title: title, order: order)
  }

  private init<Values: ChosenValues & Sendable>(
    several label: String, _ path: PropertyPath<Record, Values>,
    _ member: Conversion<Value>, _ editing: ChoiceEditing<Record>, _ order: ChoiceOrder
  ) where Values.Element == Value {
    var editing = editing
    editing.order = order
    let settings = editing
    let field = Field<Record>(
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
    self.init(field, editing, member.fromValue)
    self.field.canBeNone = false
    self.field.path = path
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

/// A property type that holds several chosen values: a set, or an ordered list.
public protocol ChosenValues<Element> {
  /// The type of one value.
  associatedtype Element: Hashable
  /// The values; those of a set come in no particular order.
  var chosenValues: [Element] { get }
  /// Creates a property that holds these values.
  init(chosenValues: [Element])
  /// True if the type keeps the order of its values.
  static var keepsOrder: Bool { get }
}

extension Set: ChosenValues {
  /// The members of the set, in no particular order.
  public var chosenValues: [Element] { Array(self) }

  /// Creates a set of these values.
  ///
  /// ```swift
  /// let genres = Set(chosenValues: ["Jazz", "Pop"])
  /// ```
  public init(chosenValues: [Element]) { self.init(chosenValues) }

  /// False: a set has no order.
  public static var keepsOrder: Bool { false }
}

extension Array: ChosenValues where Element: Hashable {
  /// The list itself.
  public var chosenValues: [Element] { self }

  /// Creates a list of these values.
  ///
  /// ```swift
  /// let genres = Array(chosenValues: ["Pop", "Jazz"])
  /// ```
  public init(chosenValues: [Element]) { self = chosenValues }

  /// True: a list has an order.
  public static var keepsOrder: Bool { true }
}
