/// A text that is set and never shown, such as a password.
public struct SecretField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A secret that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .secret, path, .text)
    field.editor.typing?.purpose = "new-password"
  }

  /// A secret that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .secret, path, Conversion.text.optional)
    field.editor.typing?.purpose = "new-password"
  }
}
