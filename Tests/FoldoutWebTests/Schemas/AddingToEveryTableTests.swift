import FoldoutForms
import FoldoutRecords
import FoldoutSQLite
import FoldoutTesting
import Testing

@testable import FoldoutWeb

/// Adding a record to tables of every kind, or the reason why that is impossible.
@Suite struct AddingToEveryTableTests {
  @Test("Every odd table adds a record or says why not")
  func everyOddTable() async throws {
    let file = try OddFile.odd()
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let visitor = Visitor(store)
    for table in try await store.schema().tables where table.fault == nil {
      let path = Address.table(table.name).path
      let page = await visitor.get("\(path)?add")
      #expect(page.code == (table.canAdd ? 200 : 403), "\(table.name)")
      let isOffered = await visitor.get(path).text.contains("class=\"add\"")
      #expect(isOffered == table.canAdd, "\(table.name)")
      guard table.canAdd else { continue }
      let answer = try await visitor.send(page, pressing: "~add", "save")
      #expect([303, 422].contains(answer.code), "\(table.name): \(answer.text)")
      if let location = answer.location {
        #expect(await visitor.get(location).code == 200, "\(table.name) \(location)")
      }
    }
  }

  @Test("Records are added to tables with composite keys and without rowids")
  func keysOfSeveralColumnsAndWithoutRowid() async throws {
    let file = try OddFile.odd()
    let store = try SQLiteStore(path: file.path)
    defer { store.close() }
    let visitor = Visitor(store)
    for (name, first, second) in [
      ("composite key", "region", "number"), ("without rowid", "code", "place"),
    ] {
      let path = Address.table(name).path
      let answer = try await visitor.send("\(path)?add", pressing: "~add", "save") {
        try $0.type("n,w", into: first)
        try $0.type("7", into: second)
        try $0.type("new", into: "label")
      }
      #expect(answer.location?.hasPrefix("\(path)/n%2Cw,7?added=") == true, "\(name)")
      let again = try await visitor.send("\(path)?add", pressing: "~add", "save") {
        try $0.type("n,w", into: first)
        try $0.type("7", into: second)
      }
      #expect(
        again.code == 422 && again.text.contains("already used by another record"), "\(name)")
      #expect(try FilledForm(again).value(second) == "7")
      let missing = try await visitor.send("\(path)?add", pressing: "~add", "save")
      #expect(missing.code == 422)
      #expect(try PageReader.page(missing).byID("e-\(first)") != nil)
    }
  }
}
