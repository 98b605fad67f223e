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

/// Something that is on or off.
public struct SwitchField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A switch.
  public init(_ label: String, _ path: PropertyPath<Record, Bool>) {
    field = Field(label, .flag, path, .flag)
  }
}

/// A text that is shown and not changed.
public struct ReadOnlyField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A text of the record: one that it stores, or one that it computes of others.
  public init(_ label: String, _ path: any KeyPath<Record, String> & Sendable) {
    field = Field(
      id: .from(label: label), label: label, kind: .readOnly,
      read: { .value(.text($0[keyPath: path])) }, write: { _, _ in false })
    // Only what is stored lies somewhere in the record.
    field.isComputed = MemoryLayout<Record>.offset(of: path) == nil
  }
}

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
