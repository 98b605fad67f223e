/// The first line's own word for what is asked, as it came.
///
/// ```
///   /t/people/1                           origin form: what browsers send; the `Host` has the host
///   http://localhost:8080/t/people/1      absolute form: what is sent to a proxy
/// ```
struct RequestTarget: Hashable, Sendable {
  private let text: String

  /// The target as it stands in the first line.
  init(_ text: String) {
    self.text = text
  }

  /// The host and port of an absolute form, with whatever stands before an `@`; `nil` for any
  /// other.
  var authority: String? {
    guard text.first != "/", let start = text.firstRange(of: "://")?.upperBound else { return nil }
    let end = text[start...].firstIndex { "/?#\\".contains($0) } ?? text.endIndex
    return String(text[start..<end])
  }
}
