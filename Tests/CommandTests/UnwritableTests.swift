import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Read-only files and folders, which are served without leaving anything beside them.
@Suite(.serialized) struct UnwritableTests {
  /// The item that is read-only.
  enum Place: CaseIterable {
    case file, folder, both
  }

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  /// The command prefix by which permissions bind the program: root gives up its right to write
  /// anything.
  private static let bound =
    geteuid() == 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : ["env"]

  private static let isBound: Bool = {
    let folder = "test ! -w \"$0\""
    let place = FileManager.default.temporaryDirectory.appending(path: "foldout-\(UUID())").path
    try? FileManager.default.createDirectory(
      atPath: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
    defer { try? FileManager.default.removeItem(atPath: place) }
    let program = try? Program(bound[0], Array(bound.dropFirst()) + ["sh", "-c", folder, place])
    return (try? program?.waitForEnd()) == .exited(0)
  }()

  private func start(_ arguments: String...) throws -> Program {
    let bound = UnwritableTests.bound
    return try Program(bound[0], Array(bound.dropFirst()) + [Foldout.path()] + arguments)
  }

  private func serve(_ path: String) throws -> Server {
    try Server(start("open", path, "--port", "0"))
  }

  private func set(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  private func expectReadOnly(_ server: Server, showing name: String = "Ada") throws {
    for address in ["/", "/t/people", "/t/people/1"] {
      #expect(
        try server.client.get(address).text.contains(
          "Opened read-only, because the file or its folder can’t be written"), "\(address)")
    }
    #expect(try server.client.get("/t/people/1").text.contains(">\(name)</h1>"))
    let refused = try server.client.post(
      "/t/people/1", form: ["name": "Uma", "~original.name": "t:\(name)"])
    #expect(refused.status == 403)
  }

  @Test(
    "Nothing is left beside a read-only file or in a read-only folder", .promise(1),
    .enabled(if: UnwritableTests.isBound, "nobody is kept from writing here"),
    arguments: ["DELETE", "WAL"], Place.allCases)
  func nothingIsLeftBeside(_ journal: String, _ place: Place) throws {
    for signal in Depth.of([SIGHUP], all: [SIGTERM, SIGHUP]) {
      let scratch = try Scratch("company.sqlite")
      let path = try scratch.makeCompany(journal: journal)
      let before = try scratch.files()
      if place != .folder { try set(0o444, of: path) }
      if place != .file { try set(0o555, of: scratch.folder.path) }
      let server = try serve(path)
      try expectReadOnly(server)
      #expect(try server.end(by: signal) == .exited(0))
      #expect(
        server.program.errorText == "\(path) can’t be written, so it is opened read-only.\n")
      #expect(try scratch.files() == before)
      try set(0o755, of: scratch.folder.path)
    }
  }

  /// They are checked at each start.
  @Test(
    "The permissions of file and folder decide if changes are allowed", .promise(1),
    .enabled(if: UnwritableTests.isBound, "nobody is kept from writing here"))
  func permissionsDecide() throws {
    let path = try scratch.makeCompany()
    try set(0o000, of: path)
    for command in ["open", "schema"] {
      let program = try start(command, path)
      #expect(try program.waitForEnd() == .exited(66))
      #expect(program.errorText.hasPrefix("foldout: \(path) can’t be read"))
    }
    for (file, folder, isWritable) in [
      (0o444, 0o755, false), (0o644, 0o555, false), (0o644, 0o755, true),
    ] {
      try set(file, of: path)
      try set(folder, of: scratch.folder.path)
      let server = try serve(path)
      guard isWritable else {
        try expectReadOnly(server)
        continue
      }
      let stored = try server.client.post(
        "/t/people/1", form: ["name": "Uma", "~original.name": "t:Ada"])
      #expect(stored.status == 303)
    }
  }

  /// The other program has the file open, and its changes are only in the log.
  @Test(
    "Changes in another program's log are read without write permission", .promise(1),
    .enabled(if: UnwritableTests.isBound, "nobody is kept from writing here"))
  func theLogOfAnotherProgramIsRead() throws {
    let path = try scratch.makeCompany(journal: "WAL")
    let other = try scratch.other()
    try other.run("UPDATE people SET name = 'Ida' WHERE id = 1")
    for name in [path, path + "-wal", path + "-shm"] { try set(0o444, of: name) }
    try set(0o555, of: scratch.folder.path)
    let server = try serve(path)
    try expectReadOnly(server, showing: "Ida")
    #expect(try server.end(by: SIGTERM) == .exited(0))
    try set(0o755, of: scratch.folder.path)
    #expect(try other.text("SELECT name FROM people WHERE id = 1") == "Ida")
  }

  /// Another program writes while the file is open here, with a log that is created and removed.
  @Test(
    "Changes written meanwhile are shown without write permission", .promise(1),
    .enabled(if: UnwritableTests.isBound, "nobody is kept from writing here"))
  func whatIsWrittenMeanwhileIsShown() throws {
    let path = try scratch.makeCompany(journal: "WAL")
    try set(0o555, of: scratch.folder.path)
    let server = try serve(path)
    try expectReadOnly(server)
    for (name, isClosed) in [("Ida", true), ("Eve", true), ("Ann", false)] {
      try set(0o755, of: scratch.folder.path)
      let other = try scratch.other()
      try other.run("UPDATE people SET name = '\(name)' WHERE id = 1")
      if isClosed { try other.close() }
      #expect(FileManager.default.fileExists(atPath: path + "-wal") == !isClosed)
      try set(0o555, of: scratch.folder.path)
      try expectReadOnly(server, showing: name)
      try other.close()
    }
    #expect(server.program.ending == nil)
    try set(0o755, of: scratch.folder.path)
  }

  /// A killed program left the log, and its index file was removed.
  @Test(
    "A log that cannot be read without write permission is reported", .promise(1),
    .enabled(if: UnwritableTests.isBound, "nobody is kept from writing here"))
  func aLogThatCannotBeReadIsTold() throws {
    let live = try scratch.makeCompany("live.sqlite", journal: "WAL")
    let other = try scratch.other("live.sqlite")
    try other.run("UPDATE people SET name = 'Ida' WHERE id = 1")
    let folder = scratch.path("copy")
    let path = "\(folder)/company.sqlite"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: live + end, toPath: path + end)
    }
    try other.close()
    try set(0o555, of: folder)
    for arguments in [["open", path], ["schema", path]] {
      let program = try start(arguments[0], arguments[1])
      #expect(try program.waitForEnd() == .exited(66))
      #expect(
        program.errorText == """
          foldout: The latest changes to \(path) are still in company.sqlite-wal and can’t be read in \
          a read-only folder. Copy both files to a writable folder and open the copy.\n
          """)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "company.sqlite", "company.sqlite-wal",
      ])
    try set(0o755, of: folder)
    let server = try serve(path)
    #expect(try server.client.get("/t/people/1").text.contains(">Ida</h1>"))
  }
}
