package import FoldoutForms

/// A digest of a whole record: the storage class and exact bytes of every column.
///
/// ```swift
/// let seen = RowDigest(wire: request.parameters["digest"] ?? "")
/// ```
///
/// A page contains it while a person decides about removing the record, so that a record that has
/// changed since is not removed. It contains only the secret tokens of secrets. Like tokens, it
/// guards against accidents, not attacks.
public struct RowDigest: Hashable, Sendable {
  /// The digest as a page contains it.
  public let text: String

  /// A digest that a page sent. Any text is accepted, but most match no record.
  public init(wire text: String) {
    self.text = text
  }

  /// The digest of a record with secret tokens in place of its secrets.
  ///
  /// Complexity: O(length of all values).
  package init(of redacted: DynamicRecord) {
    self.init(of: redacted.columns.map { ($0, Token(redacted[$0])) })
  }

  /// The digest of the tokens of a record's columns, in their order.
  package init(of tokens: [(column: String, token: Token)]) {
    var digest = DoubleDigest()
    for (column, token) in tokens {
      for part in [column, token.text] {
        let bytes = Array(part.utf8)
        // Each part is preceded by its length, so that different lists of parts have different
        // bytes.
        digest.combine(Array("\(bytes.count):".utf8) + bytes)
      }
    }
    text = "\(digest.first.text)-\(digest.second.text)"
  }
}
