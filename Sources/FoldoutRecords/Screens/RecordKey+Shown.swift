import FoldoutForms

extension RecordKey {
  /// The key as a person reads it.
  public var shown: String {
    values.map { value in
      switch value {
      case .null, .sealed: "–"
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
