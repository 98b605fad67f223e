import FoldoutForms

extension ShownRecord {
  /// The rows whose faces, or whose open drawers' faces, are others than they were.
  func changedRows(since before: ShownRecord) -> Set<RowID> {
    var changed: Set<RowID> = []
    for field in form.fields {
      let isOpen = before.isOpen(field)
      let isSame =
        row(field, isOpen: false) == before.row(field, isOpen: false)
        && (!isOpen || drawer(field) == before.drawer(field))
      if !isSame { changed.insert(.field(field.id)) }
    }
    return changed
  }
}
