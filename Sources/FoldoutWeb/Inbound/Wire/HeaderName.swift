import HTTPTypes

extension HTTPField.Name {
  /// Creates a field name from a literal. Traps if it is not a token.
  init(literal: String) {
    guard let name = HTTPField.Name(literal) else {
      preconditionFailure("“\(literal)” is not a token as defined by RFC 9110, section 5.6.2.")
    }
    self = name
  }
}

/// The media types that requests ask for.
enum MediaType {
  /// The type of a batch for the script.
  static let batch = "application/vnd.foldout.batch+json"
}
