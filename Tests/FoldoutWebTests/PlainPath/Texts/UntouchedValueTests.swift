import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Values that a form cannot represent exactly stay unchanged until somebody edits them.
@Suite struct UntouchedValueTests {
  /// Values that do not fit their column's type, and texts that HTML controls alter.
  private static let odd: [StoredValue] = [
    .null, .text(""), .text(" blank "), .text("a\nb"), .text("a\r\nb\r\n"), .text("\na\n\n"),
    .text("a\rb\r\nc\nd"), .text("tab\t and \u{2028} and \u{0B}"), .text("yes"), .text("1"),
    .text("0"), .text("true"), .text("not a date\nin two lines"), .text("2024-02-30"),
    .text("2024-02-29"), .text("2024-02-29 10:11:12.345"), .text("2024-02-29T00:00:00Z"),
    .integer(2), .integer(-1), .integer(.max), .real(1.5), .real(0.1 + 0.2), .real(1e300),
    .real(-0.0), .blob([0, 255]), .text(bytes: [0xFF, 0x61]), .text("nul\u{0}inside"),
    .text(String(repeating: "long\r\n", count: 50)), .text("<script>alert(1)</script> &amp; \"'"),
    .text("n"), .text("-"), .text("…👩‍👩‍👧‍👦 ‏مرحبا"),
  ]

  private static let columns = [
    ColumnSchema(name: "text", declaredType: "TEXT"),
    ColumnSchema(name: "whole", declaredType: "INTEGER"),
    ColumnSchema(name: "decimal", declaredType: "DECIMAL(9,2)"),
    ColumnSchema(name: "flag", declaredType: "BOOLEAN"),
    ColumnSchema(name: "day", declaredType: "DATE", dateForm: .day),
    ColumnSchema(name: "midnight", dateForm: .dayAtMidnight(separator: .blank, .seconds)),
    ColumnSchema(name: "moment", dateForm: .dayAndTime(separator: .letter, .seconds)),
    ColumnSchema(name: "any"),
  ]

  @Test(
    "A value that the form cannot hold is left as it is", .promise(6, 11), arguments: odd.indices)
  func isKept(index: Int) async throws {
    let value = UntouchedValueTests.odd[index]
    let columns = UntouchedValueTests.columns
    let store = Company.store(
      of: columns.map { ($0, value) } + [(ColumnSchema(name: "n", declaredType: "TEXT"), .null)])
    let visitor = Visitor(store, language: index.isMultiple(of: 2) ? "en" : "de-DE")
    // In all tests each drawer is open over each value.
    let drawers = ["day", "midnight", "moment"]
    for open in Depth.of(["", drawers[index % 3]], all: [""] + drawers) {
      let answer = try await visitor.send("/t/t/1?open=\(open)") {
        try $0.type("with \(open) open", into: "n")
      }
      #expect(answer.code == 303, "\(open): \(answer.text)")
      #expect(try await store.cell("n", in: "t") == .text("with \(open) open"))
      for column in columns {
        let stored = try await store.cell(column.name, in: "t")
        #expect(stored?.isIdentical(to: value) == true, "\(column.name) with \(open) open")
      }
    }
  }

  @Test("A value that is neither yes nor no is edited as text")
  func whatIsNoSwitchIsMendedAsText() async throws {
    let store = Company.store(
      of: [(ColumnSchema(name: "flag", declaredType: "BOOLEAN", isNotNull: true), .text("yes"))])
    let visitor = Visitor(store)
    #expect(try await visitor.send("/t/t/1") { try $0.type("no", into: "flag") }.code == 303)
    #expect(try await store.cell("flag", in: "t") == .text("no"))
    #expect(try await visitor.send("/t/t/1") { try $0.type("1", into: "flag") }.code == 303)
    #expect(try await store.cell("flag", in: "t") == .integer(1))
  }

  @Test("An edit keeps the style of line breaks", .promise(6))
  func anEditKeepsTheKindOfLineBreaks() async throws {
    let text = ColumnSchema(name: "text", declaredType: "TEXT")
    for (old, entered, new) in [
      ("a\r\nb", "a\nb!", "a\r\nb!"), ("a\nb", "a\nb!", "a\nb!"), ("a\rb", "a\nb!", "a\rb!"),
      ("a\rb\nc\r\nd", "a\nb\nc!\nd\ne\n", "a\rb\nc!\r\nd\r\ne\r\n"),
    ] {
      let store = Company.store(of: [(text, .text(old))])
      _ = try await Visitor(store).send("/t/t/1") { try $0.type(entered, into: "text") }
      #expect(try await store.cell("text", in: "t") == .text(new))
    }
  }

  /// Swift considers the two texts equal, but a database does not.
  @Test("The same accent in another Unicode form is a change", .promise(6))
  func anAccentThatIsWrittenOtherwiseIsAChange() async throws {
    let (apart, asOne) = ("Mu\u{308}ller", "M\u{FC}ller")
    for (old, new) in [(apart, asOne), (asOne, apart)] {
      let store = Company.store(of: [(ColumnSchema(name: "t", declaredType: "TEXT"), .text(old))])
      let answer = try await Visitor(store).send("/t/t/1") { try $0.type(new, into: "t") }
      #expect(answer.location?.contains("saved=1") == true)
      #expect(try await store.cell("t", in: "t").map { $0.isIdentical(to: .text(new)) } == true)
    }
  }

  @Test(
    "Numbers are read in the language of their page, even if another was chosen since", .promise(6))
  func aPageKeepsItsLanguage() async throws {
    let store = Company.store(of: [
      (ColumnSchema(name: "n", declaredType: "REAL"), .real(1.234)),
      (ColumnSchema(name: "m", declaredType: "REAL"), .real(1)),
      (ColumnSchema(name: "t", declaredType: "TEXT"), .null),
    ])
    let german = Visitor(store, language: "de-DE")
    var page = try FilledForm(await german.get("/t/t/1"))
    #expect(page.value("n") == "1,234")
    try page.type("2,345", into: "m")
    try page.type("x", into: "t")
    let english = Visitor(store, language: "en-US")
    let sent = try page.pairs()
    #expect(await english.post(page.action, sent).code == 303)
    #expect(try await store.cell("n", in: "t") == .real(1.234))
    #expect(try await store.cell("m", in: "t") == .real(2.345))

    // An invalid tag in `from` is ignored.
    var pairs = try FilledForm(await english.get("/t/t/1")).pairs().filter { $0.0 != "from" }
    pairs.append(("from", "0.<b>"))
    #expect(await english.post("/t/t/1", pairs).code == 303)
    #expect(try await store.cell("m", in: "t") == .real(2.345))
  }

  @Test("A malformed date can be corrected by typing and by picking", .promise(6))
  func aWrongDateIsMended() async throws {
    let store = Company.store(
      of: [(ColumnSchema(name: "day", declaredType: "DATE", dateForm: .day), .text("soon"))])
    let visitor = Visitor(store)
    _ = try await visitor.send("/t/t/1?open=day") { try $0.type("sooner", into: "day") }
    #expect(try await store.cell("day", in: "t") == .text("sooner"))
    _ = try await visitor.send("/t/t/1?open=day&style=day:wheels") {
      try $0.pick("31", of: "~day.day")
    }
    #expect(try await store.cell("day", in: "t") == .text("2026-03-31"))
  }
}
