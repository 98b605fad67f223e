package import FoldoutForms
package import FoldoutRecords
package import FoldoutScreens
import FoldoutWords

/// The state of a record's screen besides its record: a host keeps it in an address, or in a
/// session.
package struct RecordQuery: Sendable {
  /// The fields whose drawers are open.
  package var open: [FieldID] = []
  /// The columns whose long values are read whole.
  package var whole: [String] = []
  /// The add whose Undo the screen offers.
  package var addID: String?
  /// The last changes, which can be undone.
  package var undo = Undo()
  package var searches: [FieldID: ReferenceSearch] = [:]
  /// The days whose pages calendars show.
  package var viewedDays: [FieldID: LocalDate] = [:]
  package var styles: [FieldID: DrawerStyle] = [:]
  /// The entries of a new record.
  package var drafts: [FieldID: Token] = [:]
  /// The host's own prefix of the record's identities.
  package var scope: String

  package init(scope: String) { self.scope = scope }
}

/// A record that was read for its screen.
package struct OpenedRecord: Sendable {
  package let record: ShownRecord
  /// The form of the record, and the facts about its table.
  package let source: RecordSource
  /// The limits for reading the record; `nil` for none.
  package let limits: ValueLimits?
  /// Sentences above the record: about a copy, or on why the table's records cannot be changed.
  package let notes: [String]
}

/// The reason why no record can be added.
package enum AdditionError: Error, Sendable {
  /// The record to copy is gone.
  case unknownCopy(RecordKey)
  /// The table's notes tell the reason.
  case unaddable(notes: [String])
  /// No form can fill the column.
  case unfillable(column: String)
  case store(StoreError)
}

extension App {
  /// Reads a stored record as its screen shows it; `nil` if it is gone. Fields of a `submission`
  /// are read whole, and the titles of what it chose are read, too.
  package func open(
    _ destination: RecordDestination, _ query: RecordQuery, _ submission: Submission?,
    _ environment: FormEnvironment
  ) async throws(StoreError) -> OpenedRecord? {
    let source = try await sources.source(
      of: destination.table, destination.form, in: environment.locale)
    let limits = Sources.limits(source, all: query.whole, sent: submission?.fields ?? [])
    guard
      let stored = try await sources.store.record(
        destination.key, in: destination.table, limits: limits)
    else { return nil }
    var record = ShownRecord(
      await sources.reading(stored, of: source), form: source.form, layout: source.layout,
      target: RecordTarget(
        table: destination.table, key: stored.key, title: destination.title,
        fallbackTitle: destination.list == nil
          ? source.form.title : stored.key.shown(in: environment),
        scope: query.scope, uniqueColumns: source.uniqueColumns,
        hashedColumns: Set(source.table.columns.filter(\.holdsHashes).map(\.name)),
        titles: source.titles),
      open: query.open.map { .field($0) }, environment: environment)
    record.addID = query.addID.flatMap { addID in
      undo.offersUndo(of: addID, in: destination.table, key: destination.key) ? addID : nil
    }
    record.undo = query.undo
    record.dropStaleUndoLines()
    await complete(&record, query, submission, source)
    return OpenedRecord(
      record: record, source: source, limits: limits,
      notes: [source.fileReason?.sentence(environment.words.start)].compactMap(\.self)
        + ReadOnlyNotes(source.table, in: environment).sentences)
  }

  /// Makes a new record as its screen shows it, with its initial values and the drafts.
  package func openNew(
    _ destination: RecordDestination, _ addition: RecordDestination.Addition,
    _ query: RecordQuery, _ submission: Submission?, _ environment: FormEnvironment
  ) async throws(AdditionError) -> OpenedRecord {
    let source: RecordSource
    let prepared: (addition: Addition, notes: [String])?
    do throws(StoreError) {
      source = try await sources.additionSource(
        of: destination.table, destination.form, in: environment.locale)
      guard source.isWritable else { throw .readOnly(table: destination.table) }
      prepared =
        source.table.canAdd && source.unfillableColumn == nil
        ? try await sources.prepareAddition(
          copying: addition.copied, blank: addition.blank, source, environment) : nil
    } catch {
      throw .store(error)
    }
    guard source.table.canAdd else {
      throw .unaddable(notes: ReadOnlyNotes(source.table, in: environment).sentences)
    }
    if let column = source.unfillableColumn { throw .unfillable(column: column) }
    guard let prepared else { throw .unknownCopy(addition.copied ?? RecordKey([])) }
    let (values, lost) = prepared.addition.record(carrying: query.drafts, in: source.form)
    var record = ShownRecord(
      RecordReading(StoredRecord(key: destination.key, record: values)), form: source.form,
      layout: source.layout,
      target: RecordTarget(
        table: destination.table, key: destination.key, title: destination.title,
        fallbackTitle: environment.words.adding.title, scope: query.scope,
        uniqueColumns: source.uniqueColumns, titles: source.titles, addition: prepared.addition),
      open: query.open.map { .field($0) }, environment: environment)
    for field in lost {
      record.pending[field] = PendingEntry(isProblemOnly: true, problem: .forgotten)
    }
    await complete(&record, query, submission, source)
    return OpenedRecord(record: record, source: source, limits: nil, notes: prepared.notes)
  }

  /// Adds to a record the titles of its references, and the searches, months and styles of its
  /// drawers.
  private func complete(
    _ record: inout ShownRecord, _ query: RecordQuery, _ submission: Submission?,
    _ source: RecordSource
  ) async {
    record.labels = await sources.labels(of: record.referenceVariants(for: submission), source)
    record.searches.merge(query.searches) { $1 }
    record.viewedDays.merge(query.viewedDays) { $1 }
    record.styles.merge(query.styles) { $1 }
    await sources.answerRequests(of: &record)
  }

  /// Returns a record with the problems of its stored values, as after a save, and with what its
  /// screen asks for.
  package func showingProblems(of record: ShownRecord) async -> ShownRecord {
    var record = record.showingProblems()
    await sources.answerRequests(of: &record)
    return record
  }
}
