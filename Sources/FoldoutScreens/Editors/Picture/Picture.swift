package import FoldoutForms

/// A picture that a page shows: its bytes, their format, and the digest that its address contains.
package struct Picture: Sendable, Equatable {
  /// The size limit in bytes of a picture, uploaded or read from a file.
  package static let maxBytes = 5 * 1_048_576

  /// The key of an option's picture in ``ShownRecord/pictures``. No field has such a name.
  static func name(of option: OptionID, of field: FieldID) -> String {
    "\(field.name)~\(option.name)"
  }

  package let bytes: [UInt8]
  package let format: PictureFormat
  /// The digest of the bytes. It is part of the picture's address, so a browser may cache the
  /// picture.
  package let digest: String

  /// The picture of some bytes; `nil` if they are in no supported format. A digest that is known
  /// already is not computed again.
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
