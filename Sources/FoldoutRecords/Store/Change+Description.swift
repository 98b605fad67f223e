import FoldoutForms

/// Descriptions without new values, which may be passwords that no log shall have: they tell the
/// class and the length of a new value, never its content.
extension Change.Cell: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The column, what was seen there, and what sort of value it is to become.
  public var description: String {
    "\(column): \(original.isOfSecret ? "a secret" : original.text) → \(new.sort)"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// The mirror for debuggers and `dump`: the description's parts.
  public var customMirror: Mirror {
    Mirror(self, children: ["column": column, "new": new.sort], displayStyle: .struct)
  }
}

extension Token {
  fileprivate var isOfSecret: Bool { text.hasPrefix("s:") }
}

extension StoredValue {
  fileprivate var sort: String {
    switch self {
    case .null: "no value"
    case .integer: "an integer"
    case .real: "a number"
    case .text(let bytes): "text of \(bytes.count) bytes"
    case .blob(let bytes): "\(bytes.count) bytes"
    case .redacted: "a secret"
    }
  }
}
