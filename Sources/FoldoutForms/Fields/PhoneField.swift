/// A phone number, kept as it was typed.
public struct PhoneField<Record: Sendable>: TextualField {
  /// The field that is described.
  public var field: Field<Record>

  /// A number that is always there, if only empty.
  public init(_ label: String, _ path: PropertyPath<Record, String>) {
    field = Field(label, .phone, path, .text)
    field.rules = [Rule(.phone)]
  }

  /// A number that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .phone, path, Conversion.text.optional)
    field.rules = [Rule(.phone)]
  }
}
