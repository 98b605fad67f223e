import Foldout
package import FoldoutForms
package import FoldoutRecords

/// The cells that a submission asks to be stored, and the entries that were not taken.
package struct ValidatedSubmission: Sendable {
  /// The cells to be changed; empty where nothing differs from what was seen.
  package var cells: [Change.Cell] = []
  /// The entries, to be shown again where anything was refused.
  package var pending: [FieldID: PendingEntry] = [:]
  /// The fields whose last change is taken back by this one.
  package var undone: Set<FieldID> = []
  /// The values that were read out of the inputs, for the rules.
  var values: [FieldID: FieldValue] = [:]

  /// Nothing to be stored.
  init() {}

  /// Reads a submission over a record, and asks the rules about what is to be stored.
  package init(
    _ submission: Submission, over record: ShownRecord,
    carried: RecordEditing.Carried = { change, _ in change.fieldsWithOld }
  ) {
    // Options may follow from what is entered beside them, so fields that have such come last.
    let fields = submission.fields.compactMap { record.form.field($0) }
    let isLate = { (field: Field<DynamicRecord>) in field.editor.choice?.followsRecord == true }
    for field in fields.filter({ !isLate($0) }) + fields.filter(isLate) {
      guard let input = submission[field.id] else { continue }
      if let restored = input.restored {
        if let entry = unsaved(input, submission.scope, of: field, over: record) {
          pending[field.id] = entry
        } else {
          undo(restored, theirs: input.theirs, of: field, over: record)
        }
      } else {
        take(input, of: field, over: record)
      }
    }
    check(.storing, over: record)
    askBeforeLosing(submission, over: record, carried)
  }

  /// True where any entry was refused, so that nothing may be stored.
  package var isRefused: Bool {
    pending.values.contains { $0.problem != nil }
  }

  /// The cells that nothing was said against.
  var sound: [Change.Cell] {
    cells.filter { pending[FieldID($0.column)]?.problem == nil }
  }

  mutating func take(
    _ input: FieldInput, of field: Field<DynamicRecord>, over record: ShownRecord
  ) {
    guard input.isChange(of: field) || record.isWhole(input, of: field),
      let original = input.seenToken
    else { return }
    // A secret is never sent back, and one that is neither typed nor cleared is not changed.
    let isSecret = record.kind(of: field).isSecret
    if isSecret, !input.clears, input.text?.isEmpty != false { return }
    var entry = PendingEntry(
      typed: isSecret ? nil : input.clears ? "" : input.set ?? input.day ?? input.text,
      picked: input.picked?.selection, chosen: input.entered(into: field), original: original)
    do {
      let reader = InputReader(
        field: field, record: record, whole: record.with(cells).stored)
      guard let value = try reader.value(of: input, original: original) else { return }
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
  /// True where options of several were shown and none was sent, so that none is chosen.
  fileprivate func isWhole(_ input: FieldInput, of field: Field<DynamicRecord>) -> Bool {
    field.kind.isSeveral && input.deeds.isEmpty && input.original != nil
      && (showsOptions(of: field) || isOpen(field))
  }
}

extension Submission {
  /// Throws for what no screen of ours sends: a field that there is not, a button that is none, an
  /// input without the token of what was seen.
  package func check(against form: Form<DynamicRecord>) throws(SubmissionError) {
    for id in fields {
      guard let input = self[id] else { continue }
      guard let field = form.field(id) else { throw .unknownField(id, form: form.title) }
      let isWithoutToken =
        input.restored != nil
        ? input.theirs == nil : input.isChange(of: field) && input.seenToken == nil
      if isWithoutToken { throw .withoutToken(label: field.label) }
    }
    // A press of something else is refused before anything is stored.
    if let pressed, form.field(pressed)?.editor.isButton != true {
      throw .unknownField(pressed, form: form.title)
    }
  }
}

extension FieldInput {
  /// True where anything was sent that may change the value. A box that is not checked is not sent.
  fileprivate func isChange(of field: Field<DynamicRecord>) -> Bool {
    (!deeds.isEmpty || (field.kind.isFlag && original != nil)) && !keeps
  }

  /// The options that were chosen of a field, as its controls hold them; `nil` for none.
  fileprivate func entered(into field: Field<DynamicRecord>) -> [String]? {
    guard field.kind.isSeveral else { return (use ?? chosen.first).map { [$0] } }
    return deeds.isEmpty || deeds.contains(where: \.isChoice) ? members : nil
  }

  /// The token that the change was made knowing: a decision between two values knows the other's.
  fileprivate var seenToken: Token? { (isDecision ? theirs : nil) ?? original }
}
