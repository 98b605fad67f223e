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
  /// A tilde is always encoded, so one that stands there bare is ours: see `PathPart`.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    switch (parts.first, parts.count) {
    case (nil, 0): self = .start
    case ("_", 2): self = .asset(String(parts[1]))
    case ("t", 2):
      guard let table = PathPart.text(parts[1]) else { return nil }
      self = .table(table)
    case ("t", 3):
      guard let table = PathPart.text(parts[1]), let key = RecordKey(address: parts[2]) else {
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
    case .table(let table): "/t/\(PathPart.encode(table))"
    case .record(let table, let key): "/t/\(PathPart.encode(table))/\(key.address)"
    case .asset(let name): "/_/\(name)"
    }
  }
}
