import FoldoutRecords

extension SiteResponse {
  /// A long body that is read from the store and sent piece by piece, so that it is never in memory
  /// whole.
  struct Pieces: Sendable {
    /// The first piece, read before the answer begins.
    let first: ValuePiece
    /// Reads the piece after a mark; `nil` if the value has changed.
    let next: @Sendable (ValueMark) async throws(StoreError) -> ValuePiece?

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

  /// Thrown if a value was changed or removed while it was sent.
  struct BrokenPieceError: Error {}
}
