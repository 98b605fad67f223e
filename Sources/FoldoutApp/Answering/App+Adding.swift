package import FoldoutForms
import FoldoutRecords
package import FoldoutScreens
import FoldoutWords

extension App {
  /// Adds a record that a program asked for to a list, under the ticket of the pressed page.
  ///
  /// A used ticket adds nothing, and leads to the record that it added. For a ticket that this
  /// process does not know, an existing record with the same values counts as the added one.
  package func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, to list: ListDestination?, _ sent: String?,
    _ environment: FormEnvironment
  ) async -> RowAddition {
    let title = list?.title ?? ""
    do throws(StoreError) {
      guard let list, list.takesRecords else {
        throw .readOnly(table: title)
      }
      let source = try await sources.additionSource(
        of: list.table, list.form, in: environment.locale)
      guard source.isWritable,
        let begun = try await sources.prepareAddition(
          copying: nil, blank: list.blank, source, environment)
      else { throw .readOnly(table: title) }
      var record = begun.addition.base
      for id in values.keys.map(\.self) + [editing].compactMap(\.self)
      where source.form.field(id) == nil && source.table.column(id.name) == nil {
        throw .unknownColumn(id.name, table: list.table)
      }
      for (id, value) in values {
        guard let field = source.form.field(id), field.write(&record, value) else {
          let label = source.form.field(id)?.label ?? id.name
          return .refused(FieldError.cannotHold.sentence(label: label, in: environment))
        }
      }
      let cells = begun.addition.cells(of: record, in: source.form)
      var added = try await insert(cells, source, sent, environment)
      if case .added(var row) = added {
        row.editing = editing
        row.isInDrawer = editing.flatMap { source.form.field($0)?.unfolds } ?? false
        added = .added(row)
      }
      return added
    } catch {
      return .refused(
        error.labelled(title, for: list?.table ?? "").sentence(in: environment.words))
    }
  }

  private func insert(
    _ cells: [Insertion.Cell], _ source: RecordSource, _ sent: String?,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> RowAddition {
    let table = source.table.name
    let words = environment.words.adding
    var ticket: InsertionTicket?
    switch undo.tickets.ticket(sent) {
    case .own(let own): ticket = own
    // An earlier process may have added the record.
    case .earlier, .missing:
      if let there = try await sources.similarRecord(to: cells, in: source) {
        return .added(AddedRow(key: there.key, addID: AddedRow.alreadyAdded))
      }
    }
    switch try await sources.store.insert(Insertion(table: table, cells: cells, ticket: ticket))
    {
    case .stored(let stored, _, _, let isRepeated):
      guard !isRepeated else {
        return .added(AddedRow(key: stored.key, addID: AddedRow.alreadyAdded))
      }
      await callbacks.onRecord(.added(stored, table: table, []))
      return .added(AddedRow(key: stored.key, addID: undo.remember(stored, in: table)))
    // The ticket was used for another row, on a page that Back returned to: this is a new add.
    case .addedOtherValues:
      return try await insert(cells, source, undo.tickets.issue(), environment)
    case .gone: return .refused(words.removedSince)
    case .forgotten: return .refused(words.maybeAdded)
    }
  }
}

extension AddedRow {
  /// The identifier that marks a record which was added before.
  package static let alreadyAdded = "again"
}
