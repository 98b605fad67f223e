/// An error of a browser test: an action or a reading that failed.
public enum DriverError: Error, Equatable {
  /// The operating system refused a call.
  case system(call: String, code: Int32)
  /// A wait was not satisfied in time.
  case timedOut(waitingFor: String, lastSeen: String)
  /// A program to start is not installed.
  case programMissing(name: String)
  /// A program ended before it wrote the expected line.
  case programEnded(name: String, output: String)
  /// The other side closed the connection in the middle of an answer.
  case connectionClosed(received: Int)
  /// An HTTP answer could not be understood.
  case malformedAnswer(line: String)
  /// The browser refused a command.
  case refused(command: String, error: String, message: String)
  /// A script's value cannot be decoded as the expected type.
  case unexpectedValue(script: String, value: String)
  /// No element matches a selector.
  case absent(css: String)
  /// An element has no size, so nobody can point at it.
  case withoutSize(css: String)
  /// The middle of an element is not in the viewport.
  case outside(css: String, rect: Rect, viewport: Point)
  /// Another element lies on the middle of the one to point at.
  case covered(css: String, by: String)
  /// A key is meant for an element that does not have the focus.
  case unfocused(css: String, focused: String)
  /// A list has no such enabled option.
  case optionMissing(label: String, css: String, labels: [String])
  /// The accessibility checker is not installed.
  case axeMissing(path: String)
}
