import FoldoutForms
import FoldoutRecords

extension RecordEditing {
  /// Handles a submission for a new record: adds the record if the person pressed a button for
  /// that, and otherwise keeps the entries on the screen.
  mutating func enter(_ addition: Addition) -> NextStep {
    if let adding = submission.adding { return add(adding, addition) }
    // A search also sends the page's empty choices; only Save reports that a required one is empty.
    let refused = validated.pending.filter { _, entry in
      let wasEmpty = entry.original?.matches(.null) == true
      return entry.problem != nil && !(wasEmpty && entry.problem == .field(.required))
    }
    draftEntries()
    guard refused.isEmpty else {
      return .show(conclude(.refused, pending: refused.mapValues(\.retained)))
    }
    return .show(conclude(.accepted(isStored: false), pending: entriesToRepeat))
  }

  /// Asks the store to add the record, unless an entry is refused or the person has to answer a
  /// question first.
  private mutating func add(_ request: Submission.Adding, _ addition: Addition) -> NextStep {
    let withEntries = record.with(validated.cells)
    let problems = withEntries.problems(at: .submitting)
      .merging(validated.pending.filter { $0.value.problem != nil }) { $1 }
    guard problems.isEmpty else { return refuse(problems) }
    let cells = addition.cells(of: withEntries.stored, in: record.form)
    requestedCells = cells
    switch request.ticket {
    case .missing(let isFromFuture): return ask(.withoutTicket(isFromFuture: isFromFuture))
    case .earlier where !request.isConfirmed && !hasUniqueValue(cells): return ask(.maybeAdded)
    // After the person's consent the ticket is sent, so that a repeated request adds only one
    // record. Without consent none is sent: the store refuses a repeat for its unique value, and
    // the question is asked.
    case .earlier(let ticket): return insert(cells, ticket: request.isConfirmed ? ticket : nil)
    case .own(let ticket): return insert(cells, ticket: ticket)
    }
  }

  private mutating func insert(_ cells: [Insertion.Cell], ticket: InsertionTicket?) -> NextStep {
    stage = .inserting(cells)
    let insertion = Insertion(
      table: record.target.table, cells: cells, ticket: ticket, limits: limits)
    return .ask(.insert(insertion, beside: record.referenceVariants()))
  }

  /// Handles the store's answer to the insertion.
  mutating func inserted(_ answer: InsertionAnswer) -> NextStep {
    switch answer {
    case .stored(let reading, let altered, let alsoWritten, let isRepeated, let digest):
      guard case .inserting(let cells) = stage else {
        return .show(conclude(.accepted(isStored: false)))
      }
      var blank = record
      blank.draft(
        blank.stored.columns.map { Change.Cell(column: $0, original: Token(.null), new: .null) })
      record.becomeStored(reading)
      stage = .reportingAdded(
        altered: altered.map { FieldID($0) }, isRepeated: isRepeated, digest: digest)
      guard !isRepeated else { return reported() }
      return .ask(
        .report(
          reading.stored,
          reports(
            since: blank, altered: Set(altered.map { FieldID($0) }),
            alsoWritten: Set(alsoWritten), entered: Set(cells.map(\.column)))))
    case .gone: return ask(.removed)
    case .addedOtherValues(let key): return ask(.addedWithOtherValues(key))
    case .forgotten: return ask(.maybeAdded)
    case .failed(let error) where mayBeRepeatedAdd(error): return ask(.maybeAdded)
    case .failed(let error) where keepBlanks(after: error):
      return submission.adding.flatMap { request in
        record.target.addition.map { add(request, $0) }
      } ?? refused(error)
    case .failed(let error): return refused(error)
    }
  }

  /// Concludes an addition once the new record was reported to the program.
  mutating func concludeAdding(
    altered: [FieldID], isRepeated: Bool, digest: RowDigest?
  ) -> NextStep {
    var conclusion = conclude(.added(isRepeated: isRepeated), altered: altered)
    conclusion.digest = digest
    return .show(conclusion)
  }

  /// Shows the new record's screen again with its entries, the problems of single fields, and the
  /// reason of a refusal that concerns no single field.
  mutating func refuse(
    _ problems: [FieldID: PendingEntry], because reason: String? = nil
  ) -> NextStep {
    let entries = validated.pending
    draftEntries()
    var conclusion = conclude(
      .refused,
      pending: entriesToRepeat.merging(problems) { $1 }.mapValues(\.retained)
        .merging(entries) { problem, entry in
          var entry = entry
          entry.problem = problem.problem
          return entry
        })
    conclusion.reason = reason
    return .show(conclusion)
  }

  private mutating func ask(_ question: AddQuestion) -> NextStep {
    draftEntries()
    var conclusion = conclude(.refused, pending: entriesToRepeat)
    conclusion.question = question
    return .show(conclusion)
  }

  /// Takes the valid entries into the record on the screen, except those that are accepted only
  /// with Save.
  private mutating func draftEntries() {
    record.draft(validated.cellsWithoutProblem.filter { !waitsForSave($0.column) })
  }

  /// The entries that have to be made again on the next screen: secrets and files, which no page
  /// carries. Empty for a screen that stays, because its controls still hold them.
  private var entriesToRepeat: [FieldID: PendingEntry] {
    guard submission.scope == .form else { return [:] }
    let lost = validated.cellsWithoutProblem.filter { $0.new != .null && waitsForSave($0.column) }
    return Dictionary(
      lost.map { (FieldID($0.column), PendingEntry(isProblemOnly: true, problem: .notCarried)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// True for a column whose value is accepted only with Save: a secret, or a picture that was
  /// chosen.
  private func waitsForSave(_ column: String) -> Bool {
    guard let kind = record.form.field(FieldID(column))?.kind else { return false }
    return kind.isSecret
      || (kind.isPicture
        && validated.cells.contains { cell in
          cell.column == column && cell.new != .null
        })
  }

  /// True if the store refused a unique value that may be this record's own: the request may repeat
  /// an add that an earlier process stored.
  private func mayBeRepeatedAdd(_ error: StoreError) -> Bool {
    guard case .refused(let rule, _, let table) = error, rule.isOfDuplicates,
      table == record.target.table, let adding = submission.adding, !adding.isConfirmed
    else { return false }
    switch adding.ticket {
    case .earlier: return true
    case .own, .missing: return false
    }
  }

  /// True if the record cannot be added twice, because a value of it must be unique.
  private func hasUniqueValue(_ cells: [Insertion.Cell]) -> Bool {
    cells.contains { $0.new != .null && record.target.uniqueColumns.contains($0.column) }
  }
}

extension StoreError.Rule {
  /// True if another record has the same value or values.
  fileprivate var isOfDuplicates: Bool {
    switch self {
    case .unique, .uniqueTogether: true
    case .notNull, .check, .foreignKey, .stillReferredTo, .type, .inexact, .becomesNumber,
      .linkedSecret, .trigger:
      false
    }
  }
}
