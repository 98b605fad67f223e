/// The removals that a process can still restore: those of the last hour, up to a number and a
/// size.
///
/// A pure value: the time is passed to each method. `Kept` is whatever a store needs for restoring,
/// and is returned to that store only.
///
/// ```
/// keep ──→ kept ── take ──→ under way ── note ──→ restored (a retry finds the record)
///            ↑                  └── putBack (it failed) ──┐
///            └────────────────────────────────────────────┘  evicts the oldest; expires in an hour
/// ```
package struct RemovalArchive<Kept: Sendable>: Sendable {
  /// The state of a removal.
  package enum Content: Sendable {
    /// A removal that can be restored.
    case kept(Kept)
    /// A removal that has been restored.
    case restored(Restored)
  }

  /// The outcome of a restore, kept to answer the same request once more.
  package struct Restored: Hashable, Sendable {
    /// The restored record.
    package var record: FileRecord
    /// The records whose values differ from those before the removal.
    package var altered: [AlteredRow]
    /// The records whose references were not written back.
    package var unrestored: [UnrestoredRow]

    /// A restored record, with the differences.
    package init(_ record: FileRecord, altered: [AlteredRow] = [], unrestored: [UnrestoredRow] = [])
    {
      self.record = record
      self.altered = altered
      self.unrestored = unrestored
    }

    /// The approximate size of the differences in memory, in bytes.
    fileprivate var bytes: Int { 200 * (altered.count + unrestored.count) }
  }

  /// One removal in the archive.
  package struct Entry: Sendable {
    fileprivate let id: RemovalID
    fileprivate let began: ContinuousClock.Instant
    fileprivate let bytes: Int
    /// The data for restoring it, or the outcome of its restore.
    package let content: Content
  }

  /// The maximum number of removals that can be restored and, separately, of those that have been.
  package let maxCount: Int
  /// The maximum total size of the removals, in bytes.
  package let maxBytes: Int
  /// The time after which a removal expires.
  package let longest: Duration
  /// The removals, the oldest first.
  private var entries: [Entry] = []

  /// An empty archive with the given limits.
  package init(maxCount: Int = 64, maxBytes: Int = 16_000_000, longest: Duration = .seconds(3600)) {
    self.maxCount = maxCount
    self.maxBytes = maxBytes
    self.longest = longest
  }

  /// The number of removals in the archive.
  package var count: Int { entries.count }
  /// The total size of the removals, in bytes.
  package var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

  /// Keeps a removal and evicts the oldest where necessary. Returns false, and keeps nothing, if it
  /// alone exceeds `maxBytes`.
  @discardableResult package mutating func keep(
    _ kept: Kept, of bytes: Int, as id: RemovalID, at now: ContinuousClock.Instant
  ) -> Bool {
    guard bytes <= maxBytes else { return false }
    put(Entry(id: id, began: now, bytes: bytes, content: .kept(kept)), at: now)
    return true
  }

  /// Takes a removal from the archive, so that no concurrent request restores it too; `nil` if it
  /// is unknown or has expired.
  package mutating func take(_ id: RemovalID, at now: ContinuousClock.Instant) -> Entry? {
    dropExpired(at: now)
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: index)
  }

  /// Puts back a removal whose restore failed, with its original expiry.
  package mutating func putBack(_ entry: Entry, at now: ContinuousClock.Instant) {
    put(entry, at: now)
  }

  /// Replaces a removal by the outcome of its restore, with the same expiry.
  package mutating func note(
    _ restored: Restored, insteadOf entry: Entry, at now: ContinuousClock.Instant
  ) {
    put(
      Entry(
        id: entry.id, began: entry.began, bytes: restored.bytes, content: .restored(restored)),
      at: now)
  }

  private mutating func put(_ entry: Entry, at now: ContinuousClock.Instant) {
    let index = entries.firstIndex { $0.began > entry.began } ?? entries.endIndex
    entries.insert(entry, at: index)
    dropExpired(at: now)
    while bytes > maxBytes, let oldest = entries.firstIndex(where: { $0.bytes > 0 }) {
      entries.remove(at: oldest)
    }
    for isRestorable in [true, false] {
      let indices = entries.indices.filter { entries[$0].isRestorable == isRestorable }
      for index in indices.dropLast(maxCount).reversed() { entries.remove(at: index) }
    }
  }

  private mutating func dropExpired(at now: ContinuousClock.Instant) {
    entries.removeAll { now - $0.began >= longest }
  }
}

extension RemovalArchive.Entry {
  /// True if the removal can be restored; false if it has been.
  fileprivate var isRestorable: Bool {
    switch content {
    case .kept: true
    case .restored: false
    }
  }
}
