import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Shows the refusals. For a form that is sent whole, the problems of all fields are collected
  /// first; a host that sends one field at a time gets the problems of that field only.
  mutating func refuse() -> NextStep {
    switch submission.scope {
    case .field:
      return .show(conclude(.refused, pending: entriesThatStay.mapValues(\.retained)))
    case .form: return tryCellsWithoutProblem()
    }
  }

  /// The entries for a screen that stays. One that another may make valid stands refused until both
  /// are stored together, unless it is a secret or a picture, which no screen carries.
  private var entriesThatStay: [FieldID: PendingEntry] {
    var entries = validated.pending
    for (id, entry) in entries {
      guard case .store(.refused(let rule, _, _)) = entry.problem, rule.mayReadOthers,
        rule != .unique || !record.target.uniqueColumns.contains(id.name),
        submission[id]?.restored == nil, let field = record.form.field(id),
        !field.kind.isSecret, !record.kind(of: field).isSecret, !field.kind.isPicture
      else { continue }
      let entered = record.with(validated.cells.filter { $0.column == id.name })
      entries[id]?.standing = PendingEntry.Standing(
        sends: entered.payload(storing: field), text: entered.conflictText(field))
    }
    return entries
  }

  /// Has the store validate the values that have no problem so far, without storing them.
  private mutating func tryCellsWithoutProblem() -> NextStep {
    guard !validated.cellsWithoutProblem.isEmpty else { return showAllRefusals() }
    stage = .trying
    var trial = change(of: validated.cellsWithoutProblem)
    trial.isTrial = true
    return ask(toStore: trial)
  }

  /// Handles the answer to a trial: a new refusal starts another trial of the remaining values, and
  /// otherwise all refusals are shown.
  mutating func tried(_ answer: StoreAnswer) -> NextStep {
    guard case .failed(let error) = answer, isOfOneColumn(error), attribute(error) else {
      return showAllRefusals()
    }
    return tryCellsWithoutProblem()
  }

  /// True if the refusal concerns one column alone.
  ///
  /// A trial has only a part of the entries, and a rule on several columns may hold once the others
  /// are corrected.
  private func isOfOneColumn(_ error: StoreError) -> Bool {
    guard case .refused(let rule, let column?, _) = error else { return false }
    return switch rule {
    case .notNull, .type, .inexact, .becomesNumber, .foreignKey, .stillReferredTo, .linkedSecret:
      true
    case .unique: record.target.uniqueColumns.contains(column)
    case .uniqueTogether, .check, .trigger: false
    }
  }

  /// Shows all refusals; after Save of the whole form, also those of the rules that are checked
  /// only then.
  private mutating func showAllRefusals() -> NextStep {
    var pending = validated.pending
    if isSave {
      let withEntries = record.with(validated.cellsWithoutProblem)
      pending.merge(withEntries.problems(at: [.onSubmit])) { entry, found in
        var entry = entry
        entry.problem = entry.problem ?? found.problem
        return entry
      }
    }
    return .show(conclude(.refused, pending: pending))
  }

  /// Attributes the store's refusal to the field that it names, or else to the first changed field
  /// without a problem. Returns false if the error is not a refusal or every changed field has a
  /// problem.
  @discardableResult mutating func attribute(_ error: StoreError) -> Bool {
    if case .refused(.foreignKey, _, _) = error, markMissingReferences() { return true }
    guard case .refused(_, let column, _) = error,
      let first = validated.cellsWithoutProblem.first?.column
    else { return false }
    let isNamed = validated.cellsWithoutProblem.contains { $0.column == column }
    let id = FieldID(isNamed ? column ?? first : first)
    validated.pending[id, default: PendingEntry(isProblemOnly: true)].problem = .store(
      labelled(error))
    return true
  }

  /// Marks each reference to an unknown record as missing, and returns true if there was one. If
  /// all are known, the store's refusal is about the records that refer to this one.
  private mutating func markMissingReferences() -> Bool {
    var hasMissing = false
    for cell in validated.cellsWithoutProblem where cell.new != .null {
      let id = FieldID(cell.column)
      guard let field = record.form.field(id), field.editor.reference != nil,
        record.names[cell.column, cell.new] == nil
      else { continue }
      validated.pending[id, default: PendingEntry(isProblemOnly: true)].problem = .field(
        record.missing(cell.new, in: field))
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
