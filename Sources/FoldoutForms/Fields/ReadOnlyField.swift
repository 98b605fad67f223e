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
