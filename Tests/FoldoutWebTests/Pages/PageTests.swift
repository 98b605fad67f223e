import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Every kind of page, compared as a whole text.
@Suite struct PageTests {
  private let visitor = Visitor(Company.store())

  private func expect(_ answer: SiteResponse, _ status: Int, is name: String) throws {
    #expect(answer.code == status)
    _ = try PageReader.page(answer)
    try Snapshot.expect(html: answer.pageLinesWithoutZones, is: name)
  }

  @Test("The start page matches its snapshots: writable, read-only and empty")
  func start() async throws {
    try expect(await visitor.get("/"), 200, is: "start.html")
    let readOnly = Visitor(Company.store(isWritable: false), size: nil)
    try expect(await readOnly.get("/"), 200, is: "start-read-only.html")
    let empty = MemoryStore(schema: Schema(tables: [], isWritable: true), records: [:])
    try expect(await Visitor(empty).get("/"), 200, is: "start-empty.html")
  }

  @Test("0.33, 5.3 The list page matches its snapshots: full, empty and past the end")
  func list() async throws {
    try expect(await visitor.get("/t/people"), 200, is: "list.html")
    try expect(await Visitor(Company.store([])).get("/t/people"), 200, is: "list-empty.html")
    try expect(await visitor.get("/t/people?after=9"), 200, is: "list-beyond.html")
  }

  @Test("A list of 250 records is paged forwards and backwards")
  func listInWindows() async throws {
    let rows = (1...250).map { Company.row($0, "Person \($0)") }
    let visitor = Visitor(Company.store(rows))
    var lines: [String] = []
    var addresses = ["/t/people"]
    while let address = addresses.popLast() {
      let page = try PageReader.page(await visitor.get(address))
      let names = page.all("li").map(\.text)
      let links = page.all("a").filter { $0["rel"] != nil }
      lines.append(
        "\(address): \(names.count), \(names.first ?? "") … \(names.last ?? ""); "
          + links.map { "\($0["rel"] ?? "") \($0["href"] ?? "")" }.joined(separator: ", "))
      if let next = links.first(where: { $0["rel"] == "next" })?["href"] { addresses.append(next) }
    }
    let last = try PageReader.page(await visitor.get("/t/people?before=201"))
    lines.append("before 201: \(last.all("li").count), \(last.all("li").last?.text ?? "")")
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: "list-windows.txt")
  }

  @Test("The record page matches its snapshots, with each picker, read-only and in German")
  func record() async throws {
    try expect(await visitor.get("/t/people/1"), 200, is: "record.html")
    try expect(await visitor.get("/t/people/1?open=hired"), 200, is: "record-date.html")
    try expect(await visitor.get("/t/people/1?open=left"), 200, is: "record-no-date.html")
    try expect(await visitor.get("/t/people/1?open=review"), 200, is: "record-date-time.html")
    let readOnly = Visitor(Company.store(isWritable: false))
    try expect(await readOnly.get("/t/people/1?open=hired"), 200, is: "record-read-only.html")
    let german = Visitor(Company.store(), language: "de-DE,de;q=0.9")
    try expect(await german.get("/t/people/1?open=review"), 200, is: "record-date-time-de.html")
    try expect(await german.get("/t/people/1?open=hired"), 200, is: "record-date-de.html")
  }

  @Test("The page with refused values matches its snapshot")
  func refused() async throws {
    let answer = try await visitor.send("/t/people/1?open=hired") { form in
      try form.type("", into: "name")
      try form.type("31.2.2024", into: "hired")
      try form.type("a lot", into: "leave")
    }
    try expect(answer, 422, is: "refused.html")
  }

  @Test("The page of a conflict matches its snapshot")
  func conflict() async throws {
    let page = await visitor.get("/t/people/1?open=hired")
    let other = try await visitor.send("/t/people/1?open=hired") { form in
      try form.type("Ada Berg", into: "name")
      try form.type("2003-01-31", into: "hired")
    }
    #expect(other.code == 303)
    let answer = try await visitor.send(page) { form in
      try form.type("Ada \"B\" <i>", into: "name")
      try form.type("2004-02-29", into: "hired")
    }
    try expect(answer, 409, is: "conflict.html")
  }

  @Test("The page of a record that is gone matches its snapshots")
  func gone() async throws {
    let page = await visitor.get("/t/people/1")
    let form = try FilledForm(page)
    let emptied = Visitor(Company.store([]))
    try expect(await emptied.post(form.action, try form.pairs()), 410, is: "gone.html")
    let racing = Visitor(
      HookedStore(Company.store()) { _ in .success(.gone) })
    let raced = try await racing.send("/t/people/1") { try $0.type("Ida", into: "name") }
    try expect(raced, 410, is: "gone-entered.html")
  }

  /// A form that comes from no page proves no record.
  @Test("A change of a record that never was is not told that it was removed")
  func neverWas() async throws {
    let answer = await visitor.post("/t/people/99", [("name", "Ida"), ("~original.name", "t:Ada")])
    #expect(answer.code == 404 && answer.text.contains("There is no record “99” in “People”."))
    #expect(!answer.text.contains("was removed"))
  }

  @Test("The pages for unknown addresses, tables and records match their snapshots")
  func notFound() async throws {
    try expect(await visitor.get("/nothing/here"), 404, is: "no-address.html")
    try expect(await visitor.get("/t/nothing"), 404, is: "no-table.html")
    try expect(await visitor.get("/t/nothing/1"), 404, is: "no-table.html")
    try expect(await visitor.get("/t/people/99"), 404, is: "no-record.html")
  }
}
