import BrowserDriver
import Foundation
import Testing

/// Runs `Scripts/lint-words.sh` over planted sources.
@Suite("The lint of comments and lines")
struct LintTests {
  private static let long = String(repeating: "é", count: 101)

  /// Returns the reasons that the script prints for a file with a text, without the file's path.
  private func reasons(_ text: String, name: String = "Planted.swift") throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    let script = Repository.root.appending(path: "Scripts/lint-words.sh").path
    let lint = try Program("/bin/sh", [script, file.path])
    let ending = try lint.waitForEnd()
    let lines = lint.outputText.split(separator: "\n").map {
      String($0).replacing(file.path + ":", with: "")
    }
    #expect(ending == .exited(lines.isEmpty ? 0 : 1))
    return lines
  }

  @Test(
    "A doc comment that begins with What, Whether, How or The … of which is found",
    arguments: [
      "What a row shows.", "Whether it is open.", "How many there are.", "How: by hand.",
      "The rows of which some are open.",
    ])
  func beginnings(comment: String) throws {
    let found = try reasons("let a = 1\n/// \(comment)\nlet b = 2")
    #expect(found == ["2: the comment begins with: \(comment)"])
  }

  @Test(
    "Any other comment passes",
    arguments: [
      "/// The row that is open.", "/// True where it is open.\n/// What follows is said.",
      "// What this does is plain.", "/// Whatever is open.",
      "let a = \"\"\"\n  /// What.\n  \"\"\"",
    ])
  func others(text: String) throws {
    #expect(try reasons(text) == [])
  }

  @Test("A comment or a script's line of more than 100 characters is found")
  func columns() throws {
    #expect(try reasons("// \(Self.long)") == ["1: the line has 104 columns of 100"])
    #expect(try reasons("let a = \"\(Self.long)\"") == [])
    #expect(try reasons("// \(Self.long.dropLast(4))") == [])
    for name in ["a.js", "a.css", "a.sh"] {
      #expect(try reasons(Self.long, name: name) == ["1: the line has 101 columns of 100"])
    }
  }

  @Test(
    "A type of errors whose name does not end in Error is found",
    arguments: [
      ("enum Fault: Error {}", "Fault"), ("struct Gone: Hashable, Error {}", "Gone"),
      ("  public struct Broken<A: Hashable>\u{3A} Error, Hashable {}", "Broken"),
      ("extension Odd: Error {}", "Odd"),
    ])
  func namesOfErrors(source: String, name: String) throws {
    #expect(try reasons(source) == ["1: a type of errors is called \(name)"])
  }

  @Test(
    "A name that ends in Error passes, and so does a type that only mentions errors",
    arguments: [
      "enum ReadError: Error {}", "struct Result<E: Error> {}", "extension Array where E: Error {}",
      "func a<E: Error>(_ error: E) {}", "struct Log: ErrorLog {}", "// enum Fault\u{3A} Error {}",
    ])
  func otherNames(source: String) throws {
    #expect(try reasons(source) == [])
  }
}
