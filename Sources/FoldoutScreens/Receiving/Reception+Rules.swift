import FoldoutForms
import FoldoutRecords

extension Reception {
  /// Asks the rules about what is to be stored, each value within the record as it would be.
  mutating func ask(_ rules: Set<RuleTiming>, over record: ShownRecord) {
    var whole = record.revealed ?? record.stored
    for cell in cells { whole[cell.column] = cell.new }
    for field in record.form.fields {
      guard let value = values[field.id] else { continue }
      // The field itself has in it what is stored.
      var around = whole
      around[field.id.name] = (record.revealed ?? record.stored)[field.id.name]
      // A list was chosen beside the members that were seen, so it is judged beside those. If others
      // are stored by now, the store finds the conflict.
      if field.kind.isSeveral, let seen = cells.first(where: { $0.column == field.id.name })?.seen {
        around[field.id.name] = seen.value ?? around[field.id.name]
      }
      guard
        let problem = record.form.problem(
          of: value, in: field, of: around, at: rules, environment: record.environment)
      else { continue }
      cells.removeAll { $0.column == field.id.name }
      pending[field.id, default: PendingEntry(isBack: true)].problem = .field(problem)
    }
  }

  /// Preconditions of the write: the stored values of other fields that the rules read. If one of
  /// them changed since, the rules have to be asked again.
  func guards(over record: ShownRecord) -> [Change.Guard] {
    let written = Set(cells.map(\.column))
    let looked = record.form.fields.filter { written.contains($0.id.name) }
      .flatMap { record.form.partners(of: $0, at: .storing) }.map(\.name)
    return Set(looked).subtracting(written).intersection(record.stored.columns).sorted()
      .map { Change.Guard(column: $0, seen: record.stored[$0]) }
  }
}
