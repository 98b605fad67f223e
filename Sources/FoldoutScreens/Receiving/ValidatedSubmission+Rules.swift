import FoldoutForms
import FoldoutRecords

extension ValidatedSubmission {
  /// Asks the rules about what is to be stored, each value within the record as it would be.
  mutating func check(_ rules: Set<RuleTiming>, over record: ShownRecord) {
    let stored = record.revealed ?? record.stored
    var whole = stored
    for cell in cells { whole[cell.column] = cell.new }
    for field in record.form.fields {
      guard let value = values[field.id] else { continue }
      let cell = cells.first { $0.column == field.id.name }
      if let cell, isStored(cell, in: stored), !isJoined(field, rules, over: record) { continue }
      // The field itself has in it what is stored.
      var around = whole
      around[field.id.name] = stored[field.id.name]
      // A list was chosen beside the members that were seen, so it is judged beside those. If
      // others are stored by now, the store finds the conflict.
      if field.kind.isSeveral, let original = cell?.original {
        around[field.id.name] = original.value ?? around[field.id.name]
      }
      guard
        let problem = record.form.problem(
          of: value, in: field, of: around, at: rules, environment: record.environment)
      else { continue }
      cells.removeAll { $0.column == field.id.name }
      pending[field.id, default: PendingEntry(isUndo: true)].problem = .field(problem)
    }
  }

  /// True for a value that somebody else has stored by now: it is there already, and nothing is to
  /// be refused.
  private func isStored(_ cell: Change.Cell, in stored: DynamicRecord) -> Bool {
    cell.new.isIdentical(to: stored[cell.column])
  }

  /// True where the rules of a field look at another that is changed with it.
  private func isJoined(
    _ field: Field<DynamicRecord>, _ rules: Set<RuleTiming>, over record: ShownRecord
  ) -> Bool {
    let partners = Set(record.form.partners(of: field, at: rules).map(\.name))
    return cells.contains { partners.contains($0.column) }
  }

  /// Preconditions of the write: the stored values of other fields that the rules read. If one of
  /// them changed since, the rules have to be asked again.
  func guards(over record: ShownRecord) -> [Change.Guard] {
    let written = Set(cells.map(\.column))
    let looked = record.form.fields.filter { written.contains($0.id.name) }
      .flatMap { record.form.partners(of: $0, at: .storing) }.map(\.name)
    return Set(looked).subtracting(written).intersection(record.stored.columns).sorted()
      .map { Change.Guard(column: $0, original: record.stored[$0]) }
  }
}
