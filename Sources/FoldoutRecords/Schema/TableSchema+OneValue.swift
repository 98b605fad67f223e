package import FoldoutForms

extension TableSchema {
  /// Creates the table in which one value that a form edits is kept: it has a column for each field
  /// that stores something, and is named after the form.
  package init<Record>(of form: Form<Record>) {
    self.init(
      name: FieldID.from(label: form.title).name, key: .rowid,
      columns: form.fields.filter { $0.kind.isStored && !$0.isComputed }.map { field in
        ColumnSchema(name: field.id.name, isSecret: field.kind.isSecret)
      })
  }
}
