/// Reads a property of one type as a field's value, and writes the value back.
///
/// Named once for each type, so that a key path to the type or to its optional is all that a form
/// has to give.
struct Conversion<Property: Sendable>: Sendable {
  var toValue: @Sendable (Property) -> FieldValue
  var fromValue: @Sendable (FieldValue) -> Property?
  /// True where the property may be without a value.
  var hasNone = false

  /// The same for a property that may be without a value.
  var optional: Conversion<Property?> {
    Conversion<Property?>(
      toValue: { property in property.map(toValue) ?? .none },
      fromValue: { value in
        if value == .none { return .some(nil) }
        return fromValue(value).map { .some($0) }
      }, hasNone: true)
  }
}

extension Field {
  init<Property>(
    _ label: String, _ kind: FieldKind, _ path: PropertyPath<Record, Property>,
    _ conversion: Conversion<Property>
  ) {
    self.init(
      id: .from(label: label), label: label, kind: kind,
      read: { .value(conversion.toValue($0[keyPath: path])) },
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
