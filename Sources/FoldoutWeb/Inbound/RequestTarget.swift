/// The target of a request line, as received.
///
/// ```
///   /t/people/1                           origin form: what browsers send; the `Host` has the host
///   http://localhost:8080/t/people/1      absolute form: what is sent to a proxy
/// ```
struct RequestTarget: Hashable, Sendable {
  private let text: String

  /// Creates a target from the text in the request line.
  init(_ text: String) {
    self.text = text
  }

  /// The host and port of an absolute form, with any user name before an `@`; `nil` for other
  /// forms.
  var authority: String? {
    guard text.first != "/", let start = text.firstRange(of: "://")?.upperBound else { return nil }
    let end = text[start...].firstIndex { "/?#\\".contains($0) } ?? text.endIndex
    return String(text[start..<end])
  }
}
