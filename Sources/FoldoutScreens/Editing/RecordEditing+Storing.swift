import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Asks the store for what was taken in, unless something of it was refused or nothing differs.
  ///
  /// It writes only beside the values that the rules looked at. Where somebody changed one of them
  /// in between, the rules are asked again about what it is now: two people cannot break together
  /// what each of them keeps.
  mutating func store(triesLeft: Int) -> NextStep {
    if validated.isRefused { return refuse() }
    if validated.cells.isEmpty { return settle(isStored: false, altered: []) }
    stage = .storing(triesLeft: triesLeft - 1)
    return .store(change(of: validated.cells, guards: validated.guards(over: record)))
  }

  /// Decides what follows from the store's answer to a change.
  mutating func answered(_ answer: StoreAnswer, triesLeft: Int) -> NextStep {
    switch answer {
    case .stored(let reading, let altered, let following):
      return stored(
        reading, altered: altered.map { FieldID($0) }, following: Set(following))
    case .conflict(let reading, let columns):
      let asked = validated.cells.map(\.column)
      let isOfGuards = Set(columns).isDisjoint(with: asked)
      guard isOfGuards, triesLeft > 0 else {
        return conflict(reading, columns: isOfGuards ? asked : columns)
      }
      record.show(reading)
      record.keepUndo()
      validated = ValidatedSubmission(submission, over: record, carried: carried)
      return store(triesLeft: triesLeft)
    case .gone: return .gone
    case .failed(let error):
      guard error.isRefusal else { return .fail(labelled(error)) }
      blame(error)
      return refuse()
    }
  }

  private mutating func stored(
    _ reading: RecordReading, altered: [FieldID], following: Set<String>
  ) -> NextStep {
    let old = record
    record.show(reading)
    record.undo = record.undo.followed(
      by: Undo(of: validated.cells, before: old, after: record, undone: validated.undone),
      undone: validated.undone)
    stage = .reporting(altered: altered)
    return .report(
      reading.stored,
      reports(
        since: old, altered: Set(altered), following: following,
        entered: Set(validated.cells.map(\.column))))
  }

  /// Shows both values: what is stored now, and what was entered.
  private mutating func conflict(_ reading: RecordReading, columns: [String]) -> NextStep {
    record.show(reading)
    record.keepUndo()
    var pending = validated.pending
    for column in columns {
      let id = FieldID(column)
      guard let field = record.form.field(id) else { continue }
      guard submission[id]?.restored == nil else {
        pending[id] = PendingEntry(
          isUndo: true, problem: .undone(now: record.conflictText(field)))
        continue
      }
      let entered = record.with(validated.cells.filter { $0.column == column })
      pending[id]?.problem = .conflict(
        now: record.conflictText(field), entered: entered.conflictText(field),
        choice: isStillOffered(field) ? entered.sends(field) : nil)
    }
    return .show(conclude(.conflict, pending: pending))
  }

  /// True where what was chosen of a field could be stored over what is stored now. An option that
  /// is gone, and that somebody else gave up meanwhile, is no more to be had.
  private func isStillOffered(_ field: Field<DynamicRecord>) -> Bool {
    guard field.editor.choice != nil, let value = validated.values[field.id] else { return true }
    return record.form.problem(
      of: value, in: field, of: record.revealed ?? record.stored, at: .storing,
      environment: record.environment) == nil
  }

  /// The change of some cells, as the store is asked for it.
  func change(of cells: [Change.Cell], guards: [Change.Guard] = []) -> Change {
    Change(
      table: record.target.table, key: record.target.key, cells: cells, guards: guards,
      limits: limits)
  }

  /// A store's error in the words of the form.
  func labelled(_ error: StoreError) -> StoreError {
    error.labelled(record.target.title, for: record.target.table) {
      record.form.field(FieldID($0))?.label
    }
  }
}

extension StoreError {
  /// True where the store refused a value, and is in no trouble itself.
  fileprivate var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }
}
