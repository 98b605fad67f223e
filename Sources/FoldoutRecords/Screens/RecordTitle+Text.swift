import FoldoutForms

extension RecordTitle {
  /// The title of a record: what its columns say, or its key; nothing by the rule of values.
  ///
  /// Of a record that it refers to it has the title, where that is the record's own, else the table
  /// and the key.
  public func title(
    of stored: StoredRecord, names: ReferenceNames = ReferenceNames()
  ) -> String {
    let parts: [String]
    switch rule {
    case .personName, .name, .unique, .text:
      parts = title.compactMap { stored.record[$0].string }.filter { !$0.isBlank }
      if !parts.isEmpty { return parts.joined(separator: " ") }
    case .references:
      parts = title.compactMap { referred($0, in: stored.record, names) }
      if !parts.isEmpty { return parts.joined(separator: " · ") }
    case .key: break
    case .values: return ""
    }
    return stored.key.shown
  }

  /// The record that a column of the title refers to, as the title says it; `nil` for none.
  private func referred(
    _ column: String, in record: DynamicRecord, _ names: ReferenceNames
  ) -> String? {
    let value = record[column]
    guard value != .null, let reference = references[column] else { return nil }
    let label = names[column, value]
    if reference.isNamed, let label { return label.title }
    let key = label?.key ?? RecordKey([value])
    return "\(reference.label) \(key.shown)"
  }
}
