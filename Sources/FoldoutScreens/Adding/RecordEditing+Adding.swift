import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Takes in what was entered into a record that is still to be added: it is stored with all the
  /// rest, or kept on the screen until then.
  mutating func enter(_ addition: Addition) -> NextStep {
    if let adding = submission.adding { return add(adding, addition) }
    // A choice that was empty before, and is sent along with a search, is asked for by Save.
    let refused = validated.pending.filter { _, entry in
      let wasEmpty = entry.original?.matches(.null) == true
      return entry.problem != nil && !(wasEmpty && entry.problem == .field(.required))
    }
    keep()
    guard refused.isEmpty else {
      return .show(conclude(.refused, pending: refused.mapValues(\.retained)))
    }
    return .show(conclude(.accepted(isStored: false), pending: unkept))
  }

  /// Stores the record, unless something of it is refused.
  private mutating func add(_ adding: Submission.Adding, _ addition: Addition) -> NextStep {
    let whole = record.with(validated.cells)
    let problems = whole.problems(at: .submitting)
      .merging(validated.pending.filter { $0.value.problem != nil }) { $1 }
    guard problems.isEmpty else { return refuse(problems) }
    let cells = addition.cells(of: whole.stored, in: record.form)
    asked = cells
    switch adding.ticket {
    case .missing: return ask(.withoutTicket)
    case .earlier where !adding.isSure && !isToldApart(cells): return ask(.maybeAdded)
    // Agreed to twice it is one add; before that nothing is known of it, and the question is asked
    // again.
    case .earlier(let ticket): return insert(cells, ticket: adding.isSure ? ticket : nil)
    case .own(let ticket): return insert(cells, ticket: ticket)
    }
  }

  private mutating func insert(_ cells: [Insertion.Cell], ticket: InsertionTicket?) -> NextStep {
    stage = .inserting(cells)
    return .insert(
      Insertion(table: record.target.table, cells: cells, ticket: ticket, limits: limits))
  }

  /// Takes the store's answer to the record that was to be added.
  package mutating func inserted(_ answer: InsertionAnswer) -> NextStep {
    switch answer {
    case .stored(let reading, let altered, let following, let isRepeated, let digest):
      guard case .inserting(let cells) = stage else {
        return .show(conclude(.accepted(isStored: false)))
      }
      var blank = record
      blank.draft(
        blank.stored.columns.map { Change.Cell(column: $0, original: Token(.null), new: .null) })
      record.settle(reading)
      stage = .reportingAdded(
        altered: altered.map { FieldID($0) }, isRepeated: isRepeated, digest: digest)
      guard !isRepeated else { return reported() }
      return .report(
        reading.stored,
        reports(
          since: blank, altered: Set(altered.map { FieldID($0) }), following: Set(following),
          entered: Set(cells.map(\.column))))
    case .gone: return ask(.removed)
    case .otherwise(let key): return ask(.addedOtherwise(key))
    case .forgotten: return ask(.maybeAdded)
    case .failed(let error) where mayBeItself(error): return ask(.maybeAdded)
    case .failed(let error): return refused(error)
    }
  }

  /// Goes on after the program was told of the new record.
  mutating func concludeAdding(
    altered: [FieldID], isRepeated: Bool, digest: RowDigest?
  ) -> NextStep {
    var conclusion = conclude(.added(isRepeated: isRepeated), altered: altered)
    conclusion.digest = digest
    return .show(conclusion)
  }

  /// Shows what was not taken, beside what is kept.
  mutating func refuse(
    _ problems: [FieldID: PendingEntry], because reason: String? = nil
  ) -> NextStep {
    let entries = validated.pending
    keep()
    var conclusion = conclude(
      .refused,
      pending: unkept.merging(problems) { $1 }.mapValues(\.retained)
        .merging(entries) { problem, entry in
          var entry = entry
          entry.problem = problem.problem
          return entry
        })
    conclusion.reason = reason
    return .show(conclusion)
  }

  private mutating func ask(_ question: AddQuestion) -> NextStep {
    keep()
    var conclusion = conclude(.refused, pending: unkept)
    conclusion.question = question
    return .show(conclusion)
  }

  /// Keeps on the screen what was entered and is sound.
  private mutating func keep() {
    record.draft(validated.sound.filter { !isForSave($0.column) })
  }

  /// The entries that no screen carries, to be entered once more: secrets, which stand in no page,
  /// and files. A screen that stays has them still.
  private var unkept: [FieldID: PendingEntry] {
    guard submission.scope == .form else { return [:] }
    let lost = validated.sound.filter { $0.new != .null && isForSave($0.column) }
    return Dictionary(
      lost.map { (FieldID($0.column), PendingEntry(isUndo: true, problem: .unkept)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// True for a column whose values are only taken when the record is stored.
  private func isForSave(_ column: String) -> Bool {
    guard let kind = record.form.field(FieldID(column))?.kind else { return false }
    return kind.isSecret
      || (kind.isPicture
        && validated.cells.contains { cell in
          cell.column == column && cell.new != .null
        })
  }

  /// True where a value is taken, and the record that has it may be this one: added before the
  /// process was started, and sent again.
  private func mayBeItself(_ error: StoreError) -> Bool {
    guard case .refused(.unique, _, let table) = error, table == record.target.table,
      let adding = submission.adding, !adding.isSure
    else { return false }
    switch adding.ticket {
    case .earlier: return true
    case .own, .missing: return false
    }
  }

  /// True where the record cannot be added twice, because a value of it must be unique.
  private func isToldApart(_ cells: [Insertion.Cell]) -> Bool {
    cells.contains { $0.new != .null && record.target.uniqueColumns.contains($0.column) }
  }
}
