import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// A month, as a program's own value.
private struct Month: Identifiable, Equatable, Sendable {
  var number: Int
  var note = ""
  var id: Int { number }
}

/// The page of a list, its batches and its requests, in process.
@Suite struct ListPageTests {
  private let months = Records(
    (1...12).map { Month(number: $0) }, now: { Visitor.now }, name: "list")

  private var visitor: Visitor {
    var visitor = Visitor(Company.store())
    let months = months
    visitor.screens = [
      .list(
        List("Months", months, of: Month.self) {
          Title { month, environment in environment.monthName(month.number) }
          Drawer { month, _ in "<p>\(month.note)</p>" }
          Action.share
          Action("Note") { month in
            await months.change { all in
              for index in all.indices where all[index].id == month.id { all[index].note = "<b>" }
            }
            return .done
          }
          .offered { $0.number != 5 }
          Action.remove
        }, at: "/months")
    ]
    return visitor
  }

  private func press(_ action: String, in page: String) throws -> String {
    try #require(page.between("name=\"~press.\(action)\" value=\"", "\""))
  }

  private func fingerprint(_ answer: SiteResponse) throws -> String {
    try #require(answer.text.between("data-from=\"", "\""))
  }

  @Test("5.4, 5.10 The page of a list with an open row matches its snapshot")
  func openRow() async throws {
    try Snapshot.expect(html: await visitor.get("/months?open=5").pageLines, is: "list-months.html")
  }

  @Test("5.1 A list's page leaves out no id but those that the script restores from a row's key")
  func idsLeftOut() async throws {
    let table = TableSchema(
      name: "t", key: .columns(["id"]),
      columns: [ColumnSchema(name: "id", declaredType: "TEXT")])
    let keys = ["plain", "a b", "50%", "a/b", "é"]
    let records = keys.map { DynamicRecord(columns: ["id"], values: [.text($0)]) }
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true), records: ["t": records])
    let rows = try PageReader.page(await Visitor(store).get("/t/t")).all("li")
    #expect(rows.count == keys.count && rows.contains { $0["id"] == nil })
    for row in rows {
      let key = try #require(row.all("button").first?["value"])
      let id = row["id"] ?? "r-\(key)"
      #expect(id == RowElement.row.id(named: PercentCoding.encode(key)))
    }
  }

  @Test("5.1, 5.5 A tap in a list is answered with a batch that leads to the page a reload shows")
  func tapIsAnsweredByABatch() async throws {
    let from = try fingerprint(await visitor.get("/months?open=2"))
    let batch = try WireBatch(await visitor.batch("/months?open=2&tap=4&from=\(from)").body)
    #expect(batch.reset == nil && batch.at == "/months?open=4")
    #expect(batch.ops.contains(.delete("d-2")) && batch.ops.contains(.expanded("r-2", false)))
    #expect(batch.ops.contains(.expanded("r-4", true)) && batch.ops.contains(.fit("r-4")))
    let restarted = ListPageTests().visitor
    #expect(try PageReader.page(await restarted.get(batch.at)).byID("d-4") != nil)
    let again = try WireBatch(
      await visitor.batch("\(batch.at)&tap=4&from=\(batch.to)").body)
    #expect(again.reset == nil && again.at == "/months")
    #expect(again.to == (try fingerprint(await visitor.get("/months"))))
  }

  @Test("5.9 A row is identified by its key when others are removed or reordered")
  func aRowIsKnownByItsKeyWhateverElseGoes() async throws {
    await months.change { $0.removeFirst(3) }
    await months.change { $0.reverse() }
    let page = try PageReader.page(await visitor.get("/months?open=5"))
    #expect(page.byID("d-5") != nil && page.all("li").count == 10)
    #expect(try PageReader.page(await visitor.get("/months?open=1")).all("li").count == 9)
  }

  @Test("5.8 A removal is sent as a batch, and Undo brings the row back")
  func removalIsABatchAndUndoBringsTheRowBack() async throws {
    let page = await visitor.get("/months?open=2")
    let value = try press("remove", in: page.text)
    let pairs = [("~press.remove", value), ("from", try fingerprint(page)), ("tap", "2")]
    let answer = await visitor.post("/months?open=2", pairs, Visitor.script)
    #expect(answer.code == 200)
    let batch = try WireBatch(answer.body)
    #expect(batch.reset == nil && batch.at.hasPrefix("/months?removed="))
    #expect(batch.ops.contains(.delete("r-2")) && batch.ops.contains(.delete("d-2")))
    #expect(batch.ops.contains(.say("February was removed")))
    let id = try #require(answer.text.firstMatch(of: /~restore\\" value=\\"([^\\]*)/)).1
    let back = await visitor.post(
      "/months", [("~restore", String(id)), ("from", batch.to)], Visitor.script)
    let returned = try WireBatch(back.body)
    #expect(back.code == 200 && returned.to != batch.to)
    #expect(returned.ops.contains(.fit("r-2")))
    #expect(await months.all.map { $0.number } == Array(1...12))
    // A double click sends the request twice, and gets the same answer.
    let again = await visitor.post("/months", [("~restore", String(id))], Visitor.script)
    #expect(again.code == 200 && again.text.contains("was restored"))
    #expect(await months.all.map { $0.number } == Array(1...12))
    let late = await visitor.post("/months", [("~restore", "2~unknown")], Visitor.script)
    #expect(late.code == 410)
    #expect(late.text.contains("It can no longer be restored."))
  }

  @Test("5.15 A record that is removed twice is reported as gone")
  func removedTwiceIsGone() async throws {
    let value = try press("remove", in: await visitor.get("/months?open=2").text)
    #expect(await visitor.post("/months?open=2", [("~press.remove", value)]).code == 303)
    let twice = await visitor.post("/months?open=2", [("~press.remove", value)])
    #expect(twice.code == 410 && twice.text.contains("2 no longer exists."))
    #expect(await months.all.count == 11)
  }

  @Test("A record changed in the meantime is not removed, and the page says so")
  func whatChangedMeanwhileIsNotRemoved() async throws {
    let value = try press("remove", in: await visitor.get("/months?open=2").text)
    await months.change { $0[1].note = "Leap day" }
    let answer = await visitor.post("/months?open=2", [("~press.remove", value)])
    #expect(answer.code == 409)
    #expect(answer.text.contains("February has changed in the meantime. Check it and try again."))
    #expect(answer.text.contains("<p>Leap day</p>"))
    #expect(await months.all.count == 12)
    let again = try press("remove", in: answer.text)
    #expect(await visitor.post("/months?open=2", [("~press.remove", again)]).code == 303)
  }

  @Test(
    "Requests that no page sends are refused and change nothing",
    arguments: [
      ("~press.explode", "5~x", 422), ("~press.note", "5~x", 422), ("~press.remove", "5", 422),
      ("~press.remove", "99~x", 410), ("~press.remove", "%~x", 422),
      ("~restore", "5~invented", 410),
      ("~restore", "", 422), ("~undo.x", "1", 422), ("~press.remove", "5~x~y", 422),
    ])
  func whatNoPageSendsDoesNothing(_ name: String, _ value: String, _ status: Int) async throws {
    let answer = await visitor.post("/months?open=5", [(name, value)])
    #expect(answer.code == status, "\(answer.text)")
    _ = try PageReader.page(answer)
    #expect(await months.all.count == 12)
  }

  @Test("5.4 A program's own action changes the row that is shown")
  func ownActionsChangeWhatIsShown() async throws {
    let page = await visitor.get("/months?open=3")
    let pairs = [
      ("~press.note", try press("note", in: page.text)),
      ("from", try fingerprint(page)),
    ]
    let answer = await visitor.post("/months?open=3", pairs, Visitor.script)
    #expect(answer.code == 200)
    #expect(answer.text.contains("<p>&lt;b&gt;</p>") && answer.text.contains("Note: done"))
  }

  @Test("A read-only table's list offers sharing and no removal")
  func listsOfTablesOfferWhatCanBeDone() async throws {
    let readOnly = Visitor(Company.store(isWritable: false))
    let page = await readOnly.get("/t/people?open=1")
    #expect(page.code == 200 && !page.text.contains("~press.remove"))
    #expect(page.text.contains("data-share") && page.text.contains("id=\"d-1\""))
    let other = try PageReader.page(await readOnly.get("/t/people?open=nobody"))
    #expect(!other.all("li").contains { $0["class"] == "drawer" })
  }

  @Test("A program's list is searched by the text of its rows")
  func aProgramsListIsSearchedByWhatItsRowsSay() async throws {
    let page = try PageReader.page(await visitor.get("/months?q=JU"))
    #expect(page.all("li").count == 2 && page.byID("q")?["value"] == "JU")
    #expect(page.byID("found")?.text == "2 found.")
    let batch = try WireBatch(await visitor.batch("/months?q=ju&tap=7&from=x.en").body)
    #expect(batch.at == "/months?q=ju&open=7")
    #expect(try PageReader.page(await visitor.get("/months?q=zz")).all("li").isEmpty)
  }

  @Test("5.6 The link back from a record leads to the list with its row open")
  func theOpenRowIsInTheWayBack() async throws {
    let answer = await visitor.ask(
      .get, "/t/people/1", [.referer: "http://127.0.0.1:8080/t/people?open=1"])
    #expect(answer.text.contains("href=\"/t/people?open=1\""))
  }

  @Test("5.16 Undo is offered after a tap without script, and too late after a restart")
  func undoIsStillOfferedAfterATapWithoutScript() async throws {
    let value = try press("remove", in: await visitor.get("/months?open=2").text)
    let page = visitor
    let removed = await page.post("/months?open=2", [("~press.remove", value)])
    let next = await page.get(try #require(removed.location))
    #expect(next.text.contains("February was removed"))
    let action = try #require(try PageReader.page(next).byID("f")?["action"])
    let tapped = await page.post(action, [("open", "5")])
    let last = await page.get(try #require(tapped.location))
    #expect(last.text.contains("February was removed") && last.text.contains("id=\"d-5\""))
    let undo = try #require(last.text.between("\"~restore\" value=\"", "\""))
    let restarted = ListPageTests().visitor
    let late = await restarted.get(try #require(removed.location))
    #expect(late.text.contains("It can no longer be restored."))
    let pressed = await restarted.post("/months", [("~restore", String(undo))])
    #expect(pressed.code == 410 && pressed.text.contains("It can no longer be restored."))
  }
}
