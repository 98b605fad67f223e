import Foundation
import FoldoutRecords
import GRDB

extension StoreError {
  /// Translates an error that concerns the database as a whole.
  ///
  /// A disk that fails to read is reported by the system as `EIO`, which SQLite mostly passes on as
  /// a damaged file. `systemError` is the last error of the system during the work.
  ///
  /// The errors of a write also need the table and its columns: see `StoreError+Refusing.swift`.
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
