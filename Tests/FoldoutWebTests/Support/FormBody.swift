/// Encodes a form's body as the URL standard defines it (url.spec.whatwg.org, section 5.2),
/// independently of the code under test.
enum FormBody {
  static func encode(_ pairs: [(String, String)]) -> String {
    pairs.map { "\(encode($0.0))=\(encode($0.1))" }.joined(separator: "&")
  }

  private static func encode(_ text: String) -> String {
    var encoded: [UInt8] = []
    for byte in Array(text.withCarriageReturns.utf8) { encoded += codes[Int(byte)] }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The encoding of each byte.
  private static let codes: [[UInt8]] = (0..<256).map { number in
    let byte = UInt8(number)
    switch Character(Unicode.Scalar(byte)) {
    case "a"..."z", "A"..."Z", "0"..."9", "*", "-", ".", "_": return [byte]
    case " ": return Array("+".utf8)
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return Array("%\(byte < 16 ? "0" : "")\(digits)".utf8)
    }
  }
}
