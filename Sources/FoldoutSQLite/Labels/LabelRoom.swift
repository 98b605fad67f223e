import FoldoutForms
import FoldoutRecords
import Foundation

/// The label indexes of this process: all files share its memory.
actor LabelRoom {
  /// The process's instance.
  static let shared = LabelRoom()

  /// Limit in bytes for all indexes together.
  static let maxBytes = 16_000_000

  private var shelf = LabelShelf(maxBytes: LabelRoom.maxBytes)

  /// Runs `body` with the indexes.
  func with<T: Sendable>(_ body: @Sendable (inout LabelShelf) -> T) -> T { body(&shelf) }
}
