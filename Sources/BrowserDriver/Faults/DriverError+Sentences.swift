#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension DriverError: CustomStringConvertible {
  /// A sentence for the report of a failed test.
  public var description: String {
    switch self {
    case .system(let call, let code):
      "The system call \(call) failed: \(String(cString: strerror(code))) (\(code))."
    case .timedOut(let what, let lastSeen):
      "Waited in vain until \(what); last seen: \(lastSeen)."
    case .programMissing(let name):
      "The program \(name) is not installed; Scripts/install-debian.sh test installs it."
    case .programEnded(let name, let output):
      "\(name) ended too early. It wrote: \(output)"
    case .connectionClosed(let received):
      "The connection was closed after \(received) bytes of an unfinished answer."
    case .malformedAnswer(let line):
      "This is no HTTP/1.1 answer: \(line)"
    case .refused(let command, let error, let message):
      "The browser refused \(command): \(error): \(message)"
    case .unexpectedValue(let script, let value):
      "Reading \(script) gave a value of another shape: \(value)"
    case .absent(let css):
      "No element matches \(css)."
    case .withoutSize(let css):
      "The element \(css) has no size."
    case .outside(let css, let rect, let viewport):
      "The middle of \(css), at \(rect.center), is outside of the viewport of \(viewport)."
    case .covered(let css, let by):
      "The element \(css) is covered in its middle by \(by)."
    case .unfocused(let css, let focused):
      "Keys for \(css) would go to \(focused), which has the focus."
    case .optionMissing(let label, let css, let labels):
      "The list \(css) has no enabled option \(label), only \(labels.joined(separator: ", "))."
    case .axeMissing(let path):
      "axe.min.js is not in \(path); Scripts/install-axe.sh installs it."
    }
  }
}
