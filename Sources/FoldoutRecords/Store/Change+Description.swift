import FoldoutForms

/// Descriptions for logs. They contain the class and length of a new value but never its content,
/// which may be a password.
extension Change.Cell: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The column, the original token, and the class and length of the new value.
  public var description: String {
    "\(column): \(original.isSecret ? "a secret" : original.text) → \(new.summary)"
  }

  /// The same as the description.
  public var debugDescription: String { description }

  /// A mirror for debuggers and `dump`, with the same facts as the description.
  public var customMirror: Mirror {
    Mirror(self, children: ["column": column, "new": new.summary], displayStyle: .struct)
  }
}

extension Token {
  fileprivate var isSecret: Bool { text.hasPrefix("s:") }
}

extension StoredValue {
  fileprivate var summary: String {
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
