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
  /// The entries from which the blanks around them are taken off, as they were typed.
  var trimmed: [FieldID: String] = [:]
  /// The values that were read out of the inputs, for the rules.
  var values: [FieldID: FieldValue] = [:]

  /// Nothing to be stored.
  init() {}

  /// Reads a submission over a record, and checks the rules of what is to be stored. With
  /// `keepsBlanks` texts are read as they were typed.
  package init(
    _ submission: Submission, in record: ShownRecord, keepsBlanks: Bool = false,
    restorable: RecordEditing.RestorableFields = { change, _ in change.fieldsWithOld }
  ) {
    // Read fields with computed options last: those may depend on what is entered into the others.
    let fields = submission.fields.compactMap { record.form.field($0) }
    let hasComputedOptions = { (field: Field<DynamicRecord>) in
      field.editor.choice?.dependsOnRecord == true
    }
    for field in fields.filter({ !hasComputedOptions($0) }) + fields.filter(hasComputedOptions) {
      guard let input = submission[field.id] else { continue }
      if let restored = input.restored {
        if let entry = unsaved(input, submission.scope, of: field, in: record) {
          pending[field.id] = entry
        } else {
          undo(restored, theirs: input.theirs, of: field, in: record)
        }
      } else {
        take(input, of: field, in: record, keepsBlanks: keepsBlanks)
      }
    }
    check(.storing, in: record)
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

  mutating func take(
    _ input: FieldInput, of field: Field<DynamicRecord>, in record: ShownRecord,
    keepsBlanks: Bool = false
  ) {
    guard input.isChange(of: field) || record.isNoneChosen(input, of: field),
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
      let new = try reader.stored(value)
      guard !original.matches(new) else { return }
      if let problem = record.unknown(new, in: field) {
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

extension ShownRecord {
  /// True if the options of a choice of several were shown and none was sent, so that none is
  /// chosen.
  fileprivate func isNoneChosen(_ input: FieldInput, of field: Field<DynamicRecord>) -> Bool {
    field.kind.isSeveral && input.actions.isEmpty && input.original != nil
      && (showsOptions(of: field) || isOpen(field))
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
