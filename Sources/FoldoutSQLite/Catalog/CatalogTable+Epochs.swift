import FoldoutForms
import FoldoutRecords
import GRDB

extension CatalogTable {
  /// Returns the schema with the units of its columns' moments where evidence besides their values
  /// decides, and with dates that are texts of digits.
  func withEpochs(
    _ epochs: EpochColumns, in db: Database, refining dated: TableSchema
  ) throws -> TableSchema {
    var found = dated
    for (index, column) in dated.columns.enumerated() where column.isPossiblyDated {
      let evidence = schema.unitEvidence(of: column, requested: epochs)
      var column = column
      if column.hasUnconfirmedDates,
        let form = StoredMoment.Form.inferred(from: [], isDayColumn: false, evidence: evidence)
      {
        (column.dateForm, column.momentForm) = (nil, form)
      }
      if column.hasNoDates { try inferRest(of: &column, by: evidence, in: db) }
      if column.momentForm != nil {
        switch evidence {
        case .epoch where epochs.epoch(of: column.name, in: schema.name) != nil:
          column.dateEvidence = .requested
        case .proven: column.dateEvidence = .proven
        case .epoch, .named, .values: break
        }
      }
      found.columns[index] = column
    }
    return found
  }

  /// Infers whether the texts of a column that is named for dates are digits of dates, and whether
  /// its numbers may be dates of several units.
  private func inferRest(
    of column: inout ColumnSchema, by evidence: StoredMoment.UnitEvidence, in db: Database
  ) throws {
    guard ColumnSchema.isMoment(named: column.name) || DateNotation(column) != nil else { return }
    let isDayColumn = ColumnSchema.isDay(named: column.name)
    let all = try firstValues(of: column.name, in: db)
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
}

extension ColumnSchema {
  /// True if the column's name, or other evidence, suggests that its numbers are moments.
  func mayHoldMoments(by evidence: StoredMoment.UnitEvidence) -> Bool {
    switch evidence {
    case .values, .named, .proven: ColumnSchema.isMoment(named: name)
    case .epoch: true
    }
  }
}
