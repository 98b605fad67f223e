/// Converts between a property of one type and a field's value.
///
/// There is one conversion for each type, so a form needs only a key path to the type or to its
/// optional.
struct Conversion<Property: Sendable>: Sendable {
  var toValue: @Sendable (Property) -> FieldValue
  var fromValue: @Sendable (FieldValue) -> Property?
  /// Returns a property's value as a column would store it if no field value represents it, such as
  /// infinity; otherwise `nil`.
  var mismatch: @Sendable (Property) -> StoredValue? = { _ in nil }
  /// True if the property may be without a value.
  var hasNone = false

  /// The same conversion for an optional property.
  var optional: Conversion<Property?> {
    Conversion<Property?>(
      toValue: { property in property.map(toValue) ?? .none },
      fromValue: { value in
        if value == .none || value == .never { return .some(nil) }
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
    // A text without `nil` may still be empty; a number or a day without `nil` is required.
    isRequired = !conversion.hasNone && !kind.isText
  }
}

extension Field where Record == DynamicRecord {
  /// True if the field could have written a stored value: it has the field's kind, and the property
  /// can hold it.
  ///
  /// So there is no text in a number, no bytes in a date, and no missing value where the property
  /// has none. ``Form/problem(of:in:of:at:environment:)`` checks required values, limits and rules;
  /// this method does not.
  public func accepts(_ stored: StoredValue) -> Bool {
    guard kind.isEditable else { return false }
    let record = DynamicRecord(columns: [id.name], values: [stored])
    guard case .value(let value) = read(record) else { return false }
    var copy = record
    return write(&copy, value)
  }
}

extension Field where Record == DynamicRecord {
  /// Creates a field bound to a column of a dynamic record; its identity is the column's name.
  ///
  /// It refuses every value for a record without that column.
  public init(column: String, label: String, kind: FieldKind, coding: ColumnCoding) {
    self.init(
      id: FieldID(column), label: label, kind: kind,
      read: { coding.reading(of: $0[column]) },
      write: { record, value in
        guard record.columns.contains(column),
          let stored = coding.stored(value, replacing: record[column])
        else { return false }
        record[column] = stored
        return true
      })
  }
}
