import HTTPTypes
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

extension RecordRoute {
  /// A record that was read, with everything else that its page and its changes need.
  struct OpenedRecord: Sendable {
    let record: ShownRecord
    var address: RecordAddress
    let parent: BackLink?
    let isWritable: Bool
    /// The form of the record, and the facts about its table.
    let source: RecordSource
    /// The limits for reading the record; `nil` for none.
    let limits: ValueLimits?
    /// Sentences above the record: about unknown settings in the address, about a copy, or on why
    /// the table's records cannot be changed.
    var notes: [String]
    /// The buttons and questions of a new record.
    var adding: AddingMarkup?
    /// The actions on the record as a whole.
    var recordActions: RecordActions?
    /// The ticket with which a button of the record adds another; `nil` if none does.
    var ticket: String?

    /// The switches of the environment above the record; `nil` for none.
    var switches: EnvironmentSwitches?

    /// Returns the page of the record, or of another state of it.
    func page(
      of record: ShownRecord? = nil, notes: [String] = [], rows: RowFaces = [:]
    ) -> RecordPage {
      RecordPage(
        record: record ?? self.record, address: address, parent: parent, notes: self.notes + notes,
        rows: rows, adding: adding, recordActions: recordActions, ticket: ticket, switches: switches
      )
    }
  }

  /// Reads the record, and applies the state in the address.
  ///
  /// If the record is missing, throws `recordGone` when something was sent from its page, and
  /// `unknownRecord` otherwise.
  func open(
    _ request: RoutedRequest, _ submission: Submission? = nil, sent form: Parameters = .none
  ) async throws(WebRequestError) -> OpenedRecord {
    if let addition = destination.addition {
      return try await openNew(addition, request, submission, sent: form)
    }
    let sent = submission?.fields
    let environment = request.environment
    let found: (source: RecordSource, limits: ValueLimits?, record: StoredRecord?)
    do {
      let source = try await sources.source(
        of: destination.table, destination.form, in: environment.locale)
      // A value that an Undo would replace is shown, even a long one.
      let whole = [PageParameter.all, .undo, .redo].flatMap { request.query.all($0) }
      let limits = Sources.limits(source, all: whole, sent: sent ?? [])
      let record = try await sources.store.record(
        destination.key, in: destination.table, limits: limits)
      found = (source, limits, record)
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    guard let stored = found.record else {
      throw missing(request, isChange: sent != nil)
    }
    let form = found.source.form
    var record = ShownRecord(
      await sources.reading(stored, of: found.source), form: form,
      layout: found.source.layout, target: target(stored, found.source, environment),
      open: request.query.all(.open).map { .field(FieldID($0)) },
      environment: environment)
    record.addID = request.query[.added].flatMap { addID in
      site.offersUndo(of: addID, destination.table, destination.key) ? addID : nil
    }
    record.undo = Undo(request.query)
    record.dropStaleUndoLines()
    await complete(&record, submission, found.source, request)
    // The Undo of an add stays in the address; a notice about it is shown once.
    let added = record.addID.map { Parameters.Pair(.added, $0) }
    let address = RecordAddress(
      path: destination.path,
      kept: request.query.pairs.filter { RecordAddress.keptNames.contains($0.name) || $0 == added },
      fileDigest: sources.fileDigest)
    return OpenedRecord(
      record: record, address: address, parent: parent(of: request),
      isWritable: found.source.isWritable, source: found.source, limits: found.limits,
      notes: site.resolver.notes(on: request, environment)
        + [found.source.fileReason?.sentence(environment.words.start)].compactMap(\.self)
        + found.source.table.notes(in: environment),
      recordActions: recordActions(of: stored, at: address, found.source, environment),
      ticket: destination.duplicate != nil && form.fields.contains(where: \.editor.isButton)
        ? site.app.undo.tickets.issue() : nil,
      switches: destination.hasSwitches
        ? EnvironmentSwitches(request, site.resolver, at: address) : nil)
  }

  /// Adds to a record the titles of its references, and the searches, months and styles of its
  /// drawers.
  func complete(
    _ record: inout ShownRecord, _ submission: Submission?, _ source: RecordSource,
    _ request: RoutedRequest
  ) async {
    record.names = await sources.names(of: record.referenceVariants(for: submission), source)
    for (name, value) in request.query.pairs.compactMap({ pair in
      Aspect.parse(pair.name).map { ($0, pair.value) }
    }) where name.aspect == .find {
      record.searches[name.field] = ReferenceSearch(value)
    }
    for view in request.query.all(.view).compactMap(RecordAddress.view) {
      record.viewedDays[view.field] = view.day
    }
    for chosen in request.query.all(.style).compactMap(RecordAddress.style) {
      record.styles[chosen.field] = chosen.style
    }
    await sources.answerRequests(of: &record)
  }

  /// Returns the record's table and key, and its name if it has no title.
  private func target(
    _ stored: StoredRecord, _ source: RecordSource, _ environment: FormEnvironment
  ) -> RecordTarget {
    RecordTarget(
      table: destination.table, key: stored.key, title: destination.title,
      fallbackTitle: destination.isOfList ? stored.key.shown(in: environment) : source.form.title,
      scope: destination.path, uniqueColumns: source.uniqueColumns,
      hashedColumns: Set(source.table.columns.filter(\.holdsHashes).map(\.name)),
      naming: source.naming)
  }

  /// Returns the page to go back to: the list, at the window that the reader came from.
  private func parent(of request: RoutedRequest) -> BackLink? {
    returnLink(of: request)?.keeping(KeptEnvironment(of: request.query.pairs))
  }

  private func returnLink(of request: RoutedRequest) -> BackLink? {
    guard let parent = destination.parent, let referer = request.headers[.referer],
      let mark = referer.firstIndex(of: "?"), referer[..<mark].hasSuffix(parent.path),
      let query = try? Parameters(referer[mark...].dropFirst().utf8)
    else { return destination.parent }
    let kept = query.pairs.filter { ListAddress.names.contains($0.name) }.map(\.encoded)
    guard !kept.isEmpty else { return parent }
    return BackLink(path: "\(parent.path)?\(kept.joined(separator: "&"))", title: parent.title)
  }
}
