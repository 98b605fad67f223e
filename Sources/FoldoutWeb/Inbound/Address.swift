import FoldoutForms
import FoldoutRecords

/// What a path leads to; `Documentation/WireFormat.md` has the grammar.
enum Address: Sendable, Equatable {
  /// The start page.
  case start
  /// The rows of a table.
  case table(String)
  /// One record of a table.
  case record(table: String, key: RecordKey)
  /// One of our own static files.
  case asset(String)

  /// What the path leads to; `nil` for none of ours.
  ///
  /// Parts are parted before they are decoded, so that a name may hold a slash and a key a comma.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    switch (parts.first, parts.count) {
    case (nil, 0): self = .start
    case ("_", 2): self = .asset(String(parts[1]))
    case ("t", 2):
      guard let table = Address.decode(parts[1]) else { return nil }
      self = .table(table)
    case ("t", 3):
      guard let table = Address.decode(parts[1]), let key = RecordKey(address: parts[2]) else {
        return nil
      }
      self = .record(table: table, key: key)
    default: return nil
    }
  }

  /// The path that leads here.
  var path: String {
    switch self {
    case .start: "/"
    case .table(let table): "/t/\(PercentCoding.encode(table))"
    case .record(let table, let key): "/t/\(PercentCoding.encode(table))/\(key.address)"
    case .asset(let name): "/_/\(name)"
    }
  }

  fileprivate static func decode(_ part: some StringProtocol) -> String? {
    PercentCoding.decode(part.utf8).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension RecordKey {
  /// A key as it stands in an address: its parts encoded and joined by commas.
  init?(address: some StringProtocol) {
    var values: [StoredValue] = []
    for part in address.split(separator: ",", omittingEmptySubsequences: false) {
      guard let bytes = PercentCoding.decode(part.utf8) else { return nil }
      values.append(.text(bytes: bytes))
    }
    self.init(values)
  }

  /// The key for an address.
  var address: String {
    values.map { value in
      switch value {
      case .null: ""
      case .integer(let number): PercentCoding.encode("\(number)")
      case .real(let number): PercentCoding.encode("\(number)")
      case .text(let bytes), .blob(let bytes): PercentCoding.encode(bytes)
      }
    }.joined(separator: ",")
  }
}
