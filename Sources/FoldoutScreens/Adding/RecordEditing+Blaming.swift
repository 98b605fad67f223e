import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Shows why the store does not add the record: under the rows that are to blame, or beside the
  /// button where none is. Trouble of the store itself is no answer to what was entered.
  mutating func refused(_ error: StoreError) -> NextStep {
    guard error.isAboutTheRecord else { return .fail(labelled(error)) }
    let blamed = blamed(error)
    guard blamed.isEmpty else { return refuse(blamed) }
    let sentence = labelled(error).written(in: record.environment).sentence(in: record.words)
    return refuse([:], because: sentence)
  }

  /// The rows that a refusal is about.
  private func blamed(_ error: StoreError) -> [FieldID: PendingEntry] {
    guard case .refused(let rule, let column, let table) = error, table == record.target.table
    else { return [:] }
    guard case .foreignKey = rule else {
      guard let column, let field = record.form.field(FieldID(column)) else { return [:] }
      return [field.id: PendingEntry(isUndo: true, problem: .store(labelled(error)))]
    }
    // A store may not say which reference leads nowhere.
    var missing: [FieldID: PendingEntry] = [:]
    for cell in asked where cell.new != .null && (column == nil || column == cell.column) {
      let id = FieldID(cell.column)
      guard let field = record.form.field(id) else { continue }
      if field.editor.reference != nil, record.names[cell.column, cell.new] == nil {
        missing[id] = PendingEntry(
          isUndo: true, problem: .field(record.missing(cell.new, in: field)))
      } else if column != nil {
        missing[id] = PendingEntry(isUndo: true, problem: .store(labelled(error)))
      }
    }
    return missing
  }
}

extension StoreError {
  /// True where the store does not take what was entered, and is in no trouble itself.
  fileprivate var isAboutTheRecord: Bool {
    switch self {
    case .refused, .readOnly, .readOnlyColumn, .repeatedColumn, .unknownColumn, .lostByTrigger,
      .referredTo, .keptByTrigger, .changeTooSlow, .removesTooMany, .removalTooSlow,
      .restoreTooSlow:
      true
    case .unknownTable, .unavailable, .malformedKey, .busy, .full, .missing, .removed, .replaced,
      .displaced, .folder, .unreadable, .unreadableLog, .empty, .notADatabase, .damaged,
      .unfinished, .closed, .failed:
      false
    }
  }
}
