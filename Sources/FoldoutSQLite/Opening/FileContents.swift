import Foundation

/// Detects a changed file without reading it, by its size, its modification time, and the presence
/// of a write-ahead log with changes.
struct FileContents: Hashable, Sendable {
  private let size: Int64?
  private let written: Date?
  private let hasFilledLog: Bool

  /// Reads the present size, modification time and log of a file.
  init(of file: FileFacts) {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.resolvedPath)
    size = (facts?[.size] as? NSNumber)?.int64Value
    written = facts?[.modificationDate] as? Date
    hasFilledLog = file.hasFilledLog
  }
}
