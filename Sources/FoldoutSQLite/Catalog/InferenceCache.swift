import Foundation
import FoldoutRecords
import GRDB

/// Cached inferences from a table's first rows, kept while its declaration is unchanged. Altering
/// another table does not read the rows again.
///
/// `@unchecked Sendable`: `found` and `obstacles` are accessed under `lock` only.
final class InferenceCache: @unchecked Sendable {
  private let lock = NSLock()
  private var found: (schema: TableSchema, hadRows: Bool)?
  private var obstacles: WriteObstacles?

  /// The table with its inferences, and true if it had rows; `nil` before the first inference.
  var latest: (schema: TableSchema, hadRows: Bool)? { lock.withLock { found } }

  /// Stores the inferences.
  func keep(_ schema: TableSchema, hadRows: Bool) {
    lock.withLock { found = (schema, hadRows) }
  }

  /// Returns the writes that cannot succeed in a file without triggers and foreign keys, found by
  /// the first call.
  func obstacles(_ find: () -> WriteObstacles) -> WriteObstacles {
    if let obstacles = lock.withLock({ obstacles }) { return obstacles }
    let found = find()
    lock.withLock { obstacles = found }
    return found
  }
}
