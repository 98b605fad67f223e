import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Returns a report on each field whose value differs from before, if it was entered or the store
  /// changed it along with the entries. Changes that somebody else stored meanwhile have reports of
  /// their own.
  ///
  /// A report on a secret has no values.
  func reports(
    since old: ShownRecord, altered: Set<FieldID>, alsoWritten: Set<String>,
    entered: Set<String>
  ) -> [FieldReport] {
    record.form.fields.compactMap { field in
      let name = field.id.name
      let (was, now) = (old.reading(field), record.reading(field))
      guard field.kind.isStored, entered.contains(name) || alsoWritten.contains(name), was != now
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
