import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import HTTPTypes

extension RecordRoute {
  /// A text of the record as a file, which is sent while it is read.
  ///
  /// Throws `unknownAddress` for anything but a text of a field that is no secret.
  func download(_ name: String, _ request: RoutedRequest) async throws(WebRequestError) -> Answer {
    guard destination.addition == nil else { throw .unknownAddress(request.path) }
    let locale = request.environment.locale
    do {
      let source = try await site.source(of: destination, in: locale)
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

  /// The pieces of a value of the record; `nil` where there is none, or none that is long.
  func pieces(of name: String) async throws(StoreError) -> Answer.Pieces? {
    let (store, key, table) = (site.store, destination.key, destination.table)
    guard let first = try await store.piece(of: name, of: key, in: table, after: nil) else {
      return nil
    }
    return Answer.Pieces(first: first) { (mark) async throws(StoreError) in
      try await store.piece(of: name, of: key, in: table, after: mark)
    }
  }

  /// The pieces of bytes of the record that were just read: the first out of memory, which lets go
  /// of the others.
  func pieces(of name: String, beginning bytes: [UInt8]) -> Answer.Pieces {
    let (store, key, table) = (site.store, destination.key, destination.table)
    let start = ValueMark(length: bytes.count)
    let first = Array(bytes.prefix(min(start.nextCount, SiteResponder.minHeld)))
    return Answer.Pieces(
      first: ValuePiece(bytes: first, isText: false, mark: start.moved(past: first))
    ) { (mark) async throws(StoreError) in
      try await store.piece(of: name, of: key, in: table, after: mark)
    }
  }
}

extension Answer {
  /// A text that the browser keeps as a file and never shows, whatever stands in it.
  fileprivate static func file(_ pieces: Pieces, named name: String) -> Answer {
    var answer = Answer(type: "text/plain; charset=utf-8", caching: .never, body: [])
    answer.pieces = pieces
    // The name in the encoding of RFC 8187, which each browser reads.
    answer.headers[.contentDisposition] =
      "attachment; filename*=UTF-8''\(PercentCoding.encode(name))"
    return answer
  }
}
