/// A stored change of one field, as reported to the program.
public struct FieldReport: Hashable, Sendable {
  /// The cause of a change.
  public enum Cause: Hashable, Sendable {
    /// A person entered the value.
    case person
    /// The value changed as a consequence: by a trigger of the store, or because it is computed.
    case program
  }

  /// The field that changed.
  public var field: FieldID
  /// The previous value; `nil` for a secret.
  public var old: Reading?
  /// The new value; `nil` for a secret.
  public var new: Reading?
  /// The cause of the change; a value that the store altered while storing it was changed by the
  /// program.
  public var cause: Cause

  /// Creates a report of a field's change.
  public init(field: FieldID, old: Reading?, new: Reading?, cause: Cause) {
    self.field = field
    self.old = old
    self.new = new
    self.cause = cause
  }
}
