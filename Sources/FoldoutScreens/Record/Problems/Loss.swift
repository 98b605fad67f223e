import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// A change after which the old value cannot be restored.
package enum Loss: Sendable, Equatable {
  /// The value is cleared, or a picture removed.
  case cleared
  /// Another value replaces it: the one that the button of the question sends.
  case replaced(by: ButtonFace.Payload)
  /// Another secret replaces it. `isHeld` is true if the control still holds the entry, and false
  /// if it has to be entered again. `isPlainAmongHashes` is true if the column's values look like
  /// hashes and the entry does not.
  case secret(isHeld: Bool, isPlainAmongHashes: Bool)
  /// A chosen picture replaces it.
  case chosen
  /// An Undo or a Redo replaces it by an earlier value; `theirs` is the token of the value that is
  /// replaced.
  case restored(Restored, theirs: String)
}

extension Loss {
  /// The question that is asked before a value is lost.
  func question(of field: Field<DynamicRecord>, _ words: Words) -> String {
    let arguments = ["field": field.label]
    switch self {
    case .cleared where field.kind.isPicture: return words.changes.askRemove(arguments)
    case .cleared: return words.changes.askClear(arguments)
    case .replaced, .restored: return words.changes.askReplace(arguments)
    case .secret(let isHeld, let isPlainAmongHashes):
      let question = (isHeld ? words.changes.askReplace : words.changes.askSecret)(arguments)
      return isPlainAmongHashes ? question.followed(by: words.changes.plainAmongHashes) : question
    case .chosen: return words.changes.askPicture(arguments)
    }
  }
}

extension Loss {
  /// The loss of a stored value by a change that neither the next screen nor the host could take
  /// back; `nil` if none is lost, or if the person agreed.
  ///
  /// No question is asked about a choice between two values in conflict, because that was a
  /// question already. The same holds for a secret that is entered again after its conflict.
  init?(
    by cell: Change.Cell, _ input: FieldInput, _ scope: Submission.Scope,
    of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    let isSecret = record.kind(of: field).isSecret
    guard Loss.replacesSeenValue(cell, in: record),
      !(input.keepsPicture && Loss.isKeptByHost(field, in: record)),
      !input.confirmsLoss(of: record.tokens[cell.column], isSecret: isSecret)
    else { return nil }
    if let restored = input.restored {
      self = .restored(restored, theirs: input.theirs?.text ?? "")
    } else if input.file != nil {
      self = .chosen
    } else if isSecret, !input.clears {
      let isPlain =
        record.target.hashedColumns.contains(field.id.name)
        && !HashLook.isOf(input.set ?? input.text ?? "")
      // A control that stays on its screen holds what was typed; no other screen may carry it.
      self = .secret(isHeld: scope == .field, isPlainAmongHashes: isPlain)
    } else {
      let payload = ButtonFace.Payload(storing: field, of: record.with([cell]))
      self = payload == .clear ? .cleared : .replaced(by: payload)
    }
  }

  /// True if the change replaces a stored value that the person saw. A change whose token no
  /// longer holds is a conflict instead, which the store finds.
  private static func replacesSeenValue(_ cell: Change.Cell, in record: ShownRecord) -> Bool {
    guard cell.original == record.tokens[cell.column] else { return false }
    return switch record.stored[cell.column] {
    case .null: false
    case .redacted, .integer, .real, .text, .blob: true
    }
  }

  /// True for a picture that a host can send again, because it shows it: one that is stored in the
  /// record, not in a file.
  private static func isKeptByHost(
    _ field: Field<DynamicRecord>, in record: ShownRecord
  ) -> Bool {
    field.kind.isPicture && record.pictures[field.id.name] != nil
      && !Picture.isOfFile(field, in: record)
  }
}

extension FieldInput {
  /// True if the person agreed to lose the present value. To type a secret once more is consent.
  fileprivate func confirmsLoss(of current: Token, isSecret: Bool) -> Bool {
    confirmedLoss == current
      && (setsOrClears || restored != nil || file != nil || (isSecret && text != nil))
  }
}
