import BrowserDriver
import FoldoutForms
import Foundation
import GRDB
import TestSupport

/// A program that serves a file of its own. The file is deleted when the server stops.
final class Server: Sendable {
  /// The path of the database.
  let file: String
  let port: Int
  private let folder: String
  private let fixture: Fixture
  private let program: Slot<Program>

  init(_ fixture: Fixture) throws {
    folder = try ScratchFolder.make(named: "foldout-walk")
    file = "\(folder)/\(fixture.name).sqlite"
    self.fixture = fixture
    do {
      try fixture.make(at: file)
      (program, port) = try Server.startAtNewPort(fixture, file)
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  deinit { stop() }

  /// The beginning of every address of the server.
  var base: String { "http://127.0.0.1:\(port)" }

  /// A client that sends requests without a browser.
  var client: RawClient { RawClient(port: port) }

  /// The program's log.
  var log: String { program.with { $0.outputText + $0.errorText } }

  /// Ends the program by `kill -9`, whatever it is doing.
  func kill() {
    program.with { $0.stop() }
  }

  /// Stops the process as a debugger would: it accepts connections and does not answer.
  func freeze() { program.with { $0.kill(19) } }

  /// Lets a frozen process continue.
  func thaw() { program.with { $0.kill(18) } }

  /// Copies the file to another path, which is deleted with it, and returns that path.
  func copy() throws -> String {
    let path = "\(folder)/copy.sqlite"
    try FileManager.default.copyItem(atPath: file, toPath: path)
    return path
  }

  /// Restarts the program at the same port, with the same file or another one.
  func restart(with other: String? = nil) throws {
    let started = try Server.start(fixture, other ?? file, port: port).program
    program.with { old in
      old.stop()
      old = started.with { $0 }
    }
  }

  /// Ends the program, and deletes its file.
  func stop() {
    kill()
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The ports that servers have used in this run.
  private static let ports = Slot<Set<Int>>([])

  /// Starts the program at a port that is new in this run.
  ///
  /// A tab keeps unsent values by address, and the system reuses ports.
  private static func startAtNewPort(
    _ fixture: Fixture, _ file: String
  ) throws -> (program: Slot<Program>, port: Int) {
    while true {
      let started = try start(fixture, file, port: 0)
      if ports.with({ $0.insert(started.port).inserted }) { return started }
      started.program.with { $0.stop() }
    }
  }

  private static func start(
    _ fixture: Fixture, _ file: String, port: Int
  ) throws -> (program: Slot<Program>, port: Int) {
    let command = fixture.command(file, port: port)
    let program = try Program(
      BuiltProgram.path(of: command.program), command.arguments, environment: ["PORT": "\(port)"])
    let line = try program.line { $0.hasPrefix("Foldout: ") }
    let port = line.split(separator: ":").last.flatMap { Int($0.filter(\.isNumber)) }
    guard let port else { throw DriverError.malformedAnswer(line: line) }
    return (Slot(program), port)
  }
}

/// A value that can be exchanged for another.
///
/// Sendable by hand: `value` is touched only while `lock` is held. (`Mutex` needs macOS 15.)
private final class Slot<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

extension Server {
  /// Returns a value of the file as text, or `nil` if it is NULL.
  func stored(_ column: String, of record: Int = 1, in table: String) throws -> String? {
    try DatabaseQueue(path: file, configuration: .reading).read { database in
      try String.fetchOne(
        database,
        sql: """
          SELECT CAST(\(column.quoted) AS TEXT) \
          FROM \(table.quoted) WHERE rowid = ?
          """, arguments: [record])
    }
  }

  /// Returns the number of records in a table of the file.
  func count(in table: String) throws -> Int {
    try DatabaseQueue(path: file, configuration: .reading).read { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table.quoted)") ?? 0
    }
  }

  /// Changes the file as another program would.
  func changeFromOutside(_ sql: String) throws {
    try DatabaseQueue(path: file, configuration: .patient).write { try $0.execute(sql: sql) }
  }
}

extension Configuration {
  fileprivate static var reading: Configuration {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Waits for the server, which locks the file while it writes a change.
  fileprivate static var patient: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    return configuration
  }
}

extension Server {
  /// Returns the whole file's bytes, to compare them later.
  func digest() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }
}

extension Server {
  /// Runs a closure while another program holds an exclusive lock on the file.
  func whileLocked(_ body: () throws -> Void) throws {
    let queue = try DatabaseQueue(path: file, configuration: .patient)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN EXCLUSIVE")
      let result = Result { try body() }
      try database.execute(sql: "ROLLBACK")
      try result.get()
    }
  }
}
