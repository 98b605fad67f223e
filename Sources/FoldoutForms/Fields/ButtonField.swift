/// Something that is done when it is pressed.
///
/// It holds nothing; what it does is told to the host, by its identity.
public struct ButtonField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A button.
  public init(_ label: String, id: FieldID) {
    field = Field(
      id: id, label: label, kind: .button, read: { _ in .value(.none) }, write: { _, _ in false })
  }
}
