import FoldoutForms
import FoldoutRecords

extension ValidatedSubmission {
  /// Asks for confirmation of each change that would lose a value for good: one that neither the
  /// next screen nor the host could restore.
  ///
  /// No question is asked about a choice between two values in conflict, because that was a
  /// question already. The same holds for a secret that is entered again after its conflict.
  mutating func askBeforeLosing(
    _ submission: Submission, in record: ShownRecord, _ restorable: RecordEditing.RestorableFields
  ) {
    // A new record has no stored value that could be lost.
    guard !record.target.isNew else { return }
    let nextUndo = Undo(
      of: cells, before: record, after: record.with(cells), undoneFields: undoneFields)
    let restorableFields = restorable(nextUndo, record)
    for cell in cells {
      let id = FieldID(cell.column)
      guard let field = record.form.field(id), let input = submission[id] else { continue }
      let isSecret = record.kind(of: field).isSecret
      guard !restorableFields.contains(id), losesValue(cell, in: record),
        !(input.keepsPicture && record.isKeptByHost(field)),
        !input.confirmsLoss(of: record.tokens[cell.column], isSecret: isSecret)
      else { continue }
      pending[id, default: PendingEntry(isProblemOnly: true)].problem = .needsConsent(
        loss(by: input, submission.scope, field, in: record))
    }
  }

  /// True if the change replaces a stored value that the person saw. A change whose token no
  /// longer holds is a conflict instead, which the store finds.
  private func losesValue(_ cell: Change.Cell, in record: ShownRecord) -> Bool {
    guard cell.original == record.tokens[cell.column] else { return false }
    return switch record.stored[cell.column] {
    case .null: false
    case .redacted, .integer, .real, .text, .blob: true
    }
  }

  private func loss(
    by input: FieldInput, _ scope: Submission.Scope, _ field: Field<DynamicRecord>,
    in record: ShownRecord
  ) -> Loss {
    if let restored = input.restored {
      return .restored(restored, theirs: input.theirs?.text ?? "")
    }
    if input.file != nil { return .chosen }
    if record.kind(of: field).isSecret, !input.clears {
      let isPlain =
        record.target.hashedColumns.contains(field.id.name)
        && !HashLook.isOf(input.set ?? input.text ?? "")
      // A control that stays on its screen holds what was typed; no other screen may carry it.
      return .secret(isHeld: scope == .field, isPlainAmongHashes: isPlain)
    }
    let entered = record.with(cells.filter { $0.column == field.id.name })
    let payload = entered.payload(storing: field)
    return payload == .clear ? .cleared : .replaced(by: payload)
  }
}

extension ShownRecord {
  /// True for a picture that a host can send again, because it shows it: one that is stored in the
  /// record, not in a file.
  fileprivate func isKeptByHost(_ field: Field<DynamicRecord>) -> Bool {
    field.kind.isPicture && pictures[field.id.name] != nil && !isPictureOfFile(field)
  }
}

extension FieldInput {
  /// True if the person agreed to lose the present value. To type a secret once more is consent.
  fileprivate func confirmsLoss(of current: Token, isSecret: Bool) -> Bool {
    confirmedLoss == current
      && (setsOrClears || restored != nil || file != nil || (isSecret && text != nil))
  }
}
