/// A line of text.
public struct TextField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A text that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .text, path, .text)
  }

  /// A text that may be missing, which is not the same as empty.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .text, path, Conversion.text.optional)
  }
}
