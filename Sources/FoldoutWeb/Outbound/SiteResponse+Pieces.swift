import FoldoutApp
import FoldoutRecords
import HTTPTypes

extension SiteResponse {
  /// A long body that is read from the store and sent piece by piece, so that it is never in memory
  /// whole.
  struct Pieces: Sendable {
    /// The first piece, read before the answer begins.
    let first: ValuePiece
    /// Reads the piece after a mark; `nil` if the value has changed.
    let next: @Sendable (ValueMark) async throws(StoreError) -> ValuePiece?

    private init(
      first: ValuePiece, of name: String, _ key: RecordKey, in table: String,
      _ sources: Sources
    ) {
      self.first = first
      next = { (mark) async throws(StoreError) in
        try await sources.piece(of: name, of: key, in: table, after: mark)
      }
    }

    /// Reads the first piece of a record's value; `nil` if there is no such value, or if it is
    /// secret.
    init?(
      of name: String, _ key: RecordKey, in table: String, _ sources: Sources
    ) async throws(StoreError) {
      guard let first = try await sources.piece(of: name, of: key, in: table, after: nil) else {
        return nil
      }
      self.init(first: first, of: name, key, in: table, sources)
    }

    /// Begins with bytes that were just read. Only the first piece is kept in memory; the others
    /// are read again.
    init(
      of name: String, _ key: RecordKey, in table: String, _ sources: Sources,
      beginning bytes: [UInt8]
    ) {
      let start = ValueMark(length: bytes.count)
      let first = Array(bytes.prefix(min(start.nextCount, SiteResponse.maxPartSize)))
      self.init(
        first: ValuePiece(bytes: first, isText: false, mark: start.advanced(by: first)),
        of: name, key, in: table, sources)
    }

    /// The length of the whole body, in bytes.
    var length: Int { first.mark.length }

    /// The maximum size of a piece, in bytes.
    var maxPieceSize: Int { max(first.bytes.count, first.mark.nextCount) }

    /// Passes all pieces to a function in order, each after it has taken the previous one.
    ///
    /// Throws `BrokenPieceError` if the value changed meanwhile. The connection then ends before
    /// the announced length, so that no client takes half of a value for all of it.
    func send(to take: ([UInt8]) async throws -> Void) async throws {
      var piece = first
      try await take(piece.bytes)
      while !piece.mark.isEnd {
        guard let next = try await next(piece.mark) else { throw BrokenPieceError() }
        piece = next
        try await take(piece.bytes)
      }
    }
  }

  /// The maximum size in bytes of an answer that is written at once and not counted.
  static let maxPartSize = 65_536

  /// Returns a text that the browser saves as a file and never shows, whatever it contains.
  static func file(_ pieces: Pieces, named name: String) -> SiteResponse {
    var answer = SiteResponse(type: "text/plain; charset=utf-8", caching: .never, body: [])
    answer.pieces = pieces
    // The encoding of RFC 8187, which every browser reads.
    answer.headers[.contentDisposition] =
      "attachment; filename*=UTF-8''\(PercentCoding.encode(name))"
    return answer
  }

  /// Thrown if a value was changed or removed while it was sent.
  struct BrokenPieceError: Error {}
}
