/// A button in a row.
///
/// ```swift
/// ButtonField("Book") { booking in
///   await desk.book(booking)
///   return .message("Booked")
/// }
/// ```
///
/// It holds no value. When it is pressed, and the record breaks no rule, the host calls its
/// function or, if it has none, the program with the button's identity.
public struct ButtonField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a button that the program handles.
  public init(_ label: String, id: FieldID) {
    field = Field(
      id: id, label: label, kind: .button, read: { _ in .value(.none) }, write: { _, _ in false })
  }

  /// Creates a button with a function of its own, which receives the record and returns the
  /// outcome. Without an identity, the label determines one.
  public init(
    _ label: String, id: FieldID? = nil,
    press: @escaping @Sendable (Record) async -> ActionAnswer
  ) {
    self.init(label, id: id ?? .from(label: label))
    field.press = press
  }
}

/// A switch that is on or off.
public struct SwitchField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a switch.
  public init(_ label: String, _ path: PropertyPath<Record, Bool>) {
    field = Field(label, .flag, path, .flag)
  }
}

/// A text that is shown and cannot be edited.
public struct ReadOnlyField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a text that the record stores or computes.
  public init(_ label: String, _ path: any KeyPath<Record, String> & Sendable) {
    field = Field(
      id: .from(label: label), label: label, kind: .readOnly,
      read: { .value(.text($0[keyPath: path])) }, write: { _, _ in false })
    // Only a stored property has an offset in the record's memory.
    field.isComputed = MemoryLayout<Record>.offset(of: path) == nil
  }
}

/// A picture, as its bytes or as the path of a file; its row unfolds it.
public struct PictureField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for the bytes of an optional picture.
  public init(_ label: String, _ path: PropertyPath<Record, [UInt8]?>) {
    field = Field(label, .picture, path, Conversion.bytes.optional)
  }

  /// Creates a field for the optional path of a picture file. The host decides which folder a
  /// relative path starts from.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .picture, path, Conversion.text.optional)
  }
}
