package import FoldoutForms

/// A picture that a page shows: its bytes, their format, and what its address is made of.
package struct Picture: Sendable, Equatable {
  /// The most bytes of a picture that are taken, and that are read from a file.
  package static let maxBytes = 5 * 1_048_576

  /// The name of an option's picture among those of its record, which no field has.
  static func name(of option: OptionID, of field: FieldID) -> String {
    "\(field.name)~\(option.name)"
  }

  package let bytes: [UInt8]
  package let format: PictureFormat
  /// Another for other bytes, so that a browser may keep what it loaded.
  package let digest: String

  /// The picture of some bytes, whose digest may be known already; `nil` for bytes that are none.
  package init?(_ bytes: [UInt8], digest known: String? = nil) {
    guard let format = PictureFormat(bytes) else { return nil }
    self.bytes = bytes
    self.format = format
    if let known {
      digest = known
    } else {
      var digest = Digest()
      digest.combine(bytes)
      self.digest = digest.text
    }
  }
}
