import FoldoutForms
import FoldoutRecords

extension ValidatedSubmission {
  /// Checks the rules of the values that are to be stored, in the record as the whole submission
  /// would leave it.
  mutating func check(_ timings: Set<RuleTiming>, in record: ShownRecord) {
    let stored = record.revealed ?? record.stored
    var entered = stored
    for cell in cells { entered[cell.column] = cell.new }
    for field in record.form.fields {
      guard let value = values[field.id] else { continue }
      let cell = cells.first { $0.column == field.id.name }
      if let cell, isStored(cell, in: stored), !readsChangedField(field, timings, in: record) {
        continue
      }
      // `Form.problem(of:in:…)` expects the stored value in the field itself.
      var context = entered
      context[field.id.name] = stored[field.id.name]
      // A list of chosen options is checked against the list that the person saw. If another list
      // is stored by now, the store finds the conflict.
      if field.kind.isSeveral, let original = cell?.original {
        context[field.id.name] = original.value ?? context[field.id.name]
      }
      guard
        let problem = record.form.problem(
          of: value, in: field, of: context, at: timings, environment: record.environment)
      else { continue }
      cells.removeAll { $0.column == field.id.name }
      pending[field.id, default: PendingEntry(isProblemOnly: true)].problem = .field(problem)
    }
  }

  /// True for a value that is stored already, because somebody else entered the same: there is
  /// nothing left to refuse.
  private func isStored(_ cell: Change.Cell, in stored: DynamicRecord) -> Bool {
    cell.new.isIdentical(to: stored[cell.column])
  }

  /// True if the rules of a field read another field that is changed with it.
  private func readsChangedField(
    _ field: Field<DynamicRecord>, _ timings: Set<RuleTiming>, in record: ShownRecord
  ) -> Bool {
    let fieldsRead = Set(record.form.fieldsReadByRules(of: field, at: timings).map(\.name))
    return cells.contains { fieldsRead.contains($0.column) }
  }

  /// Preconditions of the write: the stored values of other fields that the rules read. If one of
  /// them changed since, the rules have to be checked again.
  func guards(in record: ShownRecord) -> [Change.Guard] {
    let written = Set(cells.map(\.column))
    let columns = record.form.fields.filter { written.contains($0.id.name) }
      .flatMap { record.form.fieldsReadByRules(of: $0, at: .storing) }.map(\.name)
    return Set(columns).subtracting(written).intersection(record.stored.columns).sorted()
      .map { Change.Guard(column: $0, original: record.stored[$0]) }
  }
}
