import FoldoutScreens
import FoldoutForms
import FoldoutRecords

/// The titles of a list's rows: the columns that are asked for, and the texts made of them.
struct RowNaming: Sendable {
  /// The text of a row, with the names of what it refers to.
  typealias Saying<Text> = @Sendable (StoredRecord, ReferenceNames) -> Text

  /// The columns that the texts are made of; no others leave the store.
  var columns: [String]
  /// The columns that refer to records whose names the texts have.
  var referring: [String] = []
  var title: Saying<String>
  /// The second line of a row whose title is known.
  var detail: @Sendable (StoredRecord, _ title: String, ReferenceNames) -> String?

  /// By the rule for tables that no form describes.
  init(_ naming: RecordNaming, in environment: FormEnvironment) {
    columns = naming.columns.columns
    referring = naming.referring
    title = { naming.title(of: $0, $1, in: environment) }
    detail = { naming.detail(of: $0, titled: $1, $2, in: environment) }
  }

  /// By the head of a form; `nil` where it has none.
  init?(_ form: Form<DynamicRecord>, of table: TableSchema, in environment: FormEnvironment) {
    guard let head = form.head else { return nil }
    columns = form.fields.filter(\.isNameable).map(\.id.name).filter { table.column($0) != nil }
    title = { row, _ in
      let title = head.title(row.record)
      let isKey = title.isBlank || title == row.key.shown
      return isKey ? row.key.shown(in: environment) : title
    }
    detail = { row, _, _ in head.detail(row.record) }
  }

  /// The same with the value by which the rows are ordered in the second line, where the order can
  /// be seen; nothing for the key's own order.
  func showing(_ order: RowOrder, _ choices: OrderChoices) -> RowNaming {
    guard order != .key else { return self }
    var copy = self
    guard let column = order.column else {
      let environment = choices.environment
      copy.detail = { row, _, _ in row.key.shown(in: environment) }
      return copy
    }
    if !columns.contains(column) { copy.columns.append(column) }
    if choices.refers(column), !referring.contains(column) { copy.referring.append(column) }
    let label = choices.label(of: column)
    let text = choices.text(of: column)
    let usual = detail
    copy.detail = { row, title, names in
      let value = names[column, row.record[column]]?.title ?? text(row.record)
      return value == title ? usual(row, title, names) : "\(label): \(value.apart)"
    }
    return copy
  }
}

extension Field {
  /// True where a list may read the field for its rows' names: a secret nobody may, and pictures
  /// would be read a hundred at a time to be thrown away.
  var isNameable: Bool {
    !kind.isSecret && !kind.isPicture && kind.isStored
  }
}
