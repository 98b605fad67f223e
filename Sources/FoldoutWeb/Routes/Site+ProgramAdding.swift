import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

extension Site {
  /// Adds a record that a program asks for to a list, with the number of the page from which it was
  /// pressed.
  ///
  /// A number that was used already adds nothing and leads to what it added; under one that nobody
  /// remembers a record that is alike is taken for it.
  func add(
    _ values: [FieldID: FieldValue], editing: FieldID?, to list: ListDestination?, _ sent: String?,
    _ environment: FormEnvironment
  ) async -> RowAddition {
    let title = list?.title ?? ""
    do throws(StoreError) {
      guard let list, list.takesRecords, let records = list.records else {
        throw .readOnly(table: title)
      }
      let addition = AdditionDestination(copied: nil, blank: list.blank, records: records)
      let source = try await additionSource(of: list.adding(addition), in: environment.locale)
      guard source.isWritable, let begun = try await beginning(of: addition, source, environment)
      else { throw .readOnly(table: title) }
      var record = begun.addition.base
      for (id, value) in values {
        guard let field = source.form.field(id), field.write(&record, value) else {
          let label = source.form.field(id)?.label ?? id.name
          return .refused(FieldError.notKept.sentence(label: label, in: environment))
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
        error.labelled(title, for: list?.table ?? "").sentence(in: environment.vocabulary))
    }
  }

  private func insert(
    _ cells: [Insertion.Cell], _ source: Source, _ sent: String?, _ environment: FormEnvironment
  ) async throws(StoreError) -> RowAddition {
    let table = source.table.name
    let words = environment.vocabulary.adding
    var ticket: InsertionTicket?
    switch tickets.ticket(sent) {
    case .own(let own): ticket = own
    // An earlier process may have added it: then it is there.
    case .earlier, .missing:
      if let there = try await alike(cells, in: source) {
        return .added(AddedRow(key: there.key, name: AddedRow.again))
      }
    }
    switch try await store.insert(Insertion(table: table, cells: cells, ticket: ticket)) {
    case .stored(let stored, _, _, let isRepeated):
      guard !isRepeated else { return .added(AddedRow(key: stored.key, name: AddedRow.again)) }
      await program.stored(.added(stored, table: table, []))
      let added = AddedRecord(
        table: table, key: stored.key, digest: RowDigest(of: stored.record))
      return .added(AddedRow(key: stored.key, name: note(added)))
    // The page has gone on to another row, as Back brings it: that is no repetition.
    case .otherwise: return try await insert(cells, source, tickets.next(), environment)
    case .gone: return .refused(words.removedSince)
    case .forgotten: return .refused(words.maybeAdded)
    }
  }

  /// The list that a record is of; `nil` for one alone.
  func list(of record: RecordDestination, in environment: FormEnvironment) -> ListDestination? {
    guard record.isOfList, record.duplicate != nil, let parent = record.parent else { return nil }
    return Address(path: parent.path, screens: screens).flatMap {
      listDestination($0, in: environment.locale)
    }
  }
}

extension AddedRow {
  /// The name of a record that was there already.
  static let again = "again"
}

extension ListDestination {
  /// The destination of a record that is still to be added to the list.
  fileprivate func adding(_ addition: AdditionDestination) -> RecordDestination {
    RecordDestination(
      table: table, key: RecordKey([]), title: title, path: path,
      parent: BackLink(path: path, title: title), form: form, isOfList: true, addition: addition)
  }

  /// The address of a record that was added at the program's wish, with a field that is edited
  /// there.
  func address(of row: AddedRow, kept: [Parameters.Pair]) -> String {
    var pairs = kept
    if let editing = row.editing {
      pairs.append(.init(row.isInDrawer ? .open : .edit, editing.name))
    }
    if let name = row.name { pairs.append(.init(.added, name)) }
    let path = self.path(ofRecord: row.key.address) ?? self.path
    return pairs.isEmpty ? path : "\(path)?" + pairs.map(\.encoded).joined(separator: "&")
  }
}
