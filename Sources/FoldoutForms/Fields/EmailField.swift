/// An e-mail address.
public struct EmailField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// An address that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .email, path, .text)
    field.rules = [Rule(.email)]
  }

  /// An address that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .email, path, Conversion.text.optional)
    field.rules = [Rule(.email)]
  }
}
