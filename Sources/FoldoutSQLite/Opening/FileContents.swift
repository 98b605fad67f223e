import Foundation

/// Detects a changed file without reading it: its size, its time of writing, and whether a
/// write-ahead log with changes in it lies beside it.
struct FileContents: Hashable, Sendable {
  private let size: Int64?
  private let written: Date?
  private let hasFilledLog: Bool

  /// The marks of what a file holds now.
  init(of file: FileFacts) {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.resolvedPath)
    size = (facts?[.size] as? NSNumber)?.int64Value
    written = facts?[.modificationDate] as? Date
    hasFilledLog = file.hasFilledLog
  }
}
