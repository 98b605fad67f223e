import FoldoutForms
import FoldoutRecords
import GRDB

extension TableExamination {
  /// Returns the schema with the units of its columns' moments where evidence besides their values
  /// decides, with dates that are texts of digits, and with the columns that contradict what a
  /// person has said.
  func withEpochs(_ epochs: EpochColumns, refining dated: TableSchema) throws -> TableSchema {
    var found = dated
    for (index, column) in dated.columns.enumerated() where column.isPossiblyDated {
      let evidence = column.unitEvidence(in: table.schema, requested: epochs)
      var column = column
      if column.hasUnconfirmedDates,
        let form = StoredMoment.Form.inferred(from: [], isDayColumn: false, evidence: evidence)
      {
        (column.dateForm, column.momentForm) = (nil, form)
      }
      let isRequested = epochs.epoch(of: column.name, in: table.schema.name) != nil
      if column.hasNoDates {
        try inferRest(of: &column, by: evidence)
        if !isRequested, column.mayCountFromSeveralDays, ColumnSchema.isDated(named: column.name),
          TableExamination.countFrom1970(dated.columns, like: column)
        {
          try shareUnit(with: &column)
        }
      }
      if isRequested, column.momentForm == nil || column.isText {
        column.epochConflict = try epochConflict(of: column.name)
      } else if column.momentForm != nil {
        switch evidence {
        case .epoch where isRequested: column.dateEvidence = .requested
        case .proven: column.dateEvidence = .proven
        case .epoch, .named, .values: break
        }
      }
      found.columns[index] = column
    }
    return found
  }

  /// Reads the numbers of a column as the seconds since 1970 that its table's others are.
  private func shareUnit(with column: inout ColumnSchema) throws {
    let all = try samples.firstValues(of: column.name)
    guard
      let form = StoredMoment.Form.inferred(
        from: all.filter { !$0.meansNever }, isDayColumn: ColumnSchema.isDay(named: column.name),
        evidence: .proven(.seconds))
    else { return }
    column.momentForm = form
    column.dateEvidence = .shared
    column.mayCountFromSeveralDays = false
    column.noteZonesAndNever(in: all)
  }

  /// Returns the reason why a column's values do not count from the day that a person has said;
  /// `nil` if there are none.
  private func epochConflict(of column: String) throws -> ColumnSchema.EpochConflict? {
    let values = try samples.firstValues(of: column).filter { !$0.meansNever }
    guard !values.isEmpty else { return nil }
    return values.count { $0.string != nil } * 2 > values.count ? .texts : .values
  }

  /// Infers whether the texts of a column that is named for dates are digits of dates, and whether
  /// its numbers may be dates of several units.
  private func inferRest(
    of column: inout ColumnSchema, by evidence: StoredMoment.UnitEvidence
  ) throws {
    guard ColumnSchema.isMoment(named: column.name) || DateNotation(column) != nil else { return }
    let isDayColumn = ColumnSchema.isDay(named: column.name)
    let all = try samples.firstValues(of: column.name)
    let values = all.filter { !$0.meansNever }
    if column.isText {
      guard let form = StoredMoment.Form.inferred(from: values, isDayColumn: isDayColumn),
        values.allSatisfy({ StoredMoment($0, unit: form.unit) != nil })
      else { return }
      column.momentForm = form
      column.dateEvidence = .named
      column.noteZonesAndNever(in: all)
    } else {
      column.mayCountFromSeveralDays = StoredMoment.Form.isAmbiguous(
        values, isDayColumn: isDayColumn)
    }
  }

  /// True if columns of a type hold seconds since 1970 beyond doubt, and none of the type others.
  private static func countFrom1970(_ columns: [ColumnSchema], like column: ColumnSchema) -> Bool {
    let type = column.declaredType.uppercased()
    let units = columns.filter { $0.declaredType.uppercased() == type }
      .compactMap(\.momentForm?.unit)
    return !units.isEmpty && units.allSatisfy { $0 == .seconds }
  }
}
