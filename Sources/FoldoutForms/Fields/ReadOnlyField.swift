/// A text that is shown and not changed.
public struct ReadOnlyField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A text of the record.
  public init(_ label: String, _ path: any KeyPath<Record, String> & Sendable) {
    field = Field(
      id: .from(label: label), label: label, kind: .readOnly,
      read: { .value(.text($0[keyPath: path])) }, write: { _, _ in false })
  }
}
