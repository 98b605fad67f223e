import FoldoutForms

extension RecordTitle {
  /// The title of a record: what its columns say, or its key; nothing by the rule of values.
  ///
  /// Of a record that it refers to it has the title, where that is the record's own, else the table
  /// and the key.
  public func title(
    of stored: StoredRecord, names: ReferenceNames = ReferenceNames()
  ) -> String {
    rule == .values ? "" : ownTitle(of: stored, names: names) ?? stored.key.shown
  }

  /// The same, but `nil` for a record that nothing names but its key.
  package func ownTitle(of stored: StoredRecord, names: ReferenceNames) -> String? {
    switch rule {
    case .personName, .name, .unique, .text:
      return text { stored.record[$0].string }
    case .references:
      let parts = title.compactMap { referred($0, in: stored.record, names) }
      return parts.isEmpty ? nil : parts.joined(separator: " · ")
    case .key, .values: return nil
    }
  }

  /// The title that the texts of its columns make; `nil` where all are blank.
  package func text(of column: (String) -> String?) -> String? {
    var text: String?
    for name in title {
      guard let part = column(name), !part.isBlank else { continue }
      text = text.map { "\($0) \(part)" } ?? part
    }
    return text
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

extension RecordKey {
  /// The key as a person reads it.
  public var shown: String {
    values.map { value in
      switch value {
      case .null, .redacted: "–"
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .blob(let bytes): PercentCoding.encode(bytes)
      }
    }.joined(separator: ", ")
  }
}

extension TableSchema.Key {
  /// The names of the key's columns; none where the store's own number or place is the key.
  public var columns: [String] {
    if case .columns(let names) = self { names } else { [] }
  }
}
