import Foundation
import Testing

/// Checks that code distinguishes field kinds and editors by traits and exhaustive switches only.
///
/// The compiler then reports every place that a new case affects. There are few of them, because a
/// question that is answered with yes or no is a trait of the case's row and no switch of its own.
@Suite("Kinds and editors")
struct ExhaustiveKindTests {
  private static let scanner: KindScanner = {
    func cases(_ type: String, _ file: String) -> Set<String> {
      let source = (try? Repository.text("Sources/FoldoutForms/\(file).swift")) ?? ""
      return KindScanner.cases(of: type, in: source)
    }
    let names = cases("FieldKind", "Form/FieldKind").union(cases("Editor", "Editors/Editor"))
      .union(cases("DateStyle", "Form/FieldKind"))
    let lookalikes = cases("FieldValue", "Values/FieldValue")
      .union(cases("StoredValue", "Values/StoredValue"))
      .union(cases("DateMode", "Dates/DateMode"))
      .union(cases("ColumnCoding", "Form/ColumnCoding"))
    let editors = (try? Repository.text("Sources/FoldoutForms/Editors/Editor.swift")) ?? ""
    let loaded = KindScanner.cases(of: "Editor", in: editors, thatAreLoaded: true)
    return KindScanner(names: names, lookalikes: lookalikes, loaded: loaded)
  }()

  @Test("The scan reads the cases of kinds, editors and styles")
  func isRead() {
    let scanner = Self.scanner
    #expect(scanner.names.count >= 20)
    for name in ["text", "longText", "readOnly", "toggle", "wheels", "choice", "compact"] {
      #expect(scanner.names.contains(name), "\(name)")
    }
    #expect(!scanner.telling.contains("text") && scanner.telling.contains("choice"))
    #expect(
      scanner.loaded == [
        "text", "secret", "wheels", "calendar", "openCalendar", "compact", "miniPicker", "choice",
        "reference",
      ])
  }

  @Test("No switch over kinds has a default or answers yes or no, and nothing compares them")
  func sources() throws {
    let files = try Repository.files(under: "Sources", ending: ".swift")
      .filter { !$0.hasPrefix("Sources/BrowserDriver/") }
    #expect(files.count > 200)
    for file in files {
      for finding in Self.scanner.findings(in: try Repository.text(file)) {
        Issue.record("\(file), \(finding)")
      }
    }
  }

  @Test(
    "Code that would miss a new case is detected",
    arguments: [
      "switch field.kind {\ncase .text: 1\ndefault: 2\n}",
      "switch kind {\ncase .date, .time:\n  1\n@unknown default:\n  2\n}",
      "switch x {\ncase .email, .phone: 1\ndefault: 2\n}",
      "extension FieldKind {\n  var a: Int {\n    switch self { case .flag: 1\n default : 2 }\n  }\n}",
      "switch editor {\ncase .wheels(let dates), .compact(let dates): 1\ndefault: nil\n}",
      "switch other {\ncase .choice(let choice) where choice.allowsOther: 1\ndefault: 2\n}",
      "switch a {\ncase .x:\n  switch field.editor { case .text: 1\n default: 2 }\n}",
      "if field.kind == .text { }", "guard kind != .flag else { }", "$0 == .readOnly",
      "field?.kind == .date", ".secret == kind", "if case .choice = field.editor { }",
      "guard case .choice(let choice) = editor else { }", "[.readOnly, .button].contains(kind)",
      "[.date, .time].contains(field.kind)", "shown.contains(.picture)", "style == .compact",
      "FieldKind.text == x || x == FieldKind.button", "\"\\(field.kind == .picture ? a : b)\"",
      "\"\"\"\n  \\(\"checked\", if: kind == .flag)\n  \"\"\"",
      "extension Editor {\n  var a: Bool { self == .text }\n}",
      "switch kind {\ncase .text, .url: true\ncase .flag: false\n}",
      "extension Editor {\n  var a: Bool {\n    switch self {\n    case .toggle:\n      true\n"
        + "    case .text, .button: false\n    }\n  }\n}",
    ])
  func planted(_ source: String) {
    #expect(!Self.scanner.findings(in: source).isEmpty)
  }

  @Test(
    "Code about all cases or another type is not reported",
    arguments: [
      "switch kind {\ncase .text, .longText: 1\ncase .secret: 2\n}",
      "switch value {\ncase .text(let text): text\ndefault: nil\n}",
      "switch value {\ncase .none: 1\ncase .bytes: 2\ndefault: 3\n}",
      "switch (self, stored) {\ncase (.text, .text): 1\ndefault: 2\n}",
      "switch kind {\ncase .text:\n  switch value { case .date: 1\n default: 2 }\n}",
      "switch traits.kind {\ncase .view: 1\ndefault: 2\n}",
      "// switch kind { default: }\n/* kind == .text */", "\"kind == .text\"",
      "if value == .date { }", "reading == .value(.flag(true))",
      "if case .text(let text) = value { }",
      "binding?.kind == kind", "column.kind == .table", "timings.contains(.onLeaving)",
      "field.kind.dateMode == .dateTime", "field.editor = .choice(x)", "[.text, .blob].contains(x)",
      "let kind: FieldKind = .text", "f(kind: .readOnly)",
      "if case .picture(let name) = shown.content { }",
      "switch content {\ncase .picture(let name): 1\ncase .button: 2\ndefault: 3\n}",
    ])
  func innocent(_ source: String) {
    #expect(Self.scanner.findings(in: source).isEmpty, "\(Self.scanner.findings(in: source))")
  }

  @Test("A finding tells the line and the reason")
  func reasons() {
    func reasons(_ source: String) -> [String] {
      Self.scanner.findings(in: "\n" + source).map(\.description)
    }
    #expect(
      reasons("switch kind { case .text: 1\n default: 2 }") == ["line 2: default in switch kind"])
    #expect(
      reasons("switch kind { case .text: true\n case .url: false }")
        == ["line 2: yes or no in switch kind"])
    #expect(reasons("var isSecret: Bool { kind == .secret }") == ["line 2: kind == .secret"])
  }
}
