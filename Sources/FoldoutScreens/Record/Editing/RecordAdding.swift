import FoldoutForms
import FoldoutRecords

/// The adding of a new record: its entries are kept on the screen until a button stores them all.
struct RecordAdding: Sendable {
  /// The next thing that adding needs, or its end.
  enum Step: Sendable {
    case ask(Ask)
    /// The entries are taken; these have to be made again on the next screen.
    case entered([FieldID: PendingEntry])
    /// Nothing is stored, and these entries are shown again. The `reason` concerns no single field.
    case refused([FieldID: PendingEntry], reason: String? = nil)
    case question(AddQuestion, [FieldID: PendingEntry])
    /// The record is stored. The ask tells the program, unless an earlier request did.
    case added(Ask?, Added)
    case fail(StoreError)
  }

  /// A record that was added: the fields with other values than were entered, and the name of
  /// the add.
  struct Added: Sendable {
    var altered: [FieldID]
    var isRepeated: Bool
    var addID: String?
  }

  private let submission: Submission
  private let addition: Addition
  private let limits: ValueLimits?
  private let restorable: RecordEditing.RestorableFields
  private var validated: ValidatedSubmission
  /// The cells that the store was asked to insert; empty before an addition.
  private(set) var requestedCells: [Insertion.Cell] = []

  init(
    _ submission: Submission, _ addition: Addition, in record: ShownRecord, limits: ValueLimits?,
    restorable: @escaping RecordEditing.RestorableFields
  ) {
    self.submission = submission
    self.addition = addition
    self.limits = limits
    self.restorable = restorable
    // With script a new record's texts were read one by one, and the person decided about their
    // blanks; on the page of another new record nothing could be told.
    let keepsBlanks = submission.adding.map { submission.scope == .field || $0.isFollowed } ?? false
    validated = ValidatedSubmission(
      submission, in: record, keepsBlanks: keepsBlanks, restorable: restorable)
  }

  /// The entries that lost the blanks around them, as they were typed.
  var trimmed: [FieldID: String] { validated.trimmed }

  /// Adds the record if the person pressed a button for that, and otherwise keeps the entries on
  /// the screen.
  mutating func enter(_ record: inout ShownRecord) -> Step {
    if let adding = submission.adding { return add(adding, &record) }
    // A search also sends the page's empty choices; only Save reports that a required one is empty.
    let refused = validated.pending.filter { _, entry in
      let wasEmpty = entry.original?.matches(.null) == true
      return entry.problem != nil && !(wasEmpty && entry.problem == .field(.required))
    }
    draftEntries(&record)
    return refused.isEmpty
      ? .entered(entriesToRepeat(record)) : .refused(refused.mapValues(\.retained))
  }

  /// Asks the store to add the record, unless an entry is refused or the person has to answer a
  /// question first.
  private mutating func add(
    _ request: Submission.Adding, _ record: inout ShownRecord
  ) -> Step {
    let withEntries = withoutHiddenEntries(record.with(validated.cells))
    let hidden = withEntries.hiddenFields
    let problems = withEntries.problems(at: .submitting)
      .merging(validated.pending.filter { !hidden.contains($0) && $1.problem != nil }) { $1 }
    guard problems.isEmpty else { return refuse(problems, &record) }
    let cells = addition.cells(of: withEntries.stored, in: record.form)
    requestedCells = cells
    switch request.ticket {
    case .missing(let isFromFuture):
      return ask(.withoutTicket(isFromFuture: isFromFuture), &record)
    case .earlier where !request.isConfirmed && !hasUniqueValue(record):
      return ask(.maybeAdded, &record)
    // After the person's consent the ticket is sent, so that a repeated request adds only one
    // record. Without consent none is sent: the store refuses a repeat for its unique value, and
    // the question is asked.
    case .earlier(let ticket): return insert(ticket: request.isConfirmed ? ticket : nil, record)
    case .own(let ticket): return insert(ticket: ticket, record)
    }
  }

  private func insert(ticket: InsertionTicket?, _ record: ShownRecord) -> Step {
    let insertion = Insertion(
      table: record.target.table, cells: requestedCells, ticket: ticket, limits: limits)
    return .ask(.insert(insertion, beside: record.referenceVariants()))
  }

  /// Decides what follows from the store's answer to the insertion.
  mutating func inserted(_ answer: InsertionAnswer, _ record: inout ShownRecord) -> Step {
    switch answer {
    case .stored(let reading, let altered, let alsoWritten, let isRepeated, let addID):
      var blank = record
      blank.draft(
        blank.stored.columns.map { Change.Cell(column: $0, original: Token(.null), new: .null) })
      record.becomeStored(reading)
      let fields = altered.map { FieldID($0) }
      let report = Ask.report(
        reading.stored, of: record, since: blank, altered: Set(fields),
        alsoWritten: Set(alsoWritten), entered: Set(requestedCells.map(\.column)))
      return .added(
        !isRepeated ? report : nil,
        Added(altered: fields, isRepeated: isRepeated, addID: addID))
    case .gone: return ask(.removed, &record)
    case .addedOtherValues(let key): return ask(.addedWithOtherValues(key), &record)
    case .forgotten: return ask(.maybeAdded, &record)
    case .failed(let error): return failed(error, &record)
    }
  }

  private mutating func failed(_ error: StoreError, _ record: inout ShownRecord) -> Step {
    if mayBeRepeatedAdd(error, record) { return ask(.maybeAdded, &record) }
    if let adding = submission.adding,
      let whole = validated.keepingBlanks(
        after: error, submission, in: record, restorable: restorable)
    {
      validated = whole
      return add(adding, &record)
    }
    guard error.isAboutTheRecord else { return .fail(error.labelled(in: record)) }
    let causes = entriesCausing(error, record)
    guard causes.isEmpty else { return refuse(causes, &record) }
    let sentence = error.labelled(in: record).written(in: record.environment)
      .sentence(in: record.words)
    return refuse([:], because: sentence, &record)
  }

  /// Shows the new record's screen again with its entries, the problems of single fields, and the
  /// reason of a refusal that concerns no single field, beside the button.
  private func refuse(
    _ problems: [FieldID: PendingEntry], because reason: String? = nil,
    _ record: inout ShownRecord
  ) -> Step {
    let entries = validated.pending
    draftEntries(&record)
    return .refused(
      entriesToRepeat(record).merging(problems) { $1 }.mapValues(\.retained)
        .merging(entries) { problem, entry in
          var entry = entry
          entry.problem = problem.problem
          return entry
        }, reason: reason)
  }

  private func ask(_ question: AddQuestion, _ record: inout ShownRecord) -> Step {
    draftEntries(&record)
    return .question(question, entriesToRepeat(record))
  }

  /// Takes the valid entries into the record on the screen, except those that are accepted only
  /// with Save.
  private func draftEntries(_ record: inout ShownRecord) {
    let form = record.form
    record.draft(validated.cellsWithoutProblem.filter { !waitsForSave($0.column, form) })
    record = withoutHiddenEntries(record)
  }

  /// Returns the new record with the initial values of its hidden fields: no row carries what was
  /// entered into one.
  private func withoutHiddenEntries(_ record: ShownRecord) -> ShownRecord {
    var record = record
    // A field may be hidden by the initial value of another that is hidden.
    for _ in record.layout.fields {
      let entered = record.hiddenFields
        .filter { !record.stored[$0.name].isIdentical(to: addition.base[$0.name]) }
      if entered.isEmpty { break }
      record = record.with(
        entered.map { id in
          Change.Cell(
            column: id.name, original: Token(record.stored[id.name]), new: addition.base[id.name])
        })
    }
    return record
  }

  /// The entries that have to be made again on the next screen: secrets and files, which no page
  /// carries. Empty for a screen that stays, because its controls still hold them.
  private func entriesToRepeat(_ record: ShownRecord) -> [FieldID: PendingEntry] {
    guard submission.scope == .form else { return [:] }
    let lost = validated.cellsWithoutProblem.filter {
      $0.new != .null && waitsForSave($0.column, record.form)
    }
    return Dictionary(
      lost.map { (FieldID($0.column), PendingEntry(isProblemOnly: true, problem: .notCarried)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// True for a column whose value is accepted only with Save: a secret, or a picture that was
  /// chosen.
  private func waitsForSave(_ column: String, _ form: Form<DynamicRecord>) -> Bool {
    guard let kind = form.field(FieldID(column))?.kind else { return false }
    return kind.isSecret
      || (kind.isPicture
        && validated.cells.contains { cell in
          cell.column == column && cell.new != .null
        })
  }

  /// True if the store refused a unique value that may be this record's own: the request may repeat
  /// an add that an earlier process stored.
  private func mayBeRepeatedAdd(_ error: StoreError, _ record: ShownRecord) -> Bool {
    guard case .refused(let rule, _, let table) = error, rule.isOfDuplicates,
      table == record.target.table, let adding = submission.adding, !adding.isConfirmed
    else { return false }
    switch adding.ticket {
    case .earlier: return true
    case .own, .missing: return false
    }
  }

  /// True if the record cannot be added twice, because a value of it must be unique.
  private func hasUniqueValue(_ record: ShownRecord) -> Bool {
    requestedCells.contains {
      $0.new != .null && record.target.uniqueColumns.contains($0.column)
    }
  }

  /// The rows that caused a refusal, each with its problem as a pending entry.
  private func entriesCausing(
    _ error: StoreError, _ record: ShownRecord
  ) -> [FieldID: PendingEntry] {
    guard case .refused(let rule, let column, let table) = error, table == record.target.table
    else { return [:] }
    let refusal = Problem.store(error.labelled(in: record))
    guard case .foreignKey = rule else {
      guard let column, let field = record.field(FieldID(column)) else { return [:] }
      return [field.id: PendingEntry(isProblemOnly: true, problem: refusal)]
    }
    // Some stores do not say which reference is dangling.
    var missing: [FieldID: PendingEntry] = [:]
    for cell in requestedCells where cell.new != .null && (column == nil || column == cell.column) {
      let id = FieldID(cell.column)
      guard let field = record.field(id) else { continue }
      if field.editor.reference != nil, record.labels[cell.column, cell.new] == nil {
        missing[id] = PendingEntry(
          isProblemOnly: true, problem: .field(.missing(cell.new, in: field, of: record)))
      } else if column != nil {
        missing[id] = PendingEntry(isProblemOnly: true, problem: refusal)
      }
    }
    return missing
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

extension StoreError {
  /// True if the store refuses what was entered; false for an error of the store itself.
  fileprivate var isAboutTheRecord: Bool {
    switch self {
    case .refused, .readOnly, .readOnlyColumn, .repeatedColumn, .unknownColumn, .lostByTrigger,
      .ignoredByTrigger, .referredTo, .keptByTrigger, .changeTooSlow, .removesTooMany,
      .removalTooSlow, .restoreTooSlow:
      true
    case .unknownTable, .unavailable, .malformedKey, .busy, .full, .missing, .removed, .replaced,
      .displaced, .lostLog, .folder, .unreadable, .unreadableLog, .empty, .notADatabase,
      .unreadDisk, .damaged, .unfinished, .closed, .failed:
      false
    }
  }
}
