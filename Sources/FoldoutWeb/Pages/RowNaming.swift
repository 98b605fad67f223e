import FoldoutForms
import FoldoutRecords

/// How the rows of a list are named: the columns that are asked for, and the texts made of them.
struct RowNaming: Sendable {
  /// The columns that the texts are made of; no others leave the store.
  let columns: [String]
  let title: @Sendable (StoredRecord) -> String
  let detail: @Sendable (StoredRecord) -> String?

  /// By the head of a form, where it has one, else as the table's declaration suggests.
  init(_ form: Form<DynamicRecord>?, of table: TableSchema) {
    guard let form, let head = form.head else {
      let naming = RecordTitle(table)
      columns = naming.title + [naming.detail].compactMap(\.self)
      title = { naming.title(of: $0) }
      detail = { row in naming.detail.flatMap { row.record[$0].string } }
      return
    }
    columns = form.fields.filter(\.isNameable).map(\.id.name).filter { table.column($0) != nil }
    title = { row in
      let title = head.title(row.record)
      return title.isBlank ? row.key.shown : title
    }
    detail = { head.detail($0.record) }
  }
}

extension Field {
  /// Whether a list may read the field for its rows' names: a secret nobody may, and pictures
  /// would be read a hundred at a time to be thrown away.
  fileprivate var isNameable: Bool {
    kind != .secret && kind != .picture && kind != .button
  }
}
