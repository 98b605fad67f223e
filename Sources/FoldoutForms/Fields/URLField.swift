/// An address of the web.
public struct URLField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// An address that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .url, path, .text)
    field.rules = [Rule(.url)]
  }

  /// An address that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .url, path, Conversion.text.optional)
    field.rules = [Rule(.url)]
  }
}
