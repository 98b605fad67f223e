import FoldoutApp
import FoldoutForms
import FoldoutRecords

// The paths of addresses; `Documentation/WireFormat.md` has the grammar.
extension Address {
  /// Parses a path; `nil` if it belongs neither to a table nor to one of the screens.
  ///
  /// The path is split before its segments are decoded, so that a name may contain a slash and a
  /// key a comma. A tilde in a name is always encoded, so a bare one is a mark of ours: see
  /// `PathPart`. Any other path is looked up among the screens with addresses of their own.
  init?(path: String, screens: [Screen] = []) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    switch (parts.first, parts.count) {
    case (nil, 0): self = .start
    case ("t", 2):
      guard let table = PathPart.text(parts[1]) else { return nil }
      self = .table(table)
    case ("t", 3):
      guard let table = PathPart.text(parts[1]), let key = RecordKey(address: parts[2]) else {
        return nil
      }
      self = .record(table: table, key: key)
    default:
      guard let found = screens.lazy.compactMap({ $0.address(of: parts) }).first else {
        return nil
      }
      self = found
    }
  }

  /// The path.
  var path: String {
    switch self {
    case .start: "/"
    case .table(let table): "/t/\(PathPart.encode(table))"
    case .record(let table, let key): "/t/\(PathPart.encode(table))/\(key.address)"
    case .list(let path), .single(let path): path
    case .listed(let path, let key): "\(path)/\(key.address)"
    }
  }
}

extension Screen {
  /// Returns the screen with its paths as they stand in addresses.
  func withEncodedPaths() -> Screen {
    var screen = self
    screen.path = PathPart.path(path)
    screen.records = records.map { PathPart.path($0) }
    return screen
  }

  /// Returns the page of this screen that a path's segments name; `nil` if they name none.
  fileprivate func address(of parts: [Substring]) -> Address? {
    guard let first = parts.first.map({ PathPart.path($0) }) else { return nil }
    if parts.count == 1, first == path { return address }
    guard parts.count == 2, first == records else { return nil }
    return RecordKey(address: parts[1]).map { .listed(at: first, key: $0) }
  }
}
