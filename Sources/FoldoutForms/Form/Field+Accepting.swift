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
