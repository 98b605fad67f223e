import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Numbers on a page use the digits of its language. Texts and textual keys are data, and are shown
/// as stored.
@Suite struct DigitTests {
  private static let columns = [
    ColumnSchema(name: "id", declaredType: "INTEGER"),
    ColumnSchema(name: "hired", declaredType: "DATE", dateForm: .day),
    ColumnSchema(name: "rate", declaredType: "DECIMAL(8,2)"),
    ColumnSchema(name: "bytes", declaredType: "BLOB"),
  ]

  private var store: MemoryStore {
    let table = TableSchema(
      name: "staff", key: .columns(["id"]), columns: Self.columns, orders: ["hired"])
    let rows = (1...150).map { id in
      DynamicRecord(
        columns: Self.columns.map(\.name),
        values: [
          .integer(id), .text("2026-03-0\(1 + id % 8)"), .real(31.5),
          .blob([UInt8](repeating: 1, count: 1500)),
        ])
    }
    return MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["staff": rows])
  }

  /// Returns the texts that people read or hear: text nodes, texts in controls, and labels.
  private func read(_ element: Element) -> [String] {
    let own = ["placeholder", "aria-label", "alt"].compactMap { element[$0] }
    let control = ["text", nil].contains(element["type"]) ? element["value"] : nil
    let isControl = element.name == "input"
    let children = element.children.flatMap { child -> [String] in
      switch child {
      case .text(let text): ["style", "script"].contains(element.name) ? [] : [text]
      case .element(let element): read(element)
      }
    }
    return own + [isControl ? control : nil].compactMap(\.self) + children
  }

  @Test(
    "No page mixes digits of two scripts", arguments: ["ar-EG", "ar", "ar-MA", "fa-IR", "en-US"])
  func noPageMixesDigits(_ language: String) async throws {
    let visitor = Visitor(store, title: "staff", size: 12_345, language: language)
    for address in [
      "/", "/t/staff", "/t/staff?last=1", "/t/staff?order=-hired", "/t/staff?order=-",
      "/t/staff/7", "/t/staff/7?open=hired", "/t/staff/999",
    ] {
      let page = try PageReader.page(await visitor.get(address))
      // Skip ISO 8601 dates, which are the same in every language.
      let texts = read(page).filter { !$0.contains("2026-") }
      let western = texts.filter { $0.contains { "0"..."9" ~= $0 } }
      let others = texts.filter { $0.contains { $0.isWholeNumber && !("0"..."9" ~= $0) } }
      #expect(
        western.isEmpty || others.isEmpty, "\(address): \(western.prefix(8)) \(others.prefix(4))")
    }
  }
}
