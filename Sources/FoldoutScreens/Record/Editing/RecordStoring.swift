import FoldoutForms
import FoldoutRecords

/// The storing of a change: the attempts, the trials that collect all refusals, and conflicts.
struct RecordStoring: Sendable {
  /// The next thing that storing needs, or its end.
  enum Step: Sendable {
    case ask(Ask)
    /// Nothing differs from what is stored.
    case unchanged
    /// The change is stored; the program is told by the ask. The `altered` fields hold other values
    /// than were entered.
    case stored(Ask, altered: [FieldID])
    /// Nothing is stored, and these entries are shown again.
    case kept(RecordConclusion.Outcome, [FieldID: PendingEntry])
    case gone
    case fail(StoreError)
  }

  private let submission: Submission
  /// True if the form was sent by Save.
  private let isSave: Bool
  /// The limits for reading the record back after a change; `nil` for whole values.
  private let limits: ValueLimits?
  private let restorable: RecordEditing.RestorableFields
  private var validated: ValidatedSubmission
  /// The number of further attempts after somebody changed a guard.
  private var triesLeft = RecordEditing.maxTries
  /// True if the store is asked to try the values that have no problem so far, not to keep them.
  private(set) var isTrial = false

  init(
    _ submission: Submission, in record: ShownRecord, isSave: Bool, limits: ValueLimits?,
    restorable: @escaping RecordEditing.RestorableFields
  ) {
    self.submission = submission
    self.isSave = isSave
    self.limits = limits
    self.restorable = restorable
    validated = ValidatedSubmission(submission, in: record, restorable: restorable)
  }

  /// The entries that lost the blanks around them, as they were typed.
  var trimmed: [FieldID: String] { validated.trimmed }
  /// The fields with an entry that are hidden by now.
  var hiddenFields: [FieldID] { validated.hiddenFields }
  /// The entries that the rules refused.
  var refused: [FieldID: PendingEntry] { validated.pending }

  /// Asks the store for the change, unless an entry was refused or nothing differs.
  ///
  /// The store writes only if the guards are unchanged: the other fields that rules and conditions
  /// read. If somebody changed one in between, all is checked again with its new value: two changes
  /// that are valid alone cannot together break a rule. An entry in a field that is hidden by now
  /// keeps all entries on the screen.
  mutating func store(_ record: ShownRecord) -> Step {
    if !hiddenFields.isEmpty { return .kept(.conflict, validated.pending) }
    if validated.isRefused { return refuse(record) }
    if validated.cells.isEmpty { return .unchanged }
    triesLeft -= 1
    isTrial = false
    return ask(toStore: validated.cells, guards: validated.guards(in: record), record)
  }

  /// Decides what follows from the store's answer to a change or a trial.
  mutating func answered(_ answer: StoreAnswer, _ record: inout ShownRecord) -> Step {
    if isTrial { return tried(answer, record) }
    switch answer {
    case .stored(let reading, let altered, let alsoWritten):
      return stored(
        reading, altered: altered.map { FieldID($0) }, alsoWritten: Set(alsoWritten), &record)
    case .conflict(let reading, let columns):
      record.show(reading)
      record.dropStaleUndoLines()
      let requested = validated.cells.map(\.column)
      let isGuardConflict = Set(columns).isDisjoint(with: requested)
      guard isGuardConflict, triesLeft > 0 else {
        return conflict(in: isGuardConflict ? requested : columns, record)
      }
      validated = ValidatedSubmission(submission, in: record, restorable: restorable)
      return store(record)
    case .gone: return .gone
    case .failed(let error):
      guard case .refused = error else { return .fail(error.labelled(in: record)) }
      if let whole = validated.keepingBlanks(
        after: error, submission, in: record, restorable: restorable)
      {
        validated = whole
        return store(record)
      }
      _ = attribute(error, record)
      return refuse(record)
    }
  }

  private func stored(
    _ reading: RecordReading, altered: [FieldID], alsoWritten: Set<String>,
    _ record: inout ShownRecord
  ) -> Step {
    let old = record
    record.show(reading)
    record.undo = record.undo.followed(
      by: Undo(
        of: validated.cells, before: old, after: record, undoneFields: validated.undoneFields),
      undoing: validated.undoneFields)
    let report = Ask.report(
      reading.stored, of: record, since: old, altered: Set(altered), alsoWritten: alsoWritten,
      entered: Set(validated.cells.map(\.column)))
    return .stored(report, altered: altered)
  }

  /// Asks the store to change some cells. The answer names what the record may refer to before and
  /// after.
  private func ask(
    toStore cells: [Change.Cell], guards: [Change.Guard] = [], _ record: ShownRecord
  ) -> Step {
    var change = Change(
      table: record.target.table, key: record.target.key, cells: cells, guards: guards,
      limits: limits)
    change.isTrial = isTrial
    return .ask(
      .store(change, beside: record.referenceVariants() + [record.with(cells).stored]))
  }

  /// Shows both values: what is stored now, and what was entered.
  private func conflict(in columns: [String], _ record: ShownRecord) -> Step {
    var pending = validated.pending
    for column in columns {
      let id = FieldID(column)
      guard let field = record.field(id) else { continue }
      guard submission[id]?.restored == nil else {
        pending[id] = PendingEntry(
          isProblemOnly: true, problem: .undoConflict(current: record.conflictText(field)))
        continue
      }
      let entered = record.with(validated.cells.filter { $0.column == column })
      pending[id]?.problem = .conflict(
        current: record.conflictText(field), entered: entered.conflictText(field),
        choice: isStillOffered(field, record) ? .init(storing: field, of: entered) : nil)
    }
    return .kept(.conflict, pending)
  }

  /// True if the value that was chosen could be stored over the present one. An option that is
  /// no longer offered is valid only while it is stored; if somebody else has replaced it
  /// meanwhile, it cannot be chosen.
  private func isStillOffered(_ field: Field<DynamicRecord>, _ record: ShownRecord) -> Bool {
    guard field.editor.hasOptions, let value = validated.values[field.id] else { return true }
    return record.form.problem(
      of: value, in: field, of: record.revealed ?? record.stored, at: .storing,
      hidden: record.hiddenFields,
      environment: record.environment) == nil
  }
}

extension RecordStoring {
  /// Shows the refusals. For a form that is sent whole, the problems of all fields are collected
  /// first; a host that sends one field at a time gets the problems of that field only.
  private mutating func refuse(_ record: ShownRecord) -> Step {
    switch submission.scope {
    case .field: .kept(.refused, entriesThatStay(on: record).mapValues(\.retained))
    case .form: tryCellsWithoutProblem(record)
    }
  }

  /// The entries for a screen that stays. One that another may make valid stands refused until both
  /// are stored together, unless it is a secret or a picture, which no screen carries.
  private func entriesThatStay(on record: ShownRecord) -> [FieldID: PendingEntry] {
    var entries = validated.pending
    for (id, entry) in entries {
      guard case .store(.refused(let rule, _, _)) = entry.problem, rule.mayReadOthers,
        rule != .unique || !record.target.uniqueColumns.contains(id.name),
        submission[id]?.restored == nil, let field = record.field(id),
        !field.kind.isSecret, !record.kind(of: field).isSecret, !field.kind.isPicture
      else { continue }
      let entered = record.with(validated.cells.filter { $0.column == id.name })
      entries[id]?.standing = PendingEntry.Standing(
        sends: .init(storing: field, of: entered), text: entered.conflictText(field))
    }
    return entries
  }

  /// Has the store validate the values that have no problem so far, without storing them.
  private mutating func tryCellsWithoutProblem(_ record: ShownRecord) -> Step {
    guard !validated.cellsWithoutProblem.isEmpty else { return allRefusals(record) }
    isTrial = true
    return ask(toStore: validated.cellsWithoutProblem, record)
  }

  /// Handles the answer to a trial: a new refusal starts another trial of the remaining values, and
  /// otherwise all refusals are shown.
  private mutating func tried(_ answer: StoreAnswer, _ record: ShownRecord) -> Step {
    guard case .failed(let error) = answer, isOfOneColumn(error, record), attribute(error, record)
    else { return allRefusals(record) }
    return tryCellsWithoutProblem(record)
  }

  /// True if the refusal concerns one column alone.
  ///
  /// A trial has only a part of the entries, and a rule on several columns may hold once the others
  /// are corrected.
  private func isOfOneColumn(_ error: StoreError, _ record: ShownRecord) -> Bool {
    guard case .refused(let rule, let column?, _) = error else { return false }
    return switch rule {
    case .notNull, .type, .inexact, .becomesNumber, .foreignKey, .stillReferredTo, .linkedSecret:
      true
    case .unique: record.target.uniqueColumns.contains(column)
    case .uniqueTogether, .check, .trigger: false
    }
  }

  /// All refusals; after Save of the whole form, also those of the rules that are checked only
  /// then.
  private func allRefusals(_ record: ShownRecord) -> Step {
    var pending = validated.pending
    if isSave {
      let withEntries = record.with(validated.cellsWithoutProblem)
      pending.merge(withEntries.problems(at: [.onSubmit])) { entry, found in
        var entry = entry
        entry.problem = entry.problem ?? found.problem
        return entry
      }
    }
    return .kept(.refused, pending)
  }

  /// Attributes the store's refusal to the field that it names, or else to the first changed field
  /// without a problem. Returns false if the error is not a refusal or every changed field has a
  /// problem.
  private mutating func attribute(_ error: StoreError, _ record: ShownRecord) -> Bool {
    if case .refused(.foreignKey, _, _) = error, markMissingReferences(record) { return true }
    guard case .refused(_, let column, _) = error,
      let first = validated.cellsWithoutProblem.first?.column
    else { return false }
    let isNamed = validated.cellsWithoutProblem.contains { $0.column == column }
    let id = FieldID(isNamed ? column ?? first : first)
    validated.pending[id, default: PendingEntry(isProblemOnly: true)].problem = .store(
      error.labelled(in: record))
    return true
  }

  /// Marks each reference to an unknown record as missing, and returns true if there was one. If
  /// all are known, the store's refusal is about the records that refer to this one.
  private mutating func markMissingReferences(_ record: ShownRecord) -> Bool {
    var hasMissing = false
    for cell in validated.cellsWithoutProblem where cell.new != .null {
      let id = FieldID(cell.column)
      guard let field = record.field(id), field.editor.reference != nil,
        record.labels[cell.column, cell.new] == nil
      else { continue }
      validated.pending[id, default: PendingEntry(isProblemOnly: true)].problem = .field(
        .missing(cell.new, in: field, of: record))
      hasMissing = true
    }
    return hasMissing
  }
}

extension StoreError.Rule {
  /// True if the rule may read other columns, so that another entry may make the refused one valid.
  fileprivate var mayReadOthers: Bool {
    switch self {
    case .unique, .uniqueTogether, .check(_, allowed: nil), .foreignKey, .trigger: true
    case .notNull, .check, .stillReferredTo, .type, .inexact, .becomesNumber, .linkedSecret: false
    }
  }
}
