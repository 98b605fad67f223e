import Foundation
import FoldoutForms

/// The number of changes of each secret of a store, so that no secret token ever comes back.
///
/// Were a secret token made of the value alone, whoever has a page could write one guess after the
/// other, and would know the right one by the first secret token standing there again. So a number
/// goes into each seal that is another after each change of the secret, also after one to the same
/// value:
///
/// ```
/// a reader may seal │ the change is written, and committed │ whoever began after it may seal
///   with number 4   │    nobody may: seals mean nothing    │         with number 5
/// ```
///
/// A secret token stays while its value does. What other programs change shows by the value only,
/// and that they change it back is not known here.
///
/// `@unchecked Sendable`: the numbers are the only state, touched under `lock` only.
package final class SecretTokens: @unchecked Sendable {
  /// One secret of one record, by the hash of its names: a key may be long.
  package struct Cell: Hashable, Sendable {
    private let hash: Int

    /// The cell of a column in the record of a key.
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
  private var latest: UInt64 = 0
  private var changed: [Cell: UInt64] = [:]
  private var underWay: Set<Cell> = []
  /// The number of all cells that are not in `changed`.
  private var common: UInt64 = 0

  /// Remembers the changes of so many secrets; beyond that all are taken to be changed, which costs
  /// whoever just has one open a conflict.
  package init(maxCount: Int = 10_000) {
    self.maxCount = maxCount
  }

  /// Returns the sealing for somebody who begins to read now.
  package func reader() -> SecretTokenMaker {
    SecretTokenMaker(secretTokens: self, began: lock.withLock { latest })
  }

  /// Says that secrets have been written and are going to be committed.
  package func begin(_ cells: Set<Cell>) {
    lock.withLock { underWay.formUnion(cells) }
  }

  /// Says that those have been committed, or taken back.
  package func end(_ cells: Set<Cell>, isStored: Bool) {
    guard !cells.isEmpty else { return }
    lock.withLock {
      underWay.subtract(cells)
      guard isStored else { return }
      latest += 1
      if changed.count + cells.count > maxCount {
        changed = [:]
        common = latest
      } else {
        for cell in cells { changed[cell] = latest }
      }
    }
  }

  /// The number of a cell; `nil` where it was changed since somebody began to read, who may have
  /// the value of before or of after. Without a cell, that of all together.
  fileprivate func number(of cell: Cell?, since began: UInt64) -> UInt64? {
    lock.withLock {
      guard let cell else { return underWay.isEmpty && latest <= began ? latest : nil }
      guard !underWay.contains(cell) else { return nil }
      let number = changed[cell] ?? common
      return number <= began ? number : nil
    }
  }
}

/// The sealing of one reader. It is asked for before anything is read.
package struct SecretTokenMaker: Sendable {
  fileprivate let secretTokens: SecretTokens
  fileprivate let began: UInt64

  /// The secret token of a secret.
  ///
  /// Rows that cannot be changed under their own name, as those of a view, may show another
  /// table's secret: theirs change with any.
  func token(
    _ value: StoredValue, in column: String, of key: RecordKey, table: TableSchema
  ) -> StoredValue {
    let cell = SecretTokens.Cell(column, of: key, in: table.name)
    guard let number = secretTokens.number(of: table.isWritable ? cell : nil, since: began) else {
      return .redacted(.random(in: .min ... .max))
    }
    var hasher = Hasher()
    hasher.combine(SecretTokenMaker.processNumber)
    hasher.combine(cell)
    hasher.combine(number)
    hasher.combine(value)
    return .redacted(UInt64(bitPattern: Int64(hasher.finalize())))
  }

  /// Swift seeds its hasher anew in each process, unless its environment says otherwise: this
  /// number does not depend on that.
  private static let processNumber = UInt64.random(in: .min ... .max)
}

extension TableSchema {
  /// The secrets that a change has written, of a record before and after: those that it names,
  /// those that a trigger altered, and where the key is another all of both, since a record with a
  /// known secret may take the place of one that is not.
  package func secretsWritten(
    _ columns: [String], from old: StoredRecord, to new: StoredRecord
  ) -> Set<SecretTokens.Cell> {
    var cells: Set<SecretTokens.Cell> = []
    for column in self.columns where column.isSecret {
      let values = (old.record[column.name], new.record[column.name])
      let isSame = old.key == new.key && values.0.isIdentical(to: values.1)
      guard !isSame || columns.contains(column.name) else { continue }
      cells.insert(SecretTokens.Cell(column.name, of: old.key, in: name))
      cells.insert(SecretTokens.Cell(column.name, of: new.key, in: name))
    }
    return cells
  }
}
