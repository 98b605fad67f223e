import FoldoutRecords

/// The removals of this process that can be restored: all files share its memory.
///
/// Two requests to restore the same removal run one after the other; the second finds the result of
/// the first.
actor SharedRemovals {
  typealias Archive = RemovalArchive<RestorableRemoval>

  /// The process's instance.
  static let shared = SharedRemovals()

  private var archive = Archive()
  private var underWay: [RemovalID: [CheckedContinuation<Void, Never>]] = [:]

  /// Limit in bytes for all removals together.
  static let maxBytes = Archive().maxBytes

  /// Stores a removal.
  func keep(_ kept: RestorableRemoval, as id: RemovalID) {
    _ = archive.keep(kept, of: kept.bytes, as: id, at: .now)
  }

  /// Takes a removal from the archive; `nil` if there is none. The caller must call
  /// ``end(_:_:with:)``.
  func begin(_ id: RemovalID) async -> Archive.Entry? {
    while underWay[id] != nil {
      await withCheckedContinuation { underWay[id]?.append($0) }
    }
    guard let entry = archive.take(id, at: .now) else { return nil }
    underWay[id] = []
    return entry
  }

  /// Returns a removal to the archive or, if it was restored, its result instead. Resumes the
  /// requests that wait for it.
  func end(_ id: RemovalID, _ entry: Archive.Entry, with restored: Archive.Restored?) {
    if let restored {
      archive.note(restored, insteadOf: entry, at: .now)
    } else {
      archive.putBack(entry, at: .now)
    }
    for waiting in underWay.removeValue(forKey: id) ?? [] { waiting.resume() }
  }
}
