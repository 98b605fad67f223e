import FoldoutForms
import FoldoutRecords

extension ValidatedSubmission {
  /// Asks before values would be lost for good: those that neither the answer's screen nor the host
  /// could put back.
  ///
  /// A secret that is typed over another is not asked about: it was entered letter by letter into
  /// a row that says that there is one. A choice between two values in conflict was asked already.
  mutating func askBeforeLosing(
    _ submission: Submission, over record: ShownRecord, _ carried: RecordEditing.Carried
  ) {
    // Of a record that is not stored yet, nothing is lost.
    guard !record.target.isNew else { return }
    let next = Undo(of: cells, before: record, after: record.with(cells), undone: undone)
    let carried = carried(next, record)
    for cell in cells {
      let id = FieldID(cell.column)
      guard let field = record.form.field(id), let input = submission[id],
        !carried.contains(id), isAtStake(cell, input, over: record),
        !(input.keepsPicture && record.isKeptByHost(field)),
        !input.isSure(of: record.tokens[cell.column])
      else { continue }
      pending[id, default: PendingEntry(isUndo: true)].problem = .asked(
        loss(by: input, field, over: record))
    }
  }

  /// True where the change takes something away that is there now. Over anything else than what was
  /// seen it is a conflict, which the store finds.
  private func isAtStake(
    _ cell: Change.Cell, _ input: FieldInput, over record: ShownRecord
  ) -> Bool {
    guard cell.original == record.tokens[cell.column] else { return false }
    return switch record.stored[cell.column] {
    case .null: false
    case .redacted: input.clears
    case .integer, .real, .text, .blob: true
    }
  }

  private func loss(
    by input: FieldInput, _ field: Field<DynamicRecord>, over record: ShownRecord
  ) -> Loss {
    if let restored = input.restored {
      return .undone(restored, theirs: input.theirs?.text ?? "")
    }
    if input.file != nil { return .chosen }
    let entered = record.with(cells.filter { $0.column == field.id.name })
    let sends = entered.sends(field)
    return sends == .clear ? .cleared : .replaced(by: sends)
  }
}

extension ShownRecord {
  /// True where a host that says so can have the old value itself: a picture, which it shows.
  fileprivate func isKeptByHost(_ field: Field<DynamicRecord>) -> Bool {
    field.kind.isPicture && pictures[field.id.name] != nil && !isPictureOfFile(field)
  }
}

extension FieldInput {
  /// True where it was chosen knowing that this value is lost.
  fileprivate func isSure(of now: Token) -> Bool {
    sure == now && (isDecision || restored != nil || file != nil)
  }
}
