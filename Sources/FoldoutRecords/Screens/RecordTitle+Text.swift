import FoldoutForms

extension RecordTitle {
  /// Returns the title of a record from its columns, or else its key; empty by the rule of values.
  ///
  /// A referenced record appears with its title if that is its own, else with its table and key.
  public func title(
    of stored: StoredRecord, names: ReferenceNames = ReferenceNames()
  ) -> String {
    rule == .values ? "" : ownTitle(of: stored, names: names) ?? stored.key.shown
  }

  /// Returns the title of a record; `nil` if only its key identifies it.
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

  /// Joins the texts of the title's columns; `nil` if all are blank.
  package func text(of column: (String) -> String?) -> String? {
    var text: String?
    for name in title {
      guard let part = column(name), !part.isBlank else { continue }
      text = text.map { "\($0) \(part)" } ?? part
    }
    return text
  }

  /// Returns the text for the record that a column of the title refers to; `nil` if the column has
  /// no value.
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
  /// The key as text for a person; bytes are hexadecimal.
  public var shown: String {
    values.map { value in
      switch value {
      case .null, .redacted: "–"
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .blob(let bytes): bytes.hexadecimal
      }
    }.joined(separator: ", ")
  }
}

extension [UInt8] {
  /// The bytes as two hexadecimal digits each.
  fileprivate var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension TableSchema.Key {
  /// The names of the key's columns; empty if rows are identified by a row number.
  public var columns: [String] {
    if case .columns(let names) = self { names } else { [] }
  }
}
