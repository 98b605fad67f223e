package import Foundation

/// A record of a table of a file, as the process has opened it: what a ticket has made, or an Undo
/// has brought back.
package struct FileRecord: Hashable, Sendable {
  /// The file, as it was opened.
  package var file: UUID
  /// The table.
  package var table: String
  /// The record.
  package var key: RecordKey

  /// A record of a table of a file.
  package init(file: UUID, table: String, key: RecordKey) {
    self.file = file
    self.table = table
    self.key = key
  }
}
