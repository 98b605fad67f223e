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
        let pieces = try await pieces(of: name), pieces.first.isText
      {
        return .file(pieces, named: "\(name).txt")
      }
    } catch {
      throw WebRequestError(error.labelled(destination.title, for: destination.table))
    }
    throw .unknownAddress(request.path)
  }

  /// Returns the pieces of a value of the record; `nil` if there is no such value, or if it is
  /// secret.
  func pieces(of name: String) async throws(StoreError) -> SiteResponse.Pieces? {
    let (store, key, table) = (sources.store, destination.key, destination.table)
    guard let first = try await store.piece(of: name, of: key, in: table, after: nil) else {
      return nil
    }
    return SiteResponse.Pieces(first: first) { (mark) async throws(StoreError) in
      try await store.piece(of: name, of: key, in: table, after: mark)
    }
  }

  /// Returns the pieces of bytes that were just read. Only the first is kept in memory; the others
  /// are read again.
  func pieces(of name: String, beginning bytes: [UInt8]) -> SiteResponse.Pieces {
    let (store, key, table) = (sources.store, destination.key, destination.table)
    let start = ValueMark(length: bytes.count)
    let first = Array(bytes.prefix(min(start.nextCount, SiteResponder.maxPartSize)))
    return SiteResponse.Pieces(
      first: ValuePiece(bytes: first, isText: false, mark: start.advanced(by: first))
    ) { (mark) async throws(StoreError) in
      try await store.piece(of: name, of: key, in: table, after: mark)
    }
  }
}

extension SiteResponse {
  /// Returns a text that the browser saves as a file and never shows, whatever it contains.
  fileprivate static func file(_ pieces: Pieces, named name: String) -> SiteResponse {
    var answer = SiteResponse(type: "text/plain; charset=utf-8", caching: .never, body: [])
    answer.pieces = pieces
    // The encoding of RFC 8187, which every browser reads.
    answer.headers[.contentDisposition] =
      "attachment; filename*=UTF-8''\(PercentCoding.encode(name))"
    return answer
  }
}
