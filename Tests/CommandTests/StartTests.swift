import BrowserDriver
import Foundation
import TestSupport
import Testing

/// The program's start: its output, its help, and its reasons not to start.
@Suite(.serialized) struct StartTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch("company.sqlite")
  }

  @Test("The help and version texts match their snapshot")
  func texts() throws {
    var text = ""
    for arguments in [
      ["--help"], ["open", "--help"], ["schema", "--help"], ["demo", "--help"], ["--version"],
    ] {
      let program = try Program(Foldout.path(), arguments, environment: ["COLUMNS": "80"])
      #expect(try program.waitForEnd() == .exited(0))
      #expect(program.errorText == "")
      text += "$ foldout \(arguments.joined(separator: " "))\n\(program.outputText)\n"
    }
    try Snapshot.expect(text, is: "help.txt")
  }

  @Test(
    "The program prints its address and nothing else",
    arguments: ["127.0.0.1", "localhost", "::1", "[::1]"])
  func theLineAndNothingElse(host: String) throws {
    let server = try Server(scratch.makeCompany(), "--host", host)
    let name = host.contains(":") ? "[::1]" : host
    let line = try Regex("Foldout: http://\(NSRegularExpression.escapedPattern(for: name)):[0-9]+/")
    #expect(server.line.wholeMatch(of: line) != nil)
    let client = RawClient(
      host: host.contains(":") ? "::1" : "127.0.0.1", port: server.client.port)
    #expect(try client.get("/").status == 200)
    #expect(try server.end(by: SIGTERM) == .exited(0))
    #expect(server.program.outputText == server.line + "\n")
    #expect(server.program.errorText == "")
  }

  /// Compares all reasons and codes as one text, in which FOLDER replaces the scratch folder.
  @Test("Each reason not to start has its message and exit code", .promise(8))
  func reasonsNotToStart() throws {
    let good = try scratch.makeCompany()
    try Data("People: Ada, Bo. Not a database at all, but long enough for a head.".utf8)
      .write(to: URL(fileURLWithPath: scratch.path("text.txt")))
    try Data().write(to: URL(fileURLWithPath: scratch.path("empty.sqlite")))
    var damaged = try Data(contentsOf: URL(fileURLWithPath: good))
    damaged.replaceSubrange(
      100..<damaged.count, with: Data(repeating: 0xA5, count: damaged.count - 100))
    try damaged.write(to: URL(fileURLWithPath: scratch.path("damaged.sqlite")))
    _ = try scratch.makeCompany("locked.sqlite")
    let other = try scratch.other("locked.sqlite")
    defer { try? other.close() }
    try other.run("BEGIN EXCLUSIVE")

    var text = ""
    for (arguments, code) in [
      (["open", scratch.path("missing.sqlite")], 66), (["open", scratch.folder.path], 66),
      (["open", scratch.path("text.txt")], 65), (["open", scratch.path("empty.sqlite")], 65),
      (["open", scratch.path("damaged.sqlite")], 65),
      (["open", scratch.path("locked.sqlite")], 75),
      (["open", good, "--host", "0.0.0.0"], 64), (["open", good, "--host", "example.com"], 64),
      (["open", good, "--port", "65536"], 64), (["open", good, "--port=-1"], 64),
      (["open", good, "--port", "many"], 64), (["open"], 64), (["open", good, "--colour"], 64),
      (["close"], 64), (["demo", "--file", "/proc/demo/demo.sqlite"], 73),
    ] as [([String], Int32)] {
      let program = try Program(Foldout.path(), arguments, environment: ["COLUMNS": "80"])
      #expect(try program.waitForEnd() == .exited(code), "\(arguments)")
      #expect(program.outputText == "")
      text += "$ foldout \(arguments.joined(separator: " "))\n\(program.errorText)[\(code)]\n\n"
    }
    text = text.replacing(scratch.folder.path, with: "FOLDER")
    try Snapshot.expect(text, is: "reasons.txt")
  }

  @Test("A port in use is reported with a free one")
  func aTakenPortNamesAFreeOne() throws {
    let path = try scratch.makeCompany()
    let first = try Server(path)
    let run = try Foldout.run("open", path, "--port", "\(first.client.port)")
    #expect(run.ending == .exited(69))
    #expect(run.output == "")
    let sentence = try #require(
      run.errors.wholeMatch(
        of:
          /foldout: Port (\d+) is in use by another program. Port (\d+) is free: try --port (\d+), or --port 0 for any.\n/
      ))
    #expect(sentence.1 == "\(first.client.port)")
    #expect(sentence.2 == sentence.3)
    let second = try Server(Foldout.start("open", path, "--port", String(sentence.2)))
    #expect(second.line == "Foldout: http://127.0.0.1:\(sentence.2)/")
    #expect(try second.client.get("/").status == 200)
    #expect(try first.client.get("/").status == 200)
  }
}
