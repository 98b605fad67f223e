import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Secrets declared by a program's form, whatever the column's name, in searches and orders.
@Suite struct SecretSearchTests {
  private struct Member: Sendable {
    var login = ""
    var town = ""
    var badge = ""
  }

  private func visitor(_ isSecret: Bool) -> Visitor {
    let table = TableSchema(
      name: "members", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "login", declaredType: "TEXT", isUnique: true),
        ColumnSchema(name: "town", declaredType: "TEXT"),
        ColumnSchema(name: "badge", declaredType: "TEXT"),
      ], orders: ["login", "badge"])
    let rows = [("ada77", "Ulm", "4711"), ("bo42", "Bonn", "0815")].enumerated().map { index, row in
      DynamicRecord(
        columns: table.columns.map(\.name),
        values: [.integer(Int64(index)), .text(row.0), .text(row.1), .text(row.2)])
    }
    let secretForm = Form<Member>("Members") {
      Section("") {
        TextField("Login", \.login).id("login")
        TextField("Town", \.town).id("town")
        SecretField("Badge", \.badge).id("badge")
      }
    }
    let plainForm = Form<Member>("Members") {
      Section("") {
        TextField("Login", \.login).id("login")
        TextField("Town", \.town).id("town")
        TextField("Badge", \.badge).id("badge")
      }
    }
    let form = isSecret ? secretForm : plainForm
    return Visitor(
      MemoryStore(
        schema: Schema(tables: [table], isWritable: true), records: ["members": rows]),
      forms: ["members": form.byColumns(template: Member())])
  }

  @Test(
    "Neither a declared secret nor a login beside it is found by a search",
    arguments: [("ada77", 0), ("4711", 0), ("ulm", 1)])
  func neitherItNorWhatSomebodySignsInWithIsFound(_ query: String, _ count: Int) async throws {
    let page = try PageReader.page(await visitor(true).get("/t/members?q=\(query)"))
    #expect(page.all("li").count == count)
    #expect(
      try PageReader.page(await visitor(false).get("/t/members?q=\(query)")).all("li").count == 1)
  }

  @Test(
    "A list cannot be sorted by a declared secret or a login beside it",
    arguments: ["badge", "login"])
  func norIsThereAnOrderByEither(_ column: String) async throws {
    for (isSecret, isOrdered) in [(true, false), (false, true)] {
      let page = try PageReader.page(await visitor(isSecret).get("/t/members?order=-\(column)"))
      let options = page.all("option").compactMap { $0["value"] }
      #expect(options.contains("-\(column)") == isOrdered)
      #expect(
        (page.all("option").first { $0["selected"] != nil }?["value"] == "-\(column)") == isOrdered)
    }
  }
}
