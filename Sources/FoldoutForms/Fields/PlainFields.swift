public import Foundation

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

/// A switch that is on or off. An optional property has a choice of on, off and no value instead.
///
/// ```swift
/// SwitchField("Paid", \.isPaid)
/// ```
public struct SwitchField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a switch.
  public init(_ label: String, _ path: PropertyPath<Record, Bool>) {
    field = Field(label, .flag, path, .flag)
  }

  /// Creates a choice of on, off and no value.
  public init(_ label: String, _ path: PropertyPath<Record, Bool?>) {
    field = Field(label, .flag, path, Conversion.flag.optional)
    field.editor = SwitchField.orNone
  }

  /// Creates a switch for a property that is converted to on and off.
  public init(_ label: String, _ property: Mapped<Record, Bool>) {
    field = property.field(label, .flag, .flag)
    if field.canBeNone { field.editor = SwitchField.orNone }
  }

  /// The choice of on and off where there may also be no value, as for a column of a database: a
  /// switch cannot show that nothing was chosen yet.
  private static var orNone: Editor<Record> {
    .choice(ChoiceEditing(options: [ChoiceOption(.flag(true)), ChoiceOption(.flag(false))]))
  }
}

/// A picture, as its bytes or as the path of a file; its row unfolds it.
///
/// ```swift
/// PictureField("Portrait", \.portrait)
/// ```
public struct PictureField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for the bytes of an optional picture.
  public init(_ label: String, _ path: PropertyPath<Record, [UInt8]?>) {
    field = Field(label, .picture, path, Conversion.bytes.optional)
  }

  /// Creates a field for the data of an optional picture.
  public init(_ label: String, _ path: PropertyPath<Record, Data?>) {
    field = Field(label, .picture, path, Conversion.data.optional)
  }

  /// Creates a field for the optional path of a picture file. The host decides which folder a
  /// relative path starts from.
  public init(_ label: String, _ path: PropertyPath<Record, String?>) {
    field = Field(label, .picture, path, Conversion.text.optional)
  }
}
