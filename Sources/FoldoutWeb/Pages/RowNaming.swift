import FoldoutForms
import FoldoutRecords

/// How the rows of a list are named: the columns that are asked for, and the texts made of them.
struct RowNaming: Sendable {
  /// The columns that the texts are made of; no others leave the store.
  private(set) var columns: [String]
  let title: @Sendable (StoredRecord) -> String
  private(set) var detail: @Sendable (StoredRecord) -> String?

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

  /// The same with the value by which the rows are ordered in the second line, where the order can
  /// be seen; nothing for the key's own order.
  func showing(_ order: RowOrder, _ choices: OrderChoices) -> RowNaming {
    guard order != .key else { return self }
    var copy = self
    guard let column = order.column else {
      copy.detail = { $0.key.shown }
      return copy
    }
    if !columns.contains(column) { copy.columns.append(column) }
    let label = choices.label(of: column)
    let text = choices.text(of: column)
    copy.detail = { "\(label): \(text($0.record).apart)" }
    return copy
  }
}

extension Field {
  /// Whether a list may read the field for its rows' names: a secret nobody may, and pictures
  /// would be read a hundred at a time to be thrown away.
  var isNameable: Bool {
    kind != .secret && kind != .picture && kind != .button
  }
}
