/// A description of one field, as it stands in a form's source.
///
/// Each kind of field has its own type, so that what only one kind has (a date's style, say) can
/// be asked of that kind alone. All reduce to a ``Field``.
public protocol FormField<Record>: Sendable {
  /// The type whose value the field edits.
  associatedtype Record: Sendable
  /// The field that is described.
  var field: Field<Record> { get set }
}

extension FormField {
  /// The field, refusing to be left without a value.
  public func required() -> Self {
    changed { $0.isRequired = true }
  }

  /// The field under another identity than the one its label gives it.
  public func id(_ id: FieldID) -> Self {
    changed { $0.id = id }
  }

  func changed(_ change: (inout Field<Record>) -> Void) -> Self {
    var copy = self
    change(&copy.field)
    return copy
  }
}
