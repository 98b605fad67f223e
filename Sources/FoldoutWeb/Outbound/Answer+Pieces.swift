import FoldoutRecords

extension Answer {
  /// A long body that is read from the store while it is sent, piece by piece, and never whole.
  struct Pieces: Sendable {
    /// The first piece, which is read before anything is answered.
    let first: ValuePiece
    /// Reads the piece behind a mark; `nil` where the value is another by now.
    let next: @Sendable (ValueMark) async throws(StoreError) -> ValuePiece?

    /// The number of bytes of all of them.
    var length: Int { first.mark.length }

    /// The most bytes of one piece.
    var maxAtOnce: Int { max(first.bytes.count, first.mark.nextCount) }

    /// Hands on all pieces in their order, each once the one before has been taken.
    ///
    /// Throws `Broken` where the value was changed meanwhile: the connection ends before the length
    /// that was announced, so that no program takes half of a value for all of it.
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

  /// The value was changed or removed while it was sent.
  struct BrokenPieceError: Error {}
}
