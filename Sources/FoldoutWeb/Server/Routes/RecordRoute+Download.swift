import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

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
