/// The change of one field, as a program is told of it after it was stored.
public struct FieldReport: Hashable, Sendable {
  /// The cause of a change.
  public enum Cause: Hashable, Sendable {
    /// The person who entered it.
    case person
    /// Something that followed: a trigger of the store, or a value that is computed of another.
    case program
  }

  /// The field.
  public var field: FieldID
  /// The value before; `nil` for a secret, which is never told.
  public var old: Reading?
  /// The value since; `nil` for a secret.
  public var new: Reading?
  /// The cause of the change. A value that the store altered as it was stored is the program's.
  public var cause: Cause

  /// A report of a field's change.
  public init(field: FieldID, old: Reading?, new: Reading?, cause: Cause) {
    self.field = field
    self.old = old
    self.new = new
    self.cause = cause
  }
}
