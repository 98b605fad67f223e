import Foldout
package import FoldoutForms
package import FoldoutRecords

/// The cells that a submission would store, and the entries to show again if one is refused.
package struct ValidatedSubmission: Sendable {
  /// The cells to be changed; empty if nothing differs from what was seen.
  package var cells: [Change.Cell] = []
  /// The entries, to be shown again if anything was refused.
  package var pending: [FieldID: PendingEntry] = [:]
  /// The fields whose last change this submission undoes.
  package var undoneFields: Set<FieldID> = []
  /// The fields with an entry that are hidden by now, so that no row could show what became of it.
  private(set) var hiddenFields: [FieldID] = []
  /// The entries from which the blanks around them are taken off, as they were typed.
  var trimmed: [FieldID: String] = [:]
  /// The values that were read out of the inputs, for the rules.
  var values: [FieldID: FieldValue] = [:]

  private init() {}

  /// Reads a submission over a record, and checks the rules of what is to be stored. With
  /// `keepsBlanks` texts are read as they were typed.
  package init(
    _ submission: Submission, in record: ShownRecord, keepsBlanks: Bool = false,
    restorable: RecordEditing.RestorableFields = { change, _ in change.fieldsWithOld }
  ) {
    // Read fields with computed options last: those may depend on what is entered into the others.
    let fields = submission.fields.compactMap { record.field($0) }
    // A new record has all entries on its screen, and drops those of hidden fields with Save.
    let hidden = record.target.isNew ? [] : record.hiddenFields
    for field in fields.filter({ !$0.editor.computesOptions })
      + fields.filter(\.editor.computesOptions)
    {
      guard let input = submission[field.id] else { continue }
      if let restored = input.restored {
        if let entry = unsaved(input, submission.scope, of: field, in: record) {
          pending[field.id] = entry
        } else {
          undo(restored, theirs: input.theirs, of: field, in: record)
          // The restored value was accepted before.
          if hidden.contains(field.id) { values[field.id] = nil }
        }
      } else if hidden.contains(field.id) {
        var entered = ValidatedSubmission()
        entered.take(input, of: field, in: record)
        if !entered.pending.isEmpty { hiddenFields.append(field.id) }
      } else {
        take(input, of: field, in: record, keepsBlanks: keepsBlanks)
      }
    }
    check(.storing, in: record)
    if !record.target.isNew { dropProblemsOfHidden(in: record) }
    // A rule may want the blanks.
    if trimmed.keys.contains(where: { pending[$0]?.problem != nil }) {
      self = ValidatedSubmission(
        submission, in: record, keepsBlanks: true, restorable: restorable)
      return
    }
    askBeforeLosing(submission, in: record, restorable)
  }

  /// True if any entry was refused, so that nothing may be stored.
  package var isRefused: Bool {
    pending.values.contains { $0.problem != nil }
  }

  /// The cells of fields without a problem.
  var cellsWithoutProblem: [Change.Cell] {
    cells.filter { pending[FieldID($0.column)]?.problem == nil }
  }

  /// The submission with its texts read as they were typed, if blanks around one were taken off
  /// and the rule that refused may want them; `nil` otherwise.
  func keepingBlanks(
    after error: StoreError, _ submission: Submission, in record: ShownRecord,
    restorable: RecordEditing.RestorableFields
  ) -> ValidatedSubmission? {
    guard !trimmed.isEmpty, error.mayWantBlanks else { return nil }
    return ValidatedSubmission(submission, in: record, keepsBlanks: true, restorable: restorable)
  }

  /// Asks for confirmation of each change that would lose a value for good.
  private mutating func askBeforeLosing(
    _ submission: Submission, in record: ShownRecord, _ restorable: RecordEditing.RestorableFields
  ) {
    // A new record has no stored value that could be lost.
    guard !record.target.isNew else { return }
    let nextUndo = Undo(
      of: cells, before: record, after: record.with(cells), undoneFields: undoneFields)
    let restorableFields = restorable(nextUndo, record)
    for cell in cells {
      let id = FieldID(cell.column)
      guard !restorableFields.contains(id), let field = record.field(id),
        let input = submission[id],
        let loss = Loss(by: cell, input, submission.scope, of: field, in: record)
      else { continue }
      pending[id, default: PendingEntry(isProblemOnly: true)].problem = .needsConsent(loss)
    }
  }

  private mutating func take(
    _ input: FieldInput, of field: Field<DynamicRecord>, in record: ShownRecord,
    keepsBlanks: Bool = false
  ) {
    guard input.isChange(of: field) || input.isNoneChosen(of: field, in: record),
      let original = input.seenToken
    else { return }
    // A page never contains a secret, so an input that neither sets nor clears it changes nothing.
    let isSecret = record.kind(of: field).isSecret
    if isSecret, !input.clears, input.text?.isEmpty != false { return }
    var entry = PendingEntry(
      typed: isSecret ? nil : input.clears ? "" : input.set ?? input.day ?? input.text,
      picked: input.picked?.selection, chosen: input.entered(into: field), original: original)
    do {
      var reader = InputReader(
        field: field, record: record, recordWithInputs: record.with(cells).stored)
      reader.keepsBlanks = keepsBlanks
      let value = try reader.value(of: input, original: original)
      trimmed[field.id] = reader.trimmed
      guard let value else { return }
      let new = try field.stored(value, over: record.stored)
      guard !original.matches(new) else { return }
      if let problem = FieldError.unknown(new, in: field, of: record) {
        entry.problem = .field(problem)
      } else {
        cells.append(Change.Cell(column: field.id.name, original: original, new: new))
        values[field.id] = value
      }
    } catch {
      entry.problem = .field(error)
    }
    pending[field.id] = entry
  }
}

extension Submission {
  /// Throws for a submission that no screen of this program sends: with a field that the form does
  /// not have, with the press of a field that is not a button, with a file for a field that is not
  /// a picture, or without the token of the value that the person saw.
  package func check(against form: Form<DynamicRecord>) throws(SubmissionError) {
    for id in fields {
      guard let input = self[id] else { continue }
      guard let field = form.field(id) else { throw .unknownField(id, form: form.title) }
      if input.file != nil, !field.kind.isPicture { throw .unexpectedFile(label: field.label) }
      let isWithoutToken =
        input.restored != nil
        ? input.theirs == nil : input.isChange(of: field) && input.seenToken == nil
      if isWithoutToken { throw .withoutToken(label: field.label) }
    }
    // A press of a field that is not a button is refused before anything is stored.
    if let pressed, form.field(pressed)?.editor.isButton != true {
      throw .unknownField(pressed, form: form.title)
    }
  }
}

extension FieldInput {
  /// True if anything was sent that may change the value. An unchecked box is not sent, so for a
  /// switch its token is enough.
  fileprivate func isChange(of field: Field<DynamicRecord>) -> Bool {
    (!actions.isEmpty || (field.isSwitch && original != nil)) && !keeps
  }

  /// True if the options of a choice of several were shown and none was sent, so that none is
  /// chosen.
  fileprivate func isNoneChosen(of field: Field<DynamicRecord>, in record: ShownRecord) -> Bool {
    field.kind.isSeveral && field.design == nil && actions.isEmpty && original != nil
      && (record.showsOptions(of: field) || record.isOpen(field))
  }

  /// The chosen options as the field's controls hold them, encoded; empty if none of several is
  /// chosen, `nil` if the input is not a choice.
  fileprivate func entered(into field: Field<DynamicRecord>) -> [String]? {
    guard field.kind.isSeveral else { return (use ?? chosen.first).map { [$0] } }
    return actions.isEmpty || actions.contains(where: \.isChoice) ? members : nil
  }

  /// The token of the latest value that the person saw: `theirs` in a decision between two values,
  /// and `original` otherwise.
  fileprivate var seenToken: Token? { (setsOrClears ? theirs : nil) ?? original }
}

extension ValidatedSubmission {
  /// Checks the rules of the values that are to be stored, in the record as the whole submission
  /// would leave it.
  private mutating func check(_ timings: Set<RuleTiming>, in record: ShownRecord) {
    guard !values.isEmpty else { return }
    let stored = record.revealed ?? record.stored
    var entered = stored
    for cell in cells { entered[cell.column] = cell.new }
    let hidden = record.layout.hiddenFields(in: record.with(cells).stored)
    for field in record.layout.fields(values.keys) {
      guard let value = values[field.id] else { continue }
      let cell = cells.first { $0.column == field.id.name }
      if let cell, isStored(cell, in: stored), !readsChangedField(field, timings, in: record) {
        continue
      }
      // `Form.problem(of:in:…)` expects the stored value in the field itself.
      var context = entered
      context[field.id.name] = stored[field.id.name]
      // A list of chosen options is checked against the list that the person saw. If another list
      // is stored by now, the store finds the conflict.
      if field.kind.isSeveral, let original = cell?.original {
        context[field.id.name] = original.value ?? context[field.id.name]
      }
      guard
        let problem = record.form.problem(
          of: value, in: field, of: context, at: timings, hidden: hidden,
          environment: record.environment)
      else { continue }
      cells.removeAll { $0.column == field.id.name }
      pending[field.id, default: PendingEntry(isProblemOnly: true)].problem = .field(problem)
    }
  }

  /// Drops refused entries in fields that the other entries hide: nobody asks for them any more.
  private mutating func dropProblemsOfHidden(in record: ShownRecord) {
    guard record.layout.hides, isRefused else { return }
    for id in record.layout.hiddenFields(in: record.with(cells).stored)
    where pending[id]?.problem != nil { pending[id] = nil }
  }

  /// True for a value that is stored already, because somebody else entered the same: there is
  /// nothing left to refuse.
  private func isStored(_ cell: Change.Cell, in stored: DynamicRecord) -> Bool {
    cell.new.isIdentical(to: stored[cell.column])
  }

  /// True if the rules of a field read another field that is changed with it.
  private func readsChangedField(
    _ field: Field<DynamicRecord>, _ timings: Set<RuleTiming>, in record: ShownRecord
  ) -> Bool {
    let fieldsRead = Set(record.form.fieldsReadByRules(of: field, at: timings).map(\.name))
    return cells.contains { fieldsRead.contains($0.column) }
  }

  /// Preconditions of the write: the stored values of other fields that the rules read. If one of
  /// them changed since, the rules have to be checked again.
  func guards(in record: ShownRecord) -> [Change.Guard] {
    let written = Set(cells.map(\.column))
    let columns = record.layout.fields(written.map { FieldID($0) })
      .flatMap { record.form.fieldsReadByRules(of: $0, at: .storing) }.map(\.name)
    return Set(columns).subtracting(written).intersection(record.stored.columns).sorted()
      .map { Change.Guard(column: $0, original: record.stored[$0]) }
  }
}

extension ValidatedSubmission {
  /// The unstored entry of a field whose last change is to be undone; `nil` if there is none.
  ///
  /// A form that is sent whole may contain texts that are not stored yet. An Undo would discard
  /// such a text, so it is refused. A host that sends one field at a time has stored the text by
  /// then.
  private func unsaved(
    _ input: FieldInput, _ scope: Submission.Scope, of field: Field<DynamicRecord>,
    in record: ShownRecord
  ) -> PendingEntry? {
    guard scope == .form else { return nil }
    var entered = input
    entered.actions.removeAll { if case .restored = $0 { true } else { false } }
    entered.theirs = nil
    var validated = ValidatedSubmission()
    validated.take(entered, of: field, in: record)
    guard var entry = validated.pending[field.id] else { return nil }
    entry.problem = .unsaved(current: record.conflictText(field))
    return entry
  }

  /// Adds the cell that restores an earlier value over the value that the undone change stored.
  ///
  /// The rules are checked as for any other value, because other fields may have changed since.
  /// They are not checked for a value that is mismatched, missing or unlisted: the field had it
  /// before, so it may be restored. The store's compare-and-set decides if the Undo still applies.
  private mutating func undo(
    _ restored: Restored, theirs: Token?, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    guard let theirs else { return }
    guard record.kind(of: field).isRestorable else {
      pending[field.id] = PendingEntry(isProblemOnly: true, problem: .field(.readOnly))
      return
    }
    let previous = PreviousValue(field: field, record: record)
    guard let value = previous.value(restored.wire) else {
      pending[field.id] = PendingEntry(isProblemOnly: true, problem: .forgotten)
      return
    }
    if !restored.isRedo { undoneFields.insert(field.id) }
    guard !theirs.matches(value) else { return }
    cells.append(Change.Cell(column: field.id.name, original: theirs, new: value))
    let reading = record.with(value, in: field.id.name).reading(field)
    if case .value(let value) = reading, previous.accepts(value) { values[field.id] = value }
  }
}

extension StoreError {
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
