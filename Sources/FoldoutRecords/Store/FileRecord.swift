package import Foundation

/// A record in a file opened by this process: one that was added with a ticket, or restored.
package struct FileRecord: Hashable, Sendable {
  /// The identity of the opened file.
  package var file: UUID
  /// The table.
  package var table: String
  /// The record.
  package var key: RecordKey

  /// A record in a table of a file.
  package init(file: UUID, table: String, key: RecordKey) {
    self.file = file
    self.table = table
    self.key = key
  }
}
