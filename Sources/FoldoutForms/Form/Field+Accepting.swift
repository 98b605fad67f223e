extension Field where Record == DynamicRecord {
  /// Whether a stored value is one that the field itself could have written: of its kind, and one
  /// that the record it is bound to can keep.
  ///
  /// So no text in a number, no bytes in a date, and no missing value where the property has none.
  /// Whether it is required, within its limits, and what the rules say is not asked here but by
  /// ``Form/problem(of:in:of:at:environment:)``.
  public func accepts(_ stored: StoredValue) -> Bool {
    guard kind.isEditable else { return false }
    let record = DynamicRecord(columns: [id.name], values: [stored])
    guard case .value(let value) = read(record) else { return false }
    var copy = record
    return write(&copy, value)
  }
}
