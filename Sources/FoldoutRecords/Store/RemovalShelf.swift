package import FoldoutForms

/// The removals that a process keeps so that they can be taken back: those of the last hour, while
/// there is room.
///
/// A value that decides; the clock is handed in. What is kept is whatever a store needs, and is
/// never handed out to anybody else.
///
/// ```
/// keep ──→ kept ── take ──→ under way ── note ──→ restored (a retry finds the record)
///            ↑                  └── putBack (it failed) ──┐
///            └────────────────────────────────────────────┘  the oldest make room; an hour ends it
/// ```
package struct RemovalShelf<Kept: Sendable>: Sendable {
  /// The content under a number.
  package enum Content: Sendable {
    /// A removal that can be taken back.
    case kept(Kept)
    /// A removal that has been taken back.
    case restored(Restored)
  }

  /// The outcome of a restore, kept for those who ask for the same once more.
  package struct Restored: Hashable, Sendable {
    /// The record that is there again.
    package var record: FileRecord
    /// The records that are not as they were.
    package var altered: [AlteredRow]
    /// The records whose references were not written back.
    package var left: [LeftRow]

    /// A record that came back, and what differs.
    package init(_ record: FileRecord, altered: [AlteredRow] = [], left: [LeftRow] = []) {
      self.record = record
      self.altered = altered
      self.left = left
    }

    /// The bytes that the rows which differ take in memory, nearly.
    fileprivate var bytes: Int { 200 * (altered.count + left.count) }
  }

  /// One removal on the shelf.
  package struct Book: Sendable {
    fileprivate let id: RestoreID
    fileprivate let began: ContinuousClock.Instant
    fileprivate let bytes: Int
    /// The data that is kept of it.
    package let content: Content
  }

  /// The most removals that are kept, and the most that are remembered once they were taken back.
  package let maxCount: Int
  /// The most bytes of all that is kept.
  package let maxBytes: Int
  /// The time that a removal is kept.
  package let longest: Duration
  /// The oldest first.
  private var books: [Book] = []

  /// A shelf for so many removals and bytes, each for so long.
  package init(maxCount: Int = 64, maxBytes: Int = 16_000_000, longest: Duration = .seconds(3600)) {
    self.maxCount = maxCount
    self.maxBytes = maxBytes
    self.longest = longest
  }

  /// The number of removals on the shelf.
  package var count: Int { books.count }
  /// The bytes of all of them.
  package var bytes: Int { books.reduce(0) { $0 + $1.bytes } }

  /// Keeps a removal; the oldest make room. False for one that has more bytes than all may have.
  @discardableResult package mutating func keep(
    _ kept: Kept, of bytes: Int, as id: RestoreID, at now: ContinuousClock.Instant
  ) -> Bool {
    guard bytes <= maxBytes else { return false }
    put(Book(id: id, began: now, bytes: bytes, content: .kept(kept)), at: now)
    return true
  }

  /// Takes a removal from the shelf, so that nobody else takes it back meanwhile; `nil` where it is
  /// not there, or has been for longer than it is kept.
  package mutating func take(_ id: RestoreID, at now: ContinuousClock.Instant) -> Book? {
    drop(at: now)
    guard let index = books.firstIndex(where: { $0.id == id }) else { return nil }
    return books.remove(at: index)
  }

  /// Puts a removal back that could not be taken back, for the rest of its time.
  package mutating func putBack(_ book: Book, at now: ContinuousClock.Instant) {
    put(book, at: now)
  }

  /// Notes what a removal has brought back, for the rest of its time.
  package mutating func note(
    _ restored: Restored, insteadOf book: Book, at now: ContinuousClock.Instant
  ) {
    put(
      Book(
        id: book.id, began: book.began, bytes: restored.bytes, content: .restored(restored)),
      at: now)
  }

  private mutating func put(_ book: Book, at now: ContinuousClock.Instant) {
    let index = books.firstIndex { $0.began > book.began } ?? books.endIndex
    books.insert(book, at: index)
    drop(at: now)
    while bytes > maxBytes, let oldest = books.firstIndex(where: { $0.bytes > 0 }) {
      books.remove(at: oldest)
    }
    for isKept in [true, false] {
      let indices = books.indices.filter { books[$0].isKept == isKept }
      for index in indices.dropLast(maxCount).reversed() { books.remove(at: index) }
    }
  }

  private mutating func drop(at now: ContinuousClock.Instant) {
    books.removeAll { now - $0.began >= longest }
  }
}

extension RemovalShelf.Book {
  /// True for one that can be taken back, false for one that was.
  fileprivate var isKept: Bool {
    switch content {
    case .kept: true
    case .restored: false
    }
  }
}

extension StoredValue {
  /// The bytes that a value takes in memory, nearly.
  package var keptBytes: Int {
    switch self {
    case .null, .integer, .real, .redacted: 16
    case .text(let bytes), .blob(let bytes): 48 + bytes.count
    }
  }
}
