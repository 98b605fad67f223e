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
