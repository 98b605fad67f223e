import FoldoutForms
import FoldoutRecords
import Foundation
import GRDB
import TestSupport

@testable import FoldoutSQLite

extension Scratch {
  /// Creates or changes a database as another program does, through a connection of GRDB.
  @discardableResult
  func run(_ sql: String, in name: String? = nil) throws -> String {
    let queue = try other(name)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
    return path(name)
  }

  /// Runs a query as another program does and returns its result as text.
  func text(_ sql: String, in name: String? = nil) throws -> String? {
    let queue = try other(name)
    let text = try queue.read { try String.fetchOne($0, sql: sql) }
    try queue.close()
    return text
  }

  /// Opens another program's connection, with SQLite's defaults.
  func other(_ name: String? = nil) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(20)
    configuration.allowsUnsafeTransactions = true
    return try DatabaseQueue(path: path(name), configuration: configuration)
  }

  /// Makes a store of a database created by SQL. It shares no removals with other tests, and its
  /// work may take long while they run.
  func store(
    _ sql: String, name: String? = nil, clock: WorkClock = WorkClock()
  ) throws -> SQLiteStore {
    try run(sql, in: name)
    return try store(name: name, clock: clock)
  }

  /// Makes a store of a file that is there.
  func store(name: String? = nil, clock: WorkClock = WorkClock()) throws -> SQLiteStore {
    let limits = WorkLimits(
      reading: 600, changing: 600, examiningTable: .seconds(600), clock: clock)
    return try SQLiteStore(
      path: path(name), limits: limits, scanning: .seconds(600), sorting: .seconds(600),
      removals: SharedRemovals())
  }
}

extension StoredValue {
  /// The value as an SQL literal that keeps its class and bytes.
  var literal: String {
    func hex(_ bytes: [UInt8]) -> String {
      "x'" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "'"
    }
    return switch self {
    case .null: "NULL"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let bytes): "CAST(\(hex(bytes)) AS TEXT)"
    case .blob(let bytes): hex(bytes)
    case .redacted: "NULL"
    }
  }
}

extension RecordKey {
  /// Makes a key from the texts in an address.
  init(_ texts: String...) {
    self.init(texts.map { .text($0) })
  }
}

extension Change {
  /// Makes a change of one cell.
  init(
    _ table: String, _ key: RecordKey, _ column: String, _ original: StoredValue, _ new: StoredValue
  ) {
    self.init(
      table: table, key: key, cells: [Cell(column: column, original: Token(original), new: new)])
  }
}
