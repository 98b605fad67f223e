/// Contents that a program designed for a drawer, in a form that only its host reads: HTML for a
/// browser, a view for a table view.
package struct Design: Sendable, Equatable {
  /// The contents; `nil` for none.
  package let content: (any Sendable)?
  private let digest: String

  package init(_ content: (any Sendable)?, digest: Digest) {
    self.content = content
    self.digest = digest.text
  }

  /// No contents, as for a record that cannot be read as the program's type.
  package static let empty = Design(nil, digest: digest(of: []))

  /// Returns the digest of contents that are bytes.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var digest = Digest()
    digest.combine(bytes)
    return digest
  }

  /// Compares digests, because contents are opaque. A drawer is redrawn if its design
  /// has changed.
  package static func == (one: Design, other: Design) -> Bool { one.digest == other.digest }
}
