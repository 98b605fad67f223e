import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Says what was not taken. Of a whole form all that is wrong is collected first; a host that
  /// sends one field at a time is told about that one only.
  mutating func refuse() -> NextStep {
    switch submission.scope {
    case .field:
      return .show(conclude(.refused, pending: validated.pending.mapValues(\.retained)))
    case .form: return tryTheRest()
    }
  }

  /// Asks the store, on trial, for the values that nothing was said against yet.
  private mutating func tryTheRest() -> NextStep {
    guard !validated.sound.isEmpty else { return collected() }
    stage = .trying
    var trial = change(of: validated.sound)
    trial.isTrial = true
    return .store(trial)
  }

  /// Takes the answer to a trial: one more refusal, or none.
  mutating func tried(_ answer: StoreAnswer) -> NextStep {
    guard case .failed(let error) = answer, isOfOneColumn(error), blame(error) else {
      return collected()
    }
    return tryTheRest()
  }

  /// True where the store refuses one column by itself.
  ///
  /// What was tried is a part of what was entered, and a rule about several columns may hold once
  /// the rest is mended.
  private func isOfOneColumn(_ error: StoreError) -> Bool {
    guard case .refused(let rule, let column?, _) = error else { return false }
    return switch rule {
    case .notNull, .type, .inexact, .foreignKey, .stillReferredTo, .linkedSecret: true
    case .unique: record.target.uniqueColumns.contains(column)
    case .check, .trigger: false
    }
  }

  /// Shows all refusals; where the form was saved as a whole, with those of the rules that wait for
  /// that.
  private mutating func collected() -> NextStep {
    var pending = validated.pending
    if isSave {
      let whole = record.with(validated.sound)
      pending.merge(whole.problems(at: [.onSubmit])) { entry, found in
        var entry = entry
        entry.problem = entry.problem ?? found.problem
        return entry
      }
    }
    return .show(conclude(.refused, pending: pending))
  }

  /// Puts the store's refusal under the field that it names, or under the first that was to change
  /// where it names none. Tells whether there was one without a problem yet.
  @discardableResult mutating func blame(_ error: StoreError) -> Bool {
    if case .refused(.foreignKey, _, _) = error, blameReferences() { return true }
    guard case .refused(_, let column, _) = error,
      let first = validated.sound.first?.column
    else { return false }
    let isNamed = validated.sound.contains { $0.column == column }
    let id = FieldID(isNamed ? column ?? first : first)
    validated.pending[id, default: PendingEntry(isUndo: true)].problem = .store(labelled(error))
    return true
  }

  /// Says of each reference to a record that nobody knows that there is none. Tells whether there
  /// was one; a store that refuses a known record means the records that refer to this one.
  private mutating func blameReferences() -> Bool {
    var isBlamed = false
    for cell in validated.sound where cell.new != .null {
      let id = FieldID(cell.column)
      guard let field = record.form.field(id), field.editor.reference != nil,
        record.names[cell.column, cell.new] == nil
      else { continue }
      validated.pending[id, default: PendingEntry(isUndo: true)].problem = .field(
        record.missing(cell.new, in: field))
      isBlamed = true
    }
    return isBlamed
  }
}
