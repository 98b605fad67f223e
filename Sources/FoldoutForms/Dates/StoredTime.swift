/// A time of day that stands in a store as text, together with the form it was found in.
///
/// Reading a text and writing it back gives the same text, byte for byte; what cannot be written
/// back so is not read, and stays the text it is.
///
/// ```
/// 09:30           .minutes
/// 09:30:00        .seconds
/// 09:30:00.250    .fraction(digits: 3)
/// ```
public struct StoredTime: Hashable, Sendable {
  /// The precision of a time as it is written.
  public typealias Form = StoredDate.Precision

  /// The time of day.
  public var value: LocalTime
  /// The form of the text.
  public var form: Form

  /// A time to be written in a form.
  public init(_ value: LocalTime, form: Form) {
    self.value = value
    self.form = form
  }

  /// The time that a text is, or `nil` where it is not one that ``text`` would write back exactly.
  public init?(_ text: String) {
    var bytes = text.utf8[...]
    guard let (time, precision) = StoredDate.takeTime(from: &bytes), bytes.isEmpty else {
      return nil
    }
    self.init(time, form: precision)
  }

  /// The time as it is written in its form; what the value has is never dropped for want of a
  /// place.
  public var text: String {
    StoredDate.text(of: value, form)
  }
}
