/// A month without a year, kept as a whole number: 1 is the first month of the calendar that is
/// shown.
///
/// It is picked by its name in a mini picker in the row: ``Editor/miniPicker(_:)``.
public struct MonthField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A month.
  public init(_ label: String, _ path: PropertyPath<Record, Int>) {
    field = Field(label, .wholeNumber, path, .whole)
    field.editor = .miniPicker(MiniPickerEditing(.months))
  }

  /// A month that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, Int?>) {
    field = Field(label, .wholeNumber, path, Conversion.whole.optional)
    field.editor = .miniPicker(MiniPickerEditing(.months))
  }
}
