import HTTPTypes

extension HTTPField.Name {
  /// The name that is written out. Traps for what is no token.
  init(literal: String) {
    guard let name = HTTPField.Name(literal) else {
      preconditionFailure("“\(literal)” is no token of RFC 9110, section 5.6.2.")
    }
    self = name
  }
}
