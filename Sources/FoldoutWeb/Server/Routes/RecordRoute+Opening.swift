import HTTPTypes
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

extension RecordRoute {
  /// A record that was read, with everything else that its page and its changes need.
  struct OpenedPage: Sendable {
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
  ) async throws(WebRequestError) -> OpenedPage {
    if let addition = destination.addition {
      return try await openNew(addition, request, submission, sent: form)
    }
    let environment = request.environment
    let found: OpenedRecord?
    do {
      found = try await site.app.open(destination, query(of: request), submission, environment)
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    guard let found else { throw missing(request, isChange: submission != nil) }
    let record = found.record
    // The Undo of an add stays in the address; a notice about it is shown once.
    let added = record.addID.map { Parameters.Pair(.added, $0) }
    let address = RecordAddress(
      path: destination.address.path,
      kept: request.query.pairs.filter { RecordAddress.keptNames.contains($0.name) || $0 == added },
      fileDigest: sources.fileDigest)
    return OpenedPage(
      record: record, address: address, parent: parent(of: request),
      isWritable: found.source.isWritable, source: found.source, limits: found.limits,
      notes: site.resolver.notes(on: request, environment) + found.notes,
      recordActions: recordActions(of: record, at: address, found.source),
      ticket: destination.canDuplicate && record.form.fields.contains(where: \.editor.isButton)
        ? site.app.undo.tickets.issue() : nil,
      switches: destination.hasSwitches
        ? EnvironmentSwitches(request, site.resolver, at: address) : nil)
  }

  /// Returns the state of the screen that the address carries.
  func query(of request: RoutedRequest, sent form: Parameters = .none) -> RecordQuery {
    var query = RecordQuery(scope: destination.address.path)
    let parameters = request.query
    query.open = parameters.all(.open).map { FieldID($0) }
    // A value that an Undo would replace is shown, even a long one.
    query.whole = [PageParameter.all, .undo, .redo].flatMap { parameters.all($0) }
    query.addID = parameters[.added]
    query.undo = Undo(parameters)
    for pair in parameters.pairs {
      guard let (aspect, field) = Aspect.parse(pair.name), aspect == .find else { continue }
      query.searches[field] = ReferenceSearch(pair.value)
    }
    for view in parameters.all(.view).compactMap(RecordAddress.view) {
      query.viewedDays[view.field] = view.day
    }
    for chosen in parameters.all(.style).compactMap(RecordAddress.style) {
      query.styles[chosen.field] = chosen.style
    }
    query.drafts = form.drafts
    return query
  }

  /// Returns the page to go back to: the list, at the window that the reader came from.
  private func parent(of request: RoutedRequest) -> BackLink? {
    returnLink(of: request)?.keeping(KeptEnvironment(of: request.query.pairs))
  }

  private func returnLink(of request: RoutedRequest) -> BackLink? {
    guard let parent = destination.parent.map({ BackLink($0) }),
      let referer = request.headers[.referer],
      let mark = referer.firstIndex(of: "?"), referer[..<mark].hasSuffix(parent.path),
      let query = try? Parameters(referer[mark...].dropFirst().utf8)
    else { return destination.parent.map { BackLink($0) } }
    let kept = query.pairs.filter { ListAddress.names.contains($0.name) }.map(\.encoded)
    guard !kept.isEmpty else { return parent }
    return BackLink(path: "\(parent.path)?\(kept.joined(separator: "&"))", title: parent.title)
  }
}
