import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Asks the store for the change, unless an entry was refused or nothing differs.
  ///
  /// The store writes only if the guards, which are the other fields that the rules read, are
  /// unchanged. If somebody changed one in between, the rules are checked again with its new value:
  /// two changes that are valid alone cannot together break a rule.
  mutating func store(triesLeft: Int) -> NextStep {
    if validated.isRefused { return refuse() }
    if validated.cells.isEmpty { return pressOrConclude(isStored: false, altered: []) }
    stage = .storing(triesLeft: triesLeft - 1)
    return ask(toStore: change(of: validated.cells, guards: validated.guards(in: record)))
  }

  /// Decides what follows from the store's answer to a change.
  mutating func answered(_ answer: StoreAnswer, triesLeft: Int) -> NextStep {
    switch answer {
    case .stored(let reading, let altered, let alsoWritten):
      return stored(
        reading, altered: altered.map { FieldID($0) }, alsoWritten: Set(alsoWritten))
    case .conflict(let reading, let columns):
      let requested = validated.cells.map(\.column)
      let isGuardConflict = Set(columns).isDisjoint(with: requested)
      guard isGuardConflict, triesLeft > 0 else {
        return conflict(reading, columns: isGuardConflict ? requested : columns)
      }
      record.show(reading)
      record.dropStaleUndoLines()
      validated = ValidatedSubmission(submission, in: record, restorable: restorable)
      return store(triesLeft: triesLeft)
    case .gone: return .gone
    case .failed(let error):
      guard error.isRefusal else { return .fail(labelled(error)) }
      if keepBlanks(after: error) { return store(triesLeft: triesLeft) }
      attribute(error)
      return refuse()
    }
  }

  /// Reads the texts as they were typed if blanks around one were taken off and the rule that
  /// refused may want them. Returns false if not.
  mutating func keepBlanks(after error: StoreError) -> Bool {
    guard !validated.trimmed.isEmpty, error.mayWantBlanks else { return false }
    validated = ValidatedSubmission(
      submission, in: record, keepsBlanks: true, restorable: restorable)
    return true
  }

  private mutating func stored(
    _ reading: RecordReading, altered: [FieldID], alsoWritten: Set<String>
  ) -> NextStep {
    let old = record
    record.show(reading)
    record.undo = record.undo.followed(
      by: Undo(
        of: validated.cells, before: old, after: record, undoneFields: validated.undoneFields),
      undoing: validated.undoneFields)
    stage = .reporting(altered: altered)
    return .ask(
      .report(
        reading.stored,
        reports(
          since: old, altered: Set(altered), alsoWritten: alsoWritten,
          entered: Set(validated.cells.map(\.column)))))
  }

  /// Asks the store for a change. The answer names what the record may refer to before and after.
  func ask(toStore change: Change) -> NextStep {
    .ask(
      .store(
        change, beside: record.referenceVariants() + [record.with(change.cells).stored]))
  }

  /// Shows both values: what is stored now, and what was entered.
  private mutating func conflict(_ reading: RecordReading, columns: [String]) -> NextStep {
    record.show(reading)
    record.dropStaleUndoLines()
    var pending = validated.pending
    for column in columns {
      let id = FieldID(column)
      guard let field = record.form.field(id) else { continue }
      guard submission[id]?.restored == nil else {
        pending[id] = PendingEntry(
          isProblemOnly: true, problem: .undoConflict(current: record.conflictText(field)))
        continue
      }
      let entered = record.with(validated.cells.filter { $0.column == column })
      pending[id]?.problem = .conflict(
        current: record.conflictText(field), entered: entered.conflictText(field),
        choice: isStillOffered(field) ? entered.payload(storing: field) : nil)
    }
    return .show(conclude(.conflict, pending: pending))
  }

  /// True if the value that was chosen could be stored over the present one. An option that is
  /// no longer offered is valid only while it is stored; if somebody else has replaced it
  /// meanwhile, it cannot be chosen.
  private func isStillOffered(_ field: Field<DynamicRecord>) -> Bool {
    guard field.editor.choice != nil, let value = validated.values[field.id] else { return true }
    return record.form.problem(
      of: value, in: field, of: record.revealed ?? record.stored, at: .storing,
      environment: record.environment) == nil
  }

  /// The request to the store to change some cells.
  func change(of cells: [Change.Cell], guards: [Change.Guard] = []) -> Change {
    Change(
      table: record.target.table, key: record.target.key, cells: cells, guards: guards,
      limits: limits)
  }

  /// The store's error with the form's names for tables and columns, and with dates in place of
  /// numbers that stand for moments.
  func labelled(_ error: StoreError) -> StoreError {
    dated(error).labelled(record.target.title, for: record.target.table) {
      record.form.field(FieldID($0))?.label
    }
  }

  private func dated(_ error: StoreError) -> StoreError {
    guard case .refused(.check(let text, let allowed?), let column?, let table) = error,
      table == record.target.table, let field = record.form.field(FieldID(column)),
      field.kind.dateMode != nil
    else { return error }
    let dated = allowed.dating { number in
      let value = Int64(number).map { StoredValue.integer($0) } ?? Double(number).map { .real($0) }
      return value.flatMap { record.with($0, in: column).displayText(field) }
    }
    return .refused(rule: .check(text, allowed: dated), column: column, table: table)
  }
}

extension StoreError {
  /// True if the store refused a value; false for an error of the store itself.
  fileprivate var isRefusal: Bool {
    if case .refused = self { true } else { false }
  }

  /// True for the refusal of a condition, which may count the blanks around a text. A text that is
  /// taken stays taken with blanks around it.
  fileprivate var mayWantBlanks: Bool {
    guard case .refused(let rule, _, _) = self else { return false }
    return switch rule {
    case .check, .trigger: true
    case .unique, .uniqueTogether, .notNull, .type, .inexact, .becomesNumber, .foreignKey,
      .stillReferredTo, .linkedSecret:
      false
    }
  }
}
