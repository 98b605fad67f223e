import FoldoutForms
import FoldoutRecords

extension RecordScreen {
  /// The stored values that the rules looked at beside those that are to be written: where one of
  /// them is another by then, the rules' answer is an answer to something else.
  func guards(of reception: Reception) -> [Change.Guard] {
    let written = Set(reception.cells.map(\.column))
    let looked = form.fields.filter { written.contains($0.id.name) }
      .flatMap { form.partners(of: $0, at: .storing) }.map(\.name)
    return Set(looked).subtracting(written).intersection(stored.columns).sorted()
      .map { Change.Guard(column: $0, seen: stored[$0]) }
  }
}
