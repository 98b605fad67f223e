import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import TestSupport
import Testing

@testable import FoldoutWeb

/// BOOLEAN columns in which a program stores values other than 0 and 1.
@Suite("Switches in their column's spelling") struct SpelledSwitchTests {
  private struct Column {
    var file: OddFile
    var store: SQLiteStore
    var visitor: Visitor { Visitor(store) }

    /// Creates a table whose BOOLEAN column has these values, written as SQL literals.
    init(_ values: [String], rules: String = "") throws {
      file = try OddFile.made(
        by: """
          CREATE TABLE t (id INTEGER PRIMARY KEY, n TEXT, v BOOLEAN NOT NULL \(rules));
          \(values.map { "INSERT INTO t (n, v) VALUES ('a', \($0));" }.joined(separator: "\n"))
          """)
      store = try SQLiteStore(path: file.path)
    }

    /// Returns the value that the switch stores in a new record.
    func added(_ isOn: Bool) async throws -> StoredValue? {
      let answer = try await visitor.send("/t/t?add", pressing: "~add", "save") { form in
        try form.turn("v", on: isOn)
      }
      #expect(answer.code == 303, "\(answer.text)")
      let last = try await store.window(WindowRequest(table: "t", anchor: .last, size: 1))
      return last.records.last?.record["v"]
    }
  }

  @Test(
    "New and changed records use the spelling that the column already has", .promise(6),
    arguments: [
      (["'true'", "'false'"], "true", "false"), (["'Y'", "'N'", "'N'"], "Y", "N"),
      (["'t'", "'f'"], "t", "f"), (["'TRUE'", "'TRUE'"], "TRUE", "FALSE"),
    ])
  func spelled(_ values: [String], _ on: String, _ off: String) async throws {
    let column = try Column(values)
    #expect(try await column.added(true) == .text(on))
    let first = values[0] == "'\(on)'"
    let changed = try await column.visitor.send("/t/t/1") { try $0.turn("v", on: !first) }
    #expect(changed.code == 303)
    #expect(try await column.store.cell("v", in: "t") == .text(first ? off : on))
  }

  @Test("A column with 0 and 1, or without values, stores 0 and 1", arguments: [[], ["0", "1"]])
  func numbers(_ values: [String]) async throws {
    #expect(try await Column(values).added(true) == .integer(1))
  }

  @Test("In an empty table, the column's default determines the spelling")
  func byDefault() async throws {
    let column = try Column([], rules: "DEFAULT 'false'")
    #expect(try await column.added(true) == .text("true"))
  }

  @Test("A column whose values are not yes and no is not a switch")
  func texts() async throws {
    let column = try Column(["'maybe'", "'never'"])
    let answer = try await column.visitor.send("/t/t/1") { try $0.type("always", into: "v") }
    #expect(answer.code == 303)
    #expect(try await column.store.cell("v", in: "t") == .text("always"))
  }
}
