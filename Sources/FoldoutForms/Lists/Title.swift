/// The title of a list's rows: a line of text, and an optional second line.
///
/// ```swift
/// Title { month, environment in environment.monthName(month.number) }
/// ```
public struct Title<Record: Sendable>: Sendable {
  /// Returns the text that a row shows for its record, in the reader's language.
  public typealias Text = @Sendable (Record, FormEnvironment) -> String

  package var text: Text
  package var detail: @Sendable (Record, FormEnvironment) -> String?

  /// Creates a title, with an optional second line.
  public init(
    _ text: @escaping Text,
    detail: @escaping @Sendable (Record, FormEnvironment) -> String? = { _, _ in nil }
  ) {
    self.text = text
    self.detail = detail
  }
}
