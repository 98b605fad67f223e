import HTTPTypes
import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension RecordRoute {
  /// A record that was read, with what its page and its changes need beside it.
  struct Opened: Sendable {
    let record: ShownRecord
    var address: RecordAddress
    let parent: BackLink?
    let isWritable: Bool
    /// The form of the record, and what is known of its table.
    let source: Site.Source
    /// The limits of reading the record; `nil` for all of it.
    let limits: ValueLimits?
    /// Sentences about requests of the address that could not be met.
    let notes: [String]
    /// The foot of a record that is still to be added.
    var adding: AddingMarkup?
    /// The actions on the record as a whole.
    var end: RecordEnd?
    /// The number with which a button of the record adds another; `nil` where none does.
    var ticket: String?

    /// The switches of the environment that stand above the record; `nil` for none.
    var switches: EnvironmentSwitches?

    /// The page of the record, or of another state of it.
    func page(
      of record: ShownRecord? = nil, notes: [String] = [], rows: RowFaces = [:]
    ) -> RecordPage {
      RecordPage(
        record: record ?? self.record, address: address, parent: parent, notes: self.notes + notes,
        rows: rows, adding: adding, end: end, ticket: ticket, switches: switches)
    }
  }

  /// The record as the address says, over what is stored now.
  ///
  /// A record that is not there is gone, where something was sent from a page of it.
  func open(
    _ request: RoutedRequest, _ submission: Submission? = nil, sent form: Parameters = .none
  ) async throws(WebRequestError) -> Opened {
    if let addition = destination.addition {
      return try await openNew(addition, request, submission, sent: form)
    }
    let sent = submission?.fields
    let environment = request.environment
    let found: (source: Site.Source, limits: ValueLimits?, record: StoredRecord?)
    do {
      let source = try await site.source(of: destination, in: environment.locale)
      // What an Undo puts another value in the place of is shown, however long it is.
      let whole = [PageParameter.all, .undo, .redo].flatMap { request.query.all($0) }
      let limits = site.limits(source, at: destination, all: whole, sent: sent ?? [])
      let record = try await site.store.record(
        destination.key, in: destination.table, limits: limits)
      found = (source, limits, record)
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    guard let stored = found.record else {
      throw sent != nil
        ? gone(environment) : .unknownRecord(table: destination.title, key: destination.key.shown)
    }
    let form = found.source.form
    var record = ShownRecord(
      await site.reading(stored, of: found.source), form: form,
      layout: found.source.layout, target: target(stored, found.source, environment),
      open: request.query.all(.open).map { .field(FieldID($0)) },
      environment: environment)
    record.added = request.query[.added].flatMap { name in
      site.offersUndo(of: name, destination.table, destination.key) ? name : nil
    }
    record.undo = Undo(request.query)
    record.keepUndo()
    await name(&record, submission, found.source, request)
    // The Undo of an add stays with its record; a word about it is told once.
    let added = record.added.map { Parameters.Pair(.added, $0) }
    let address = RecordAddress(
      path: destination.path,
      kept: request.query.pairs.filter { RecordAddress.keptNames.contains($0.name) || $0 == added },
      file: site.mark)
    return Opened(
      record: record, address: address, parent: parent(of: request),
      isWritable: found.source.isWritable, source: found.source, limits: found.limits,
      notes: site.resolver.notes(on: request, environment),
      end: end(of: stored, at: address, found.source, environment),
      ticket: destination.duplicate != nil && form.fields.contains(where: \.editor.isButton)
        ? site.tickets.next() : nil,
      switches: destination.hasSwitches
        ? EnvironmentSwitches(request, site.resolver, at: address) : nil)
  }

  /// Gives a record the names of what it refers to, and the matches of its searches.
  func name(
    _ record: inout ShownRecord, _ submission: Submission?, _ source: Site.Source,
    _ request: RoutedRequest
  ) async {
    record.names = await site.names(of: record.naming(submission), source)
    for (name, value) in request.query.pairs.compactMap({ pair in
      Aspect.parse(pair.name).map { ($0, pair.value) }
    }) where name.aspect == .find {
      record.searches[name.field] = ReferenceSearch(value)
    }
    for view in request.query.all(.view).compactMap(RecordAddress.view) {
      record.views[view.field] = view.day
    }
    for chosen in request.query.all(.style).compactMap(RecordAddress.style) {
      record.styles[chosen.field] = chosen.style
    }
    await site.answerQuestions(of: &record)
  }

  /// An opened record once more, as it is stored now; `nil` where it is not there any more.
  func read(_ opened: Opened) async throws(WebRequestError) -> RecordReading? {
    let stored: StoredRecord?
    do {
      stored = try await site.store.record(
        destination.key, in: destination.table, limits: opened.limits)
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    guard let stored else { return nil }
    return await site.reading(
      stored, of: opened.source, beside: opened.record.naming())
  }

  /// The record after the program did what a button says; `nil` where it cannot be read, since what
  /// was done is done all the same.
  func readAfterPress(_ opened: Opened) async throws(WebRequestError) -> RecordReading? {
    let found: RecordReading??
    do {
      found = try await read(opened)
    } catch {
      found = nil
    }
    guard let found else { return nil }
    guard let reading = found else { throw gone(opened.record.environment) }
    return reading
  }

  /// The record's position in the store, and its name where it has no title.
  private func target(
    _ stored: StoredRecord, _ source: Site.Source, _ environment: FormEnvironment
  ) -> RecordTarget {
    RecordTarget(
      table: destination.table, key: stored.key, title: destination.title,
      nameless: destination.isOfList ? stored.key.shown(in: environment) : source.form.title,
      scope: destination.path, uniqueColumns: source.uniqueColumns, naming: source.naming)
  }

  /// The page to go back to: the table's, at the position in it that the reader came from.
  private func parent(of request: RoutedRequest) -> BackLink? {
    guard let parent = destination.parent, let referer = request.headers[.referer],
      let mark = referer.firstIndex(of: "?"), referer[..<mark].hasSuffix(parent.path),
      let query = try? Parameters(referer[mark...].dropFirst().utf8)
    else { return destination.parent }
    let kept = ListAddress.names.compactMap { name in
      query[name].map { "\(name)=\(PercentCoding.encode($0))" }
    }
    guard !kept.isEmpty else { return parent }
    return BackLink(path: "\(parent.path)?\(kept.joined(separator: "&"))", title: parent.title)
  }
}
