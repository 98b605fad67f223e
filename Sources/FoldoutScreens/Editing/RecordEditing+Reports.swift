import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// The fields that hold other values since the change: those that were entered, and those that the
  /// store or another field changed with them.
  ///
  /// A secret's values are in no report.
  func reports(since old: ShownRecord, altered: Set<FieldID>) -> [FieldReport] {
    let entered = Set(reception.cells.map(\.column))
    return record.form.fields.compactMap { field in
      let name = field.id.name
      let isEntered = entered.contains(name)
      let (was, now) = (old.reading(field), record.reading(field))
      guard field.kind.isStored, isEntered || was != now else { return nil }
      let isSecret = field.kind.isSecret || record.kind(of: field).isSecret
      return FieldReport(
        field: field.id, old: isSecret ? nil : was, new: isSecret ? nil : now,
        cause: isEntered && !altered.contains(field.id) ? .person : .program)
    }
  }
}
