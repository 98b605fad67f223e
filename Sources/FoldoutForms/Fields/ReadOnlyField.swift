public import Foundation

/// A value that is shown and cannot be edited.
///
/// ```swift
/// ReadOnlyField("Nights", \.nights)
/// ReadOnlyField("Total", \.total).currency("EUR")
/// ReadOnlyField("Payment", \.payment)
/// ReadOnlyField("Created", \.created, in: .gmt)
/// ```
///
/// The property may be stored or computed. A case of an enumeration is shown as in a
/// ``ChoiceField``: `bankTransfer` as *Bank transfer*. Over a table, the column must hold the value
/// in the form of the property's type: a moment in another form is shown as it is stored.
///
/// A record that is made from a row has the value, too, if the property is a stored `var`. So an
/// action knows the key of its record by `ReadOnlyField("Number", \.id)`, which may be hidden.
public struct ReadOnlyField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a value that the record stores or computes.
  public init<Value: ShownValue>(
    _ label: String, _ path: any KeyPath<Record, Value> & Sendable
  ) {
    self.init(
      label, path, Value.fieldKind,
      Conversion(toValue: { $0.fieldValue }, fromValue: ReadOnlyField.property))
  }

  /// Creates a field for a case of an enumeration.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: any KeyPath<Record, Case> & Sendable,
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(label, path, Case.RawValue.fieldKind, .ofCases)
    field.shownTitle = ReadOnlyField.titles(title)
  }

  /// Creates a field for a case of an enumeration, or none.
  public init<Case: RawRepresentable & Sendable>(
    _ label: String, _ path: any KeyPath<Record, Case?> & Sendable,
    title: @escaping @Sendable (Case) -> String? = { _ in nil }
  ) where Case.RawValue: ChoiceValue {
    self.init(label, path, Case.RawValue.fieldKind, Conversion<Case>.ofCases.optional)
    field.shownTitle = ReadOnlyField.titles(title)
  }

  /// Creates a field for a moment, shown on the clocks of a zone.
  public init(_ label: String, _ path: any KeyPath<Record, Date> & Sendable, in zone: TimeZone) {
    self.init(label, path, .dateTime, .moment(in: zone))
  }

  /// Creates a field for an optional moment, shown on the clocks of a zone.
  public init(_ label: String, _ path: any KeyPath<Record, Date?> & Sendable, in zone: TimeZone) {
    self.init(label, path, .dateTime, Conversion.moment(in: zone).optional)
  }

  /// Shows a number as an amount of money.
  ///
  /// - Precondition: The currency is an ISO 4217 code of three capital letters, such as `EUR`.
  public func currency(_ code: String) -> Self {
    changed { $0.numbers = .currency(code) }
  }

  /// Creates a field that a column stores like one of the kind that could be edited.
  private init<Property>(
    _ label: String, _ path: any KeyPath<Record, Property> & Sendable, _ kind: FieldKind,
    _ conversion: Conversion<Property>
  ) {
    field = Field(
      id: .from(label: label), label: label, kind: .readOnly,
      read: { conversion.reading(of: $0[keyPath: path]) }, write: { _, _ in false })
    field.ownCoding = kind.coding
    // Only a stored property has an offset in the record's memory.
    field.isComputed = MemoryLayout<Record>.offset(of: path) == nil
    guard !field.isComputed else { return }
    field.shownPath = path
    // A key path is as sendable as the one that it is cast from.
    nonisolated(unsafe) let writable = path as? WritableKeyPath<Record, Property>
    field.fill = { record, value in
      // What was read keeps the part of the property that the value lacks.
      if conversion.isLossy, conversion.reading(of: record[keyPath: path]) == .value(value) {
        return true
      }
      guard let writable, let property = conversion.fromValue(value) else { return false }
      record[keyPath: writable] = property
      return true
    }
  }

  /// Returns the property that has a value; `nil` if none has.
  private static func property<Value: ShownValue>(_ value: FieldValue) -> Value? {
    if value == .none || value == .never {
      return (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }
    let properties: [Any?] = [
      Conversion<String>.text.fromValue(value), Conversion<Int>.whole.fromValue(value),
      Conversion<Bool>.flag.fromValue(value), Conversion<Decimal>.decimal.fromValue(value),
      Conversion<Double>.double.fromValue(value), Conversion<LocalDate>.date.fromValue(value),
      Conversion<LocalTime>.time.fromValue(value), Conversion<YearMonth>.month.fromValue(value),
      Conversion<LocalDateTime>.dateTime.fromValue(value), Conversion<UUID>.uuid.fromValue(value),
      Conversion<URL>.url.fromValue(value),
    ]
    // Nothing at all is not a value of an optional property.
    return properties.lazy.compactMap(\.self).compactMap { $0 as? Value }.first
  }

  private static func titles<Case: RawRepresentable & Sendable>(
    _ title: @escaping @Sendable (Case) -> String?
  ) -> @Sendable (FieldValue) -> String? where Case.RawValue: ChoiceValue {
    { value in
      Case.RawValue(fieldValue: value).flatMap { Case(rawValue: $0) }
        .flatMap { title($0) ?? $0.readableName }
    }
  }
}
