import FoldoutRecords

/// The removals of this process that can be taken back: all files share its memory.
///
/// Two requests to take one back wait for each other: the second finds what the first has done.
actor RemovalRoom {
  typealias Shelf = RemovalShelf<KeptRemoval>

  /// The one of the process.
  static let shared = RemovalRoom()

  private var shelf = Shelf()
  private var underWay: [RestoreID: [CheckedContinuation<Void, Never>]] = [:]

  /// The most bytes of all removals together.
  static let maxBytes = Shelf().maxBytes

  /// Keeps a removal.
  func keep(_ kept: KeptRemoval, as id: RestoreID) {
    _ = shelf.keep(kept, of: kept.bytes, as: id, at: .now)
  }

  /// Takes a removal from the shelf for somebody who has to end it; `nil` where there is none.
  func begin(_ id: RestoreID) async -> Shelf.Book? {
    while underWay[id] != nil {
      await withCheckedContinuation { underWay[id]?.append($0) }
    }
    guard let book = shelf.take(id, at: .now) else { return nil }
    underWay[id] = []
    return book
  }

  /// Puts a removal back, or, where it was taken back, what came of it in its place.
  func end(_ id: RestoreID, _ book: Shelf.Book, with restored: Shelf.Restored?) {
    if let restored {
      shelf.note(restored, insteadOf: book, at: .now)
    } else {
      shelf.putBack(book, at: .now)
    }
    for waiting in underWay.removeValue(forKey: id) ?? [] { waiting.resume() }
  }
}
