/// A field of days, times, or both.
public protocol DatedField<Record>: FormField {}

extension DatedField {
  /// The field, taking no date before that of another field.
  public func notBefore(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notBefore = other }
  }

  /// The field, taking no date after that of another field.
  public func notAfter(_ other: FieldID) -> Self {
    changed { $0.editor.dates?.notAfter = other }
  }
}
