package import FoldoutForms

/// A digest of a whole record: of the storage class and the exact bytes of every column.
///
/// A page holds it while somebody decides to remove the record, so that none is removed that has
/// changed since. Of a secret it has the secret token, and tells nothing else. It guards against
/// accident, not attack, as tokens do.
public struct RowDigest: Hashable, Sendable {
  /// The digest as it stands in a page.
  public let text: String

  /// A digest as it came back from a page; any text is one, and most are the digest of nothing.
  public init(wire text: String) {
    self.text = text
  }

  /// The digest of a record, with seals in the place of its secrets.
  ///
  /// Complexity: O(length of all values).
  package init(of redacted: DynamicRecord) {
    self.init(of: redacted.columns.map { ($0, Token(redacted[$0])) })
  }

  /// The digest of a record by the tokens of its columns, in their order.
  package init(of tokens: [(column: String, token: Token)]) {
    var digest = DoubleDigest()
    for (column, token) in tokens {
      for part in [column, token.text] {
        let bytes = Array(part.utf8)
        // Its length before each part, so that no two lists of parts are the same bytes.
        digest.combine(Array("\(bytes.count):".utf8) + bytes)
      }
    }
    text = "\(digest.first.text)-\(digest.second.text)"
  }
}
