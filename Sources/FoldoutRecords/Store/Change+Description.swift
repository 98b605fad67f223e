import FoldoutForms

/// What a change is to write may be a password, which no log shall have: descriptions tell the
/// class and the length of a new value, never its content.
extension Change.Cell: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The column, what was seen there, and what sort of value it is to become.
  public var description: String {
    "\(column): \(seen.isOfSeal ? "a secret" : seen.text) → \(new.sort)"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// What a debugger or `dump` shows: the description's parts.
  public var customMirror: Mirror {
    Mirror(self, children: ["column": column, "new": new.sort], displayStyle: .struct)
  }
}

extension Token {
  fileprivate var isOfSeal: Bool { text.hasPrefix("s:") }
}

extension StoredValue {
  fileprivate var sort: String {
    switch self {
    case .null: "no value"
    case .integer: "an integer"
    case .real: "a number"
    case .text(let bytes): "text of \(bytes.count) bytes"
    case .blob(let bytes): "\(bytes.count) bytes"
    case .sealed: "a secret"
    }
  }
}
