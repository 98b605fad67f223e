import FoldoutForms
import FoldoutRecords

/// The target of a path; `Documentation/WireFormat.md` has the grammar.
enum Address: Sendable, Equatable {
  /// The start page.
  case start
  /// The rows of a table.
  case table(String)
  /// One record of a table.
  case record(table: String, key: RecordKey)
  /// The list of a screen at an address of its own.
  case list(at: String)
  /// A record of such a list, at a path below that of the list's records.
  case listed(at: String, key: RecordKey)
  /// The one record of a screen at an address of its own.
  case single(at: String)
  /// One of our own static files.
  case asset(String)

  /// Parses a path; `nil` if it leads nowhere.
  ///
  /// The path is split before its segments are decoded, so that a name may contain a slash and a
  /// key a comma. A tilde in a name is always encoded, so a bare one is a mark of ours: see
  /// `PathPart`. Any other path is looked up among the screens with addresses of their own.
  init?(path: String, screenPaths: [ScreenPath]) {
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
    default:
      guard let found = screenPaths.lazy.compactMap({ $0.address(of: parts) }).first else {
        return nil
      }
      self = found
    }
  }

  /// True if changes can be sent to the target.
  var takesChanges: Bool {
    switch self {
    case .start, .table, .record, .list, .listed, .single: true
    case .asset: false
    }
  }

  /// The path of the target.
  var path: String {
    switch self {
    case .start: "/"
    case .table(let table): "/t/\(PathPart.encode(table))"
    case .record(let table, let key): "/t/\(PathPart.encode(table))/\(key.address)"
    case .list(let path), .single(let path): path
    case .listed(let path, let key): "\(path)/\(key.address)"
    case .asset(let name): "/_/\(name)"
    }
  }
}

extension ScreenPath {
  /// Returns the target of a path's segments on this screen; `nil` if the path isn't the screen's.
  fileprivate func address(of parts: [Substring]) -> Address? {
    guard let first = parts.first.map({ PathPart.path($0) }) else { return nil }
    switch (self, parts.count) {
    case (.list(let path, _), 1) where path == first: return .list(at: path)
    case (.list(_, let records?), 2) where records == first:
      return RecordKey(address: parts[1]).map { .listed(at: records, key: $0) }
    case (.single(let path), 1) where path == first: return .single(at: path)
    case (.list, _), (.single, _): return nil
    }
  }
}
