package import FoldoutForms
package import FoldoutScreens

/// Contents that a program designed for a row's bar, in a form that only its host reads: HTML for a
/// browser, a view for a table view.
package struct Design: Sendable {
  /// The contents; `nil` for none.
  package let content: (any Sendable)?
  /// The digest of the contents. A bar is redrawn if it has changed.
  package let digest: String

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
}

/// A bar with the contents that the program designed for it.
package struct DesignedBar: Sendable {
  package var reading: BarReading
  package var design: Design?

  package init(_ reading: BarReading, _ design: Design? = nil) {
    self.reading = reading
    self.design = design
    self.reading.design = design?.digest
  }
}
