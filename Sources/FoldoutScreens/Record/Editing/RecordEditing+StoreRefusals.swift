import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Shows why the store refused the new record: under the rows that caused it, or beside the
  /// button if no row did. An error of the store itself ends in ``NextStep/fail(_:)`` instead.
  mutating func refused(_ error: StoreError) -> NextStep {
    guard error.isAboutTheRecord else { return .fail(labelled(error)) }
    let causes = entriesCausing(error)
    guard causes.isEmpty else { return refuse(causes) }
    let sentence = labelled(error).written(in: record.environment).sentence(in: record.words)
    return refuse([:], because: sentence)
  }

  /// The rows that caused a refusal, each with its problem as a pending entry.
  private func entriesCausing(_ error: StoreError) -> [FieldID: PendingEntry] {
    guard case .refused(let rule, let column, let table) = error, table == record.target.table
    else { return [:] }
    guard case .foreignKey = rule else {
      guard let column, let field = record.form.field(FieldID(column)) else { return [:] }
      return [field.id: PendingEntry(isProblemOnly: true, problem: .store(labelled(error)))]
    }
    // Some stores do not say which reference is dangling.
    var missing: [FieldID: PendingEntry] = [:]
    for cell in requestedCells where cell.new != .null && (column == nil || column == cell.column) {
      let id = FieldID(cell.column)
      guard let field = record.form.field(id) else { continue }
      if field.editor.reference != nil, record.names[cell.column, cell.new] == nil {
        missing[id] = PendingEntry(
          isProblemOnly: true, problem: .field(record.missing(cell.new, in: field)))
      } else if column != nil {
        missing[id] = PendingEntry(isProblemOnly: true, problem: .store(labelled(error)))
      }
    }
    return missing
  }
}

extension StoreError {
  /// True if the store refuses what was entered; false for an error of the store itself.
  fileprivate var isAboutTheRecord: Bool {
    switch self {
    case .refused, .readOnly, .readOnlyColumn, .repeatedColumn, .unknownColumn, .lostByTrigger,
      .ignoredByTrigger, .referredTo, .keptByTrigger, .changeTooSlow, .removesTooMany,
      .removalTooSlow, .restoreTooSlow:
      true
    case .unknownTable, .unavailable, .malformedKey, .busy, .full, .missing, .removed, .replaced,
      .displaced, .lostLog, .folder, .unreadable, .unreadableLog, .empty, .notADatabase,
      .unreadDisk, .damaged, .unfinished, .closed, .failed:
      false
    }
  }
}
