import FoldoutRecords

/// The removals of this process that can be restored: all files share its memory.
///
/// Two requests to restore the same removal run one after the other; the second finds the result of
/// the first.
actor RemovalRoom {
  typealias Shelf = RemovalShelf<KeptRemoval>

  /// The process's instance.
  static let shared = RemovalRoom()

  private var shelf = Shelf()
  private var underWay: [RemovalID: [CheckedContinuation<Void, Never>]] = [:]

  /// Limit in bytes for all removals together.
  static let maxBytes = Shelf().maxBytes

  /// Stores a removal.
  func keep(_ kept: KeptRemoval, as id: RemovalID) {
    _ = shelf.keep(kept, of: kept.bytes, as: id, at: .now)
  }

  /// Takes a removal from the shelf; `nil` if there is none. The caller must call
  /// ``end(_:_:with:)``.
  func begin(_ id: RemovalID) async -> Shelf.Entry? {
    while underWay[id] != nil {
      await withCheckedContinuation { underWay[id]?.append($0) }
    }
    guard let entry = shelf.take(id, at: .now) else { return nil }
    underWay[id] = []
    return entry
  }

  /// Returns a removal to the shelf or, if it was restored, its result instead. Resumes the
  /// requests that wait for it.
  func end(_ id: RemovalID, _ entry: Shelf.Entry, with restored: Shelf.Restored?) {
    if let restored {
      shelf.note(restored, insteadOf: entry, at: .now)
    } else {
      shelf.putBack(entry, at: .now)
    }
    for waiting in underWay.removeValue(forKey: id) ?? [] { waiting.resume() }
  }
}
