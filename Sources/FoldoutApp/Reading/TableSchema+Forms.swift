package import FoldoutForms
package import FoldoutRecords

extension TableSchema {
  /// Throws `unknownColumn` for a form with a field that has no column, and `failed` for one whose
  /// description has an error.
  ///
  /// A program makes its forms for each request, perhaps from the table, which may have changed
  /// since the screen's fault was looked for.
  package func check(_ form: Form<DynamicRecord>) throws(StoreError) {
    if let field = fieldWithoutColumn(in: form) { throw .unknownColumn(field.name, table: name) }
    do {
      try form.check()
    } catch {
      throw .failed(detail: error.description)
    }
  }

  /// Returns a field of a form that stores a value, and whose column the table does not have.
  ///
  /// Its value would be shown as missing. Complexity: O(fields × columns).
  package func fieldWithoutColumn(in form: Form<DynamicRecord>) -> FieldID? {
    form.fields.first { field in
      field.kind.isStored && !field.isComputed && column(field.id.name) == nil
    }?.id
  }

  /// Returns the columns that a form shows, except those that are closed because of its secrets.
  package func searchableColumns(shownBy form: Form<DynamicRecord>) -> Set<String> {
    let closed = unsearchableColumns(beside: form.fields.filter(\.kind.isSecret).map(\.id.name))
    return Set(form.fields.filter(\.isNameable).map(\.id.name).filter { !closed.contains($0) })
  }
}
