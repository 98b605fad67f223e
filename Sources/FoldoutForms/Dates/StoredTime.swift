/// A time of day stored as text, together with the form in which it was found.
///
/// Reading a text and writing it back gives the same text, byte for byte; a text that cannot
/// round-trip is not read as a time and stays text.
///
/// ```
/// 09:30           .minutes
/// 09:30:00        .seconds
/// 09:30:00.250    .fraction(digits: 3)
/// ```
public struct StoredTime: Hashable, Sendable {
  /// The precision in which the time is written.
  public typealias Form = StoredDate.Precision

  /// The time of day.
  public var value: LocalTime
  /// The form of the text.
  public var form: Form

  /// Creates a time to write in a form.
  public init(_ value: LocalTime, form: Form) {
    self.value = value
    self.form = form
  }

  /// Parses a text; `nil` unless ``text`` reproduces it exactly.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    guard let (time, precision) = StoredDate.takeTime(from: &bytes), bytes.isEmpty else {
      return nil
    }
    self.init(time, form: precision)
  }

  /// The time written in its form. Seconds and fractions are written even if the form has no place
  /// for them.
  public var text: String {
    StoredDate.text(of: value, form)
  }
}
