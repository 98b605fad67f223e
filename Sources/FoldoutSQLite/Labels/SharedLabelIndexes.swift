import FoldoutForms
import FoldoutRecords
import Foundation

/// The label indexes of this process: all files share its memory.
actor SharedLabelIndexes {
  /// The process's instance.
  static let shared = SharedLabelIndexes()

  /// Limit in bytes for all indexes together.
  static let maxBytes = 16_000_000

  private var cache = LabelIndexCache(maxBytes: SharedLabelIndexes.maxBytes)

  /// Runs `body` with the indexes.
  func with<T: Sendable>(_ body: @Sendable (inout LabelIndexCache) -> T) -> T { body(&cache) }
}
