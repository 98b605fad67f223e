/// A year, kept as a whole number, within a range of years of the calendar that is shown.
///
/// It is picked or typed in a mini picker in the row: ``Editor/miniPicker(_:)``.
public struct YearField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A year of a range, both ends included.
  public init(_ label: String, _ path: PropertyPath<Record, Int>, in years: ClosedRange<Int>) {
    field = Field(label, .wholeNumber, path, .whole)
    field.editor = .miniPicker(MiniPickerEditing(.years(years)))
  }

  /// A year of a range, both ends included, that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, Int?>, in years: ClosedRange<Int>) {
    field = Field(label, .wholeNumber, path, Conversion.whole.optional)
    field.editor = .miniPicker(MiniPickerEditing(.years(years)))
  }
}
