import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// The fields that hold other values since the change: those that were entered, and those that
  /// the store changed with them. What somebody else stored in the meantime is in their own report.
  ///
  /// A secret's values are in no report.
  func reports(
    since old: ShownRecord, altered: Set<FieldID>, following: Set<String>,
    entered: Set<String>
  ) -> [FieldReport] {
    record.form.fields.compactMap { field in
      let name = field.id.name
      let (was, now) = (old.reading(field), record.reading(field))
      guard field.kind.isStored, entered.contains(name) || following.contains(name), was != now
      else { return nil }
      let isSecret = field.kind.isSecret || record.kind(of: field).isSecret
      let isEntered = entered.contains(name) && !altered.contains(field.id)
      return FieldReport(
        field: field.id, old: isSecret ? nil : field.reported(was, in: old.stored),
        new: isSecret ? nil : field.reported(now, in: record.stored),
        cause: isEntered ? .person : .program)
    }
  }
}
