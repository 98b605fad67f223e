/// A month of a year, such as a card's expiry date; its row unfolds wheels of months and years.
///
/// ```swift
/// YearMonthField("Valid until", \.validUntil)
/// ```
///
/// It can be typed as 2026-11, 11/2026 or with the month's name. A column stores it as text,
/// `2026-11`. For a month without a year, use ``MonthField``.
public struct YearMonthField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for an optional month.
  public init(_ label: String, _ path: PropertyPath<Record, YearMonth?>) {
    field = Field(label, .month, path, Conversion.month.optional)
  }

  /// Creates a field for a month that is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, YearMonth>) {
    field = Field(label, .month, path, .month)
  }

  /// Limits the value to the months from `earliest` to `latest`, both included.
  public func limits(from earliest: YearMonth? = nil, to latest: YearMonth? = nil) -> Self {
    changed {
      $0.editor.dates?.limits = DateLimits(
        earliest: earliest?.days.lowerBound, latest: latest?.days.upperBound)
    }
  }
}

/// A month without a year, stored as a whole number; 1 is the first month of the shown calendar.
///
/// ```swift
/// MonthField("Card month", \.cardMonth)
/// ```
///
/// It is chosen by name in a mini picker in its row: ``Editor/miniPicker(_:)``.
public struct MonthField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a month that is never missing.
  public init(_ label: String, _ path: PropertyPath<Record, Int>) {
    field = Field(label, .wholeNumber, path, .whole)
    field.editor = .miniPicker(MiniPickerEditing(.months))
  }

  /// Creates a field for an optional month.
  public init(_ label: String, _ path: PropertyPath<Record, Int?>) {
    field = Field(label, .wholeNumber, path, Conversion.whole.optional)
    field.editor = .miniPicker(MiniPickerEditing(.months))
  }
}

/// A year of the shown calendar, stored as a whole number within a range.
///
/// ```swift
/// YearField("Card year", \.cardYear, in: 2026...2036)
/// ```
///
/// It is chosen or typed in a mini picker in its row: ``Editor/miniPicker(_:)``.
public struct YearField<Record: Sendable>: FormField {
  /// The field that is described.
  public var field: Field<Record>

  /// Creates a field for a year within a range, both ends included.
  public init(_ label: String, _ path: PropertyPath<Record, Int>, in years: ClosedRange<Int>) {
    field = Field(label, .wholeNumber, path, .whole)
    field.editor = .miniPicker(MiniPickerEditing(.years(years)))
  }

  /// Creates a field for an optional year within a range, both ends included.
  public init(_ label: String, _ path: PropertyPath<Record, Int?>, in years: ClosedRange<Int>) {
    field = Field(label, .wholeNumber, path, Conversion.whole.optional)
    field.editor = .miniPicker(MiniPickerEditing(.years(years)))
  }
}
