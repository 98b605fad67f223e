/// Something that is on or off.
public struct SwitchField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A switch.
  public init(_ label: String, _ path: PropertyPath<Record, Bool>) {
    field = Field(label, .flag, path, .flag)
  }
}
