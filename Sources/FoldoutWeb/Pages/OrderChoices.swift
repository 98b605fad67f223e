import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// The orders in which a table's rows can be listed, and what they are called.
struct OrderChoices: Sendable {
  /// The columns beside the key; of a table with a form those that the form has a field for, since
  /// nothing else is ever shown.
  let columns: [String]
  private let declared: TableSchema
  private let form: Form<DynamicRecord>?
  private let inferred: Form<DynamicRecord>
  let environment: FormEnvironment

  init(
    _ form: Form<DynamicRecord>?, inferred: Form<DynamicRecord>, of table: TableSchema,
    environment: FormEnvironment
  ) {
    self.inferred = inferred
    declared = table
    self.form = form
    self.environment = environment
    guard let form else {
      columns = table.openOrders
      return
    }
    columns = table.orders.filter { column in
      // The address of a page has the values of all of them.
      (table.orderColumns[column] ?? [column]).allSatisfy { name in
        table.key.columns.contains(name) || form.field(FieldID(name))?.isNameable == true
      }
    }
  }

  private var words: Words.Lists { environment.vocabulary.lists }

  /// What a column is called.
  func label(of column: String) -> String {
    form?.field(FieldID(column))?.label ?? ColumnLabel.text(for: column)
  }

  /// True where a column of a table that no form describes refers to records.
  func refers(_ column: String) -> Bool {
    form == nil && declared.column(column)?.reference != nil
  }

  /// What tells what a row says of a column.
  func text(of column: String) -> @Sendable (DynamicRecord) -> String {
    let field = (form ?? inferred).field(FieldID(column))
    let environment = environment
    return { record in
      field.flatMap { $0.displayText(in: record, environment) }
        ?? record[column].string ?? environment.vocabulary.values.none
    }
  }

  /// What an order is called.
  func title(of order: RowOrder) -> String {
    guard let column = order.column ?? declared.key.columns.first.flatMap(shownKey) else {
      return order.isDescending ? words.lastAddedFirst : words.asKept
    }
    let own = ["column": label(of: column)]
    return order.isDescending ? words.descending(own) : words.ascending(own)
  }

  private func shownKey(_ column: String) -> String? {
    form == nil || form?.field(FieldID(column))?.isNameable == true ? column : nil
  }

  /// A form to choose another order, where there is one.
  func chooser(at address: ListAddress) -> Markup {
    guard !columns.isEmpty else { return "" }
    var options: Markup = ""
    for column in [nil] + columns.map(Optional.some) {
      for isDescending in [false, true] {
        let order = RowOrder(column: column, isDescending: isDescending)
        options += """
          <option value="\(order.address)"\("selected", if: order == address.order)>\
          \(title(of: order))</option>
          """
      }
    }
    let kept = address.kept.map { pair -> Markup in
      "<input type=\"hidden\" name=\"\(pair.name)\" value=\"\(pair.value)\">"
    }
    return """
      <form class="by" action="\(address.path)">\(kept)<label for="\(PageElement.order.id)">\(words.order)</label>\
      <span class="pick"><select id="\(PageElement.order.id)" name="order" autocomplete="off"\(needs: .order)>\(options)</select></span>\
      <button class="nojs">\(environment.vocabulary.actions.apply)</button></form>
      """
  }
}
