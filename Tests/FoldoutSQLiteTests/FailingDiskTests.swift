import FoldoutRecords
import Foundation
import GRDBSQLite
import TestSupport
import Testing

@testable import FoldoutSQLite

/// A disk that cannot be read.
@Suite struct FailingDiskTests {
  /// SQLite passes on the system's `EIO` as a damaged file.
  @Test("A read that the disk fails is told as such, and not as damage", .promise(12))
  func oneRead() async throws {
    let scratch = try Scratch()
    try scratch.run("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    let connection = try Connection(to: FileFacts(path: scratch.path()), for: .reading)
    func read() async -> WorkOutcome<(value: [Int], took: Duration)> {
      await connection.read(ReadAttempt(asked: .now)) { db in
        try Query("SELECT x FROM t", in: db).rows { $0.integer(0) }
      }
    }
    let whole = connection.unsafeHandle(FailingDiskTests.failReads)
    guard case .failed(.unreadDisk(scratch.path())) = await read() else {
      Issue.record("not told")
      return
    }
    connection.unsafeHandle { FailingDiskTests.file(of: $0)?.pointee.pMethods = whole }
    guard case .done(([1], _)) = await read() else {
      Issue.record("not read")
      return
    }
    connection.close()
  }

  private static func file(of handle: OpaquePointer?) -> UnsafeMutablePointer<sqlite3_file>? {
    var file: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    return file
  }

  /// Makes all reads of the file fail as those of a failing disk do on Linux, and returns its usual
  /// functions.
  private static func failReads(
    _ handle: OpaquePointer?
  ) -> UnsafePointer<sqlite3_io_methods>? {
    guard let file = file(of: handle), let whole = file.pointee.pMethods else { return nil }
    let failing = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    failing.initialize(to: whole.pointee)
    failing.pointee.xRead = { _, _, _, _ in
      errno = EIO
      return SQLITE_IOERR | 33 << 8
    }
    file.pointee.pMethods = UnsafePointer(failing)
    return whole
  }
}
