import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB

extension StoreError {
  /// Translates an error that concerns the database as a whole.
  ///
  /// A disk that fails to read is reported by the system as `EIO`, which SQLite mostly passes on as
  /// a damaged file. `systemError` is the last error of the system during the work.
  ///
  /// The errors of a write also need the table and its columns: see `init(refusing:)`.
  init(_ error: any Error, path: String, systemError: CInt = 0) {
    if let error = error as? StoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(detail: "\(error)")
      return
    }
    let detail = error.message ?? "\(error.extendedResultCode)"
    switch error.extendedResultCode {
    case .SQLITE_READONLY_ROLLBACK, .SQLITE_READONLY_RECOVERY: self = .unfinished(path: path)
    case .SQLITE_IOERR_READ, .SQLITE_IOERR_SHORT_READ, .SQLITE_IOERR_CORRUPTFS:
      self = .unreadDisk(path: path)
    default:
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy(path: path)
      case .SQLITE_FULL: self = .full(path: path)
      case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .unreadable(path: path)
      case .SQLITE_NOTADB: self = .notADatabase(path: path)
      case .SQLITE_CORRUPT where systemError == EIO: self = .unreadDisk(path: path)
      case .SQLITE_CORRUPT: self = .damaged(path: path, detail: detail)
      default: self = .failed(detail: detail)
      }
    }
  }
}

extension Change {
  /// Translates a database error of this change; `nil` if there is no translation, as for an I/O
  /// error.
  func refusal(_ error: DatabaseError, in catalog: Catalog?) -> StoreError? {
    // The other cells still have the value that the person saw, so they are not to blame.
    let changed = cells.filter { !$0.original.matches($0.new) }.map(\.column)
    return StoreError(refusing: error, table: table, columns: changed, in: catalog)
  }
}

extension StoreError {
  /// Translates a database error of a write; `nil` if there is no translation, as for an I/O error.
  ///
  /// SQLite's result code tells the kind of rule, but only its message tells the column: `NOT NULL
  /// constraint failed: people.name`. If it names none and only one of `columns` was written, that
  /// one is blamed. A broken foreign key is not named: see `ReferenceCheck`.
  init?(
    refusing error: DatabaseError, table: String, columns: [String] = [], in catalog: Catalog?
  ) {
    let message = error.message ?? ""
    let attempt = WriteAttempt(table: table, columns: columns, catalog: catalog)
    switch (error.extendedResultCode, error.resultCode) {
    case (.SQLITE_CONSTRAINT_NOTNULL, _): self = attempt.located(.notNull, in: message)
    case (.SQLITE_CONSTRAINT_UNIQUE, _), (.SQLITE_CONSTRAINT_PRIMARYKEY, _),
      (.SQLITE_CONSTRAINT_ROWID, _):
      self = attempt.refusedAsDuplicate(by: message)
    case (.SQLITE_CONSTRAINT_DATATYPE, _), (.SQLITE_MISMATCH, _):
      self = attempt.located(.type, in: message)
    case (.SQLITE_CONSTRAINT_CHECK, _):
      self = attempt.refused(byCheck: WriteAttempt.afterColon(message))
    case (.SQLITE_CONSTRAINT_FOREIGNKEY, _): self = attempt.deduced(.foreignKey(to: nil), columns)
    case (.SQLITE_CONSTRAINT_TRIGGER, _):
      self = .refused(rule: .trigger(message), column: nil, table: table)
    // The file itself is open, so SQLite could not open the journal: the folder is read-only.
    case (_, .SQLITE_READONLY), (_, .SQLITE_CANTOPEN): self = .readOnly(table: table)
    // A trigger or constraint that does not compile, because it refers to something missing.
    case (_, .SQLITE_ERROR): self = .refused(rule: .trigger(message), column: nil, table: table)
    default: return nil
    }
  }
}
