import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import Foundation
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Records that a program adds: by an action of its list, or by a button of a record.
@Suite struct AskedRecordTests {
  private struct Entry: Sendable {
    var day: LocalDate?
    var hours: TimeSpan?
  }

  private let store: MemoryStore
  private var visitor: Visitor
  private let recorder = Recorder<RecordEvent>()

  init() {
    let table = TableSchema(
      name: "hours", key: .columns(["id"]),
      columns: [
        ColumnSchema(name: "id", declaredType: "INTEGER"),
        ColumnSchema(name: "day", declaredType: "DATE", isNotNull: true, dateForm: .day),
        ColumnSchema(name: "minutes", declaredType: "INTEGER"),
      ], orders: ["day"])
    store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: [
        "hours": (1...3).map { id in
          DynamicRecord(
            columns: ["id", "day", "minutes"],
            values: [.integer(id), .text("2026-03-0\(id)"), .integer(60 * id)])
        }
      ])
    let answer: @Sendable (Entry) -> ActionAnswer = { entry in
      guard let next = entry.day?.adding(days: 1), next.day < 6 else { return .refused("No more.") }
      return .adds(["day": .date(next)], editing: "minutes")
    }
    let store = store
    let form: @Sendable (Locale) -> Form<Entry> = { _ in
      Form<Entry>("Entry") {
        Section("") {
          DateField("Day", \.day, style: .calendar).required()
          TimeSpanField("Hours", \.hours).id("minutes")
          ButtonField("Next day", id: "next")
        }
      }
    }
    let screens: [Screen] = [
      .list(
        "Hours", of: "hours", at: "/hours", records: "/entry", form: form,
        blank: Entry(), order: RowOrder(column: "day", isDescending: true)
      ) {
        Title { entry, environment in entry.day.map { environment.text(of: $0) } ?? "" }
        Footer { _ in
          let window = try? await store.window(WindowRequest(table: "hours"))
          let minutes = window?.records.map { $0.record["minutes"].wire ?? "" } ?? []
          return minutes.isEmpty ? nil : "Minutes: \(minutes.joined(separator: " + "))"
        }
        Action.remove
        Action("Next day", id: "next") { answer($0) }
        Action("Wrong") { _ in .adds(["nothing": .whole(1)]) }
      }
    ]
    visitor = Visitor(store, screens: screens)
    visitor.onPress = { _, _, stored, _ in
      let day = stored.record["day"].string.flatMap { StoredDate($0) }?.value.date
      return answer(Entry(day: day))
    }
    let recorder = recorder
    visitor.onRecord = { await recorder.note($0) }
  }

  private func days() async throws -> [String] {
    try await store.window(WindowRequest(table: "hours")).records
      .compactMap { $0.record["day"].string }
  }

  @Test("4.12 A list begins in its declared order, and another order is in the address")
  func order() async throws {
    func titles(_ address: String) async throws -> [String] {
      try PageReader.page(await visitor.get(address)).all("li").compactMap {
        $0.all("bdi").first?.text
      }
    }
    let latest = ["03/03/2026", "03/02/2026", "03/01/2026"]
    #expect(try await titles("/hours") == latest)
    #expect(try await titles("/hours?order=-day") == latest)
    #expect(try await titles("/hours?order=") == latest.reversed())
    #expect(try await titles("/hours?order=day") == latest.reversed())
    #expect(try await titles("/hours?order=%2B") == latest)
    let chosen = try PageReader.page(await visitor.get("/hours")).all("option").first {
      $0["selected"] != nil
    }
    #expect(chosen?["value"] == "-day")
    // The order by key appears in the address, because the declared order is another.
    let other = try PageReader.page(await visitor.get("/hours?order=&open=2"))
    #expect(other.byID("f")?["action"]?.contains("order=") == true)
    #expect(await visitor.get("/hours").text.contains("<title>Hours · company.sqlite"))
  }

  @Test("4.15, 4.16 A record added by an action opens with its field in editing, and is undone")
  func adds() async throws {
    let answer = try await visitor.send("/hours?open=3", pressing: "~press.next")
    let address = try #require(answer.location)
    #expect(answer.code == 303 && address.hasPrefix("/entry/4?edit=minutes&added="))
    #expect(try await days() == ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04"])
    #expect(await recorder.events.count == 1)
    let page = await visitor.get(address)
    #expect(page.text.contains("autofocus"))
    let input = try #require(PageReader.page(page).byID("i-minutes"))
    #expect(input["value"] == "" && input["autofocus"] != nil)
    let undone = await visitor.post(
      "/entry/4", [("~unadd", String(address.split(separator: "added=").last ?? ""))])
    #expect(undone.location?.hasPrefix("/hours") == true)
    #expect(try await days().count == 3)
  }

  @Test("4.15, 4.16 With script the answer leads to the added record, also when sent again")
  func script() async throws {
    let page = await visitor.get("/hours?open=3")
    let form = try FilledForm(page)
    let press = try #require(form.button("~press.next"))
    let pairs = [("~press.next", press), ("~ticket", form.value("~ticket") ?? "")]
    let answer = await visitor.post("/hours?open=3", pairs, Visitor.script)
    let operations = try WireBatch(answer.body).ops
    guard case .go(let address)? = operations.first else {
      Issue.record("\(operations)")
      return
    }
    let plain = try FilledForm(await visitor.get("/entry/4")).value("from")
    #expect(try FilledForm(await visitor.get(address)).value("from") == plain)
    // Sending the same request again adds nothing, and leads to the same record.
    let again = try WireBatch(
      await visitor.post("/hours?open=3", pairs, Visitor.script).body)
    #expect(again.ops == [.go("/entry/4?edit=minutes&added=again")])
    #expect(try await days().count == 4)
    #expect(await recorder.events.count == 1)
    let repeated = await visitor.get("/entry/4?edit=minutes&added=again")
    #expect(repeated.text.contains("nothing was added now."))
  }

  @Test("4.16 A page's ticket counts for one row: another row's press adds another record")
  func otherRow() async throws {
    let form = try FilledForm(await visitor.get("/hours?open=2"))
    let ticket = form.value("~ticket") ?? ""
    let second = try #require(form.button("~press.next"))
    let third = try #require(FilledForm(await visitor.get("/hours?open=3")).button("~press.next"))
    for (key, press) in [("2", second), ("3", third)] {
      let answer = await visitor.post(
        "/hours?open=\(key)", [("~press.next", press), ("~ticket", ticket)])
      #expect(answer.code == 303)
    }
    #expect(try await days().sorted().suffix(3) == ["2026-03-03", "2026-03-03", "2026-03-04"])
  }

  @Test("4.16 Without a valid ticket, a record with the same values is taken for the added one")
  func unnumbered() async throws {
    let form = try FilledForm(await visitor.get("/hours?open=3"))
    let press = try #require(form.button("~press.next"))
    for ticket in ["", "nonsense", "01a2076cd6910666dad04dfe37a3c7113e97648d0413.aa17"] {
      let answer = await visitor.post(
        "/hours?open=3", [("~press.next", press), ("~ticket", ticket)])
      #expect(answer.location?.hasPrefix("/entry/4?") == true)
    }
    #expect(try await days().count == 4)
  }

  @Test("4.15 A button on a record's page adds a record like an action does")
  func button() async throws {
    let answer = try await visitor.send("/entry/3", pressing: "~press.next")
    #expect(answer.location?.hasPrefix("/entry/4?edit=minutes&added=") == true)
    let page = try FilledForm(await visitor.get("/entry/4"))
    let pairs = [("~press.next", "1"), ("~ticket", page.value("~ticket") ?? "")]
    let batch = try WireBatch(await visitor.post("/entry/4", pairs, Visitor.script).body)
    guard case .go(let address)? = batch.ops.first else {
      Issue.record("\(batch.ops)")
      return
    }
    #expect(address.hasPrefix("/entry/5?edit=minutes&added="))
    #expect(try await days().last == "2026-03-05")
  }

  @Test("4.17 Refusals by the program, the form or the store are shown under the row")
  func refuses() async throws {
    try await store.change(day: "2026-03-05", of: 3)
    let list = try await visitor.send("/hours?open=3", pressing: "~press.next")
    #expect(list.code == 422 && list.text.contains("No more."))
    let record = try await visitor.send("/entry/3", pressing: "~press.next")
    #expect(record.code == 422)
    #expect(try PageReader.page(record).byID("e-next")?.text == "No more.")
    let wrong = try await visitor.send("/hours?open=3", pressing: "~press.wrong")
    #expect(wrong.code == 422 && wrong.text.contains("has no column “nothing”"))
    #expect(try await days().count == 3)
    #expect(await recorder.events.isEmpty)
  }

  @Test("4.17 A refusal with script renews the page's ticket")
  func renewed() async throws {
    try await store.change(day: "2026-03-05", of: 3)
    for (address, press) in [("/hours?open=3", nil), ("/entry/3", "1")] {
      let form = try FilledForm(await visitor.get(address))
      let value = try press ?? #require(form.button("~press.next"))
      let ticket = form.value("~ticket") ?? ""
      let answer = await visitor.post(
        address, [("~press.next", value), ("~ticket", ticket)], Visitor.script)
      let renewals = try WireBatch(answer.body).ops.filter { operation in
        if case .replace("ticket", let html) = operation { !html.contains(ticket) } else { false }
      }
      #expect(renewals.count == 1, "\(address)")
    }
  }

  @Test("4.19 A list's footer covers all its records, also after a removal and its Undo")
  func footer() async throws {
    let page = await visitor.get("/hours?open=2")
    #expect(try PageReader.page(page).byID("below")?.text == "Minutes: i:60 + i:120 + i:180")
    let form = try FilledForm(page)
    let press = try #require(form.button("~press.remove"))
    let removed = try WireBatch(
      await visitor.post(
        "/hours?open=2", [("~press.remove", press), ("from", page.fingerprint)], Visitor.script
      ).body)
    #expect(removed.footers == ["Minutes: i:60 + i:180"])
    let undo = try #require(removed.restoring)
    let back = try WireBatch(
      await visitor.post("/hours", [("~restore", undo), ("from", removed.to)], Visitor.script).body)
    #expect(back.footers == ["Minutes: i:60 + i:120 + i:180"])
    // A tap does not send the footer.
    let tapped = try WireBatch(await visitor.batch("/hours?tap=1&from=\(back.to)").body)
    #expect(tapped.footers.isEmpty)
  }
}

extension MemoryStore {
  fileprivate func change(day: String, of id: Int64) async throws {
    let key = RecordKey([.integer(id)])
    let old = try await record(key, in: "hours")?.record["day"] ?? .null
    _ = try await change(
      Change(
        table: "hours", key: key,
        cells: [.init(column: "day", original: Token(old), new: .text(day))]))
  }
}

extension SiteResponse {
  fileprivate var fingerprint: String {
    (try? PageReader.page(self).byID("f")?["data-from"]) ?? ""
  }
}

extension WireBatch {
  /// The texts of the footers in the batch.
  fileprivate var footers: [String] {
    ops.compactMap { operation in
      guard case .replace("below", let html) = operation else { return nil }
      return html.replacing(/<[^>]*>/, with: "")
    }
  }

  /// The value of the Undo button in the batch, which restores a record.
  fileprivate var restoring: String? {
    ops.compactMap { operation -> String? in
      guard case .replace("undo", let html) = operation else { return nil }
      return html.between("name=\"~restore\" value=\"", "\"")
    }.first
  }
}

extension FilledForm {
  /// Returns the value of a button.
  fileprivate func button(_ name: String) -> String? {
    (try? pairs(pressing: name))?.last?.1
  }
}
