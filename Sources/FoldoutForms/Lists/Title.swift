/// The title of a list's rows: a line, and a second one below it where there is more to say.
///
/// ```swift
/// Title { month, environment in environment.monthName(month.number) }
/// ```
public struct Title<Record: Sendable>: Sendable {
  /// Makes the text that a row shows of its record, in the reader's language.
  public typealias Text = @Sendable (Record, FormEnvironment) -> String

  package var text: Text
  package var detail: @Sendable (Record, FormEnvironment) -> String?

  /// A title, and a line below it.
  public init(
    _ text: @escaping Text,
    detail: @escaping @Sendable (Record, FormEnvironment) -> String? = { _, _ in nil }
  ) {
    self.text = text
    self.detail = detail
  }
}
