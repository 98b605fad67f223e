/// A month of a year, as a card is valid until one; its row unfolds wheels of months and years.
///
/// It is typed as 2026-11, 11/2026 or by the month's name, and a column keeps it as text,
/// `2026-11`. A month without a year is a ``MonthField``.
public struct YearMonthField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// A month that may be missing.
  public init(_ label: String, _ path: PropertyPath<Record, YearMonth?>) {
    field = Field(label, .month, path, Conversion.month.optional)
  }

  /// A month that is always there.
  public init(_ label: String, _ path: PropertyPath<Record, YearMonth>) {
    field = Field(label, .month, path, .month)
  }

  /// The field with months between which the value must lie, both included.
  public func limits(from earliest: YearMonth? = nil, to latest: YearMonth? = nil) -> Self {
    changed {
      $0.editor.dates?.limits = DateLimits(
        earliest: earliest?.days.lowerBound, latest: latest?.days.upperBound)
    }
  }
}

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
