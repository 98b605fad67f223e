import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import HTTPTypes

extension RecordRoute {
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
      found = try await site.app.open(
        destination, RecordQuery(request.query, at: destination.address.path), submission,
        environment)
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
      record: record, address: address,
      parent: destination.parent.map {
        BackLink($0, cameFrom: request.headers[.referer], KeptEnvironment(of: request.query.pairs))
      },
      isWritable: found.source.isWritable, source: found.source, limits: found.limits,
      notes: site.resolver.notes(on: request, environment) + found.notes,
      recordActions: recordActions(of: record, at: address, found.source),
      ticket: destination.canDuplicate && record.form.fields.contains(where: \.editor.isButton)
        ? site.app.undo.tickets.issue() : nil,
      switches: destination.hasSwitches
        ? EnvironmentSwitches(request, site.resolver, at: address) : nil)
  }
}

extension RecordRoute {
  /// Returns a text of the record as a file, which is sent while it is read.
  ///
  /// Throws `unknownAddress` for anything but the text of a field that is not secret.
  func download(_ name: String, _ request: RoutedRequest) async throws(WebRequestError)
    -> SiteResponse
  {
    guard destination.addition == nil else { throw .unknownAddress(request.path) }
    let locale = request.environment.locale
    do {
      let source = try await sources.source(
        of: destination.table, destination.form, in: locale)
      if let field = source.form.field(FieldID(name)), !field.kind.isSecret,
        let pieces = try await SiteResponse.Pieces(
          of: name, destination.key, in: destination.table, sources), pieces.first.isText
      {
        return .file(pieces, named: "\(name).txt")
      }
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    throw .unknownAddress(request.path)
  }
}
