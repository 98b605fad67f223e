/// Reads a property of one type as a field's value, and writes the value back.
///
/// Named once for each type, so that a key path to the type or to its optional is all that a form
/// has to give.
struct Conversion<Property: Sendable>: Sendable {
  var toValue: @Sendable (Property) -> FieldValue
  var fromValue: @Sendable (FieldValue) -> Property?
  /// The value of a property that is none of a field's, as a column would keep it; `nil` for all
  /// others.
  var mismatch: @Sendable (Property) -> StoredValue? = { _ in nil }
  /// True where the property may be without a value.
  var hasNone = false

  /// The same for a property that may be without a value.
  var optional: Conversion<Property?> {
    Conversion<Property?>(
      toValue: { property in property.map(toValue) ?? .none },
      fromValue: { value in
        if value == .none { return .some(nil) }
        return fromValue(value).map { .some($0) }
      }, mismatch: { property in property.flatMap(mismatch) }, hasNone: true)
  }
}

extension Field {
  init<Property>(
    _ label: String, _ kind: FieldKind, _ path: PropertyPath<Record, Property>,
    _ conversion: Conversion<Property>
  ) {
    self.init(
      id: .from(label: label), label: label, kind: kind,
      read: { record in
        let property = record[keyPath: path]
        return conversion.mismatch(property).map { .mismatched($0) }
          ?? .value(conversion.toValue(property))
      },
      write: { record, value in
        guard let property = conversion.fromValue(value) else { return false }
        record[keyPath: path] = property
        return true
      })
    canBeNone = conversion.hasNone
    // A text that may not be missing may still be empty; a number or a day that may not is needed.
    isRequired = !conversion.hasNone && !kind.isText
  }
}

extension Field where Record == DynamicRecord {
  /// True where the field itself could have written a stored value: it is of the field's kind, and
  /// the record that the field is bound to can keep it.
  ///
  /// So no text in a number, no bytes in a date, and no missing value where the property has none.
  /// That it is required, its limits, and the rules are not asked about here but by
  /// ``Form/problem(of:in:of:at:environment:)``.
  public func accepts(_ stored: StoredValue) -> Bool {
    guard kind.isEditable else { return false }
    let record = DynamicRecord(columns: [id.name], values: [stored])
    guard case .value(let value) = read(record) else { return false }
    var copy = record
    return write(&copy, value)
  }
}

extension Field where Record == DynamicRecord {
  /// A field bound to a column of a dynamic record.
  ///
  /// Its identity is the column's name.
  public init(column: String, label: String, kind: FieldKind, coding: ColumnCoding) {
    self.init(
      id: FieldID(column), label: label, kind: kind,
      read: { coding.reading(of: $0[column]) },
      write: { record, value in
        guard let stored = coding.stored(value, over: record[column]) else { return false }
        record[column] = stored
        return true
      })
  }
}
