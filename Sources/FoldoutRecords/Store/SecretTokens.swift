import FoldoutForms
import Foundation

/// A change counter for each secret of a store, so that no secret token is ever issued again after
/// its secret has changed.
///
/// If a token depended on the value alone, anyone with a page could write one guess after another,
/// and would recognise the right one because the first token appears again. So each token also
/// depends on a counter, which increases with every change of the secret, even to the same value:
///
/// ```
/// a reader that began │ the change is written and committed: │ a reader that began
/// before gets tokens  │  every reader gets a random token,   │ after gets tokens
/// with counter 4      │  which matches nothing               │ with counter 5
/// ```
///
/// A token stays the same as long as its secret does. A change by another program shows only in the
/// value, so a change back goes unnoticed.
///
/// `@unchecked Sendable`: all mutable state is accessed under `lock` only.
package final class SecretTokens: @unchecked Sendable {
  /// One secret of one record, as the hash of its table, column and key, because a key may be long.
  package struct Cell: Hashable, Sendable {
    private let hash: Int

    /// The cell of a column in the record with a key.
    package init(_ column: String, of key: RecordKey, in table: String) {
      var hasher = Hasher()
      hasher.combine(table)
      hasher.combine(column)
      hasher.combine(key)
      hash = hasher.finalize()
    }
  }

  private let lock = NSLock()
  private let maxCount: Int
  /// The counter of the latest change of any secret.
  private var latest: UInt64 = 0
  private var counters: [Cell: UInt64] = [:]
  private var underWay: Set<Cell> = []
  /// The counter of all cells that are not in `counters`.
  private var commonCounter: UInt64 = 0

  /// Counts the changes of up to `maxCount` secrets. Beyond that all secrets count as changed,
  /// which causes a conflict for a person who is editing one.
  package init(maxCount: Int = 10_000) {
    self.maxCount = maxCount
  }

  /// Returns a token maker for a reader that begins now.
  package func reader() -> SecretTokenMaker {
    SecretTokenMaker(secretTokens: self, began: lock.withLock { latest })
  }

  /// Marks secrets as written but not yet committed. Until ``end(_:isStored:)`` their tokens are
  /// random.
  package func beginWriting(_ cells: Set<Cell>) {
    lock.withLock { underWay.formUnion(cells) }
  }

  /// Marks the secrets as committed, or as rolled back if not `isStored`.
  package func endWriting(_ cells: Set<Cell>, isStored: Bool) {
    guard !cells.isEmpty else { return }
    lock.withLock {
      underWay.subtract(cells)
      guard isStored else { return }
      latest += 1
      if counters.count + cells.count > maxCount {
        counters = [:]
        commonCounter = latest
      } else {
        for cell in cells { counters[cell] = latest }
      }
    }
  }

  /// The counter of a cell; `nil` if the cell changed after a reader began, since the reader may
  /// have the old value or the new one. Without a cell, the counter of all cells together.
  fileprivate func counter(of cell: Cell?, since began: UInt64) -> UInt64? {
    lock.withLock {
      guard let cell else { return underWay.isEmpty && latest <= began ? latest : nil }
      guard !underWay.contains(cell) else { return nil }
      let counter = counters[cell] ?? commonCounter
      return counter <= began ? counter : nil
    }
  }
}

/// Makes the secret tokens of one reader. It must be created before anything is read.
package struct SecretTokenMaker: Sendable {
  fileprivate let secretTokens: SecretTokens
  fileprivate let began: UInt64

  /// Returns the secret token of a value.
  ///
  /// A row that cannot be written, such as one of a view, may show the secret of another table. So
  /// its token changes with every change of any secret.
  func token(
    _ value: StoredValue, in column: String, of key: RecordKey, table: TableSchema
  ) -> StoredValue {
    let cell = SecretTokens.Cell(column, of: key, in: table.name)
    guard let counter = secretTokens.counter(of: table.isWritable ? cell : nil, since: began)
    else {
      return .redacted(.random(in: .min ... .max))
    }
    var hasher = Hasher()
    hasher.combine(SecretTokenMaker.processNumber)
    hasher.combine(cell)
    hasher.combine(counter)
    hasher.combine(value)
    return .redacted(UInt64(bitPattern: Int64(hasher.finalize())))
  }

  /// A random number in each token. Swift seeds `Hasher` anew in each process unless an environment
  /// variable turns that off; this number does not depend on it.
  private static let processNumber = UInt64.random(in: .min ... .max)
}
