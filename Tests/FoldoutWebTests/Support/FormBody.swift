/// Encodes a form's body as the URL standard defines it (url.spec.whatwg.org, section 5.2),
/// independently of the code under test.
enum FormBody {
  static func encode(_ pairs: [(String, String)]) -> String {
    pairs.map { "\(encode($0.0))=\(encode($0.1))" }.joined(separator: "&")
  }

  private static func encode(_ text: String) -> String {
    var encoded = ""
    for byte in text.withCarriageReturns.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch Character(scalar) {
      case "a"..."z", "A"..."Z", "0"..."9", "*", "-", ".", "_":
        encoded.unicodeScalars.append(scalar)
      case " ": encoded += "+"
      default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}

extension String {
  /// The text with CR LF for every line break, as a browser sends forms.
  var withCarriageReturns: String {
    withLineFeeds.replacing("\n", with: "\r\n")
  }

  /// The text with LF for every line break, as an HTML parser returns it.
  var withLineFeeds: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
