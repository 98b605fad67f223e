import FoldoutForms
import FoldoutRecords
import Foundation

/// The indexes of labels of this process: all files share its memory.
actor LabelRoom {
  /// The one of the process.
  static let shared = LabelRoom()

  /// The most bytes of all indexes together.
  static let maxBytes = 16_000_000

  private var shelf = LabelShelf(maxBytes: LabelRoom.maxBytes)

  /// Does something with the indexes.
  func with<T: Sendable>(_ body: @Sendable (inout LabelShelf) -> T) -> T { body(&shelf) }
}
