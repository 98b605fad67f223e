/// A picture, as its bytes or as the path of its file; its row unfolds it.
public struct PictureField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// The bytes of a picture that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, [UInt8]?>) {
    field = Field(label, .picture, path, Conversion.bytes.optional)
  }

  /// The path of a picture's file, if there is one. Which folder it starts from, a host decides.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .picture, path, Conversion.text.optional)
  }
}
