import FoldoutForms
import FoldoutRecords
import FoldoutTesting
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutSQLite
@testable import FoldoutApp
@testable import FoldoutWeb

/// Undo of an added record, from its page.
extension AddingTests {
  func addInvoice(_ visitor: Visitor? = nil) async throws -> (path: String, name: String) {
    try await (visitor ?? self.visitor).add(["name": "Bo"], to: "invoices")
  }

  func isThere(_ path: String) async -> Bool { await visitor.get(path).code == 200 }

  @Test("8.4 Undo of an add removes the record, and the list can restore it")
  func removes() async throws {
    let (path, name) = try await addInvoice()
    let page = try PageReader.page(await visitor.get("\(path)?added=\(name)"))
    #expect(page.byID("undo")?.text.contains("Added") == true)
    let answer = await visitor.post(path, [("~unadd", name)])
    let list = try #require(answer.location)
    #expect(answer.code == 303 && list.hasPrefix("/t/invoices?removed="))
    #expect(!(await isThere(path)))
    let shown = await visitor.get(list)
    #expect(shown.text.contains("Bo was removed"))
    _ = try await visitor.send(shown, pressing: "~restore")
    #expect(await isThere(path))
  }

  /// After a restart the process does not know the add, so the record is looked up in the store.
  @Test("8.4 Undo of an add reports a store that cannot be read, instead of being too late")
  func busy() async throws {
    let (path, _) = try await addInvoice()
    let busy = StoreError.busy(path: "/data/invoices.sqlite")
    let failing = Visitor(HookedStore(store, record: { _, _, _ in .failure(busy) }))
    let answer = await failing.post(path, [("~unadd", "unknown")])
    #expect(answer.code == 503 && answer.text.contains("invoices.sqlite"))
    #expect(!answer.text.contains("no longer be undone"))
    let late = await visitor.post(path, [("~unadd", "unknown")])
    #expect(late.code == 410 && late.text.contains("no longer be undone"))
  }

  @Test("8.4 Undo of an add does not remove a record that somebody changed since")
  func changed() async throws {
    let (path, name) = try await addInvoice()
    _ = try await visitor.send(path) { try $0.type("B", into: "name") }
    let answer = await visitor.post(path, [("~unadd", name)])
    #expect(answer.code == 409 && answer.text.contains("was changed after it was added"))
    #expect(await isThere(path))
  }

  @Test("Only an addition through a page of this process can be undone")
  func foreign() async throws {
    let (path, name) = try await addInvoice()
    let second = try await addInvoice()
    let stored = try #require(try await store.record(RecordKey([.integer(1)]), in: "invoices"))
    let digest = RowDigest(of: stored.record).text
    for wrong in [digest, second.name, "", "again", "x"] {
      let answer = await visitor.post(path, [("~unadd", wrong)])
      #expect(answer.code == 410 && answer.text.contains("can no longer be undone"), "\(wrong)")
      let page = await visitor.get("\(path)?added=\(PercentCoding.encode(wrong))").text
      #expect(!page.contains("~unadd"))
    }
    #expect(await Visitor(store).post(path, [("~unadd", name)]).code == 410, "another process")
    #expect(await isThere(path))
    let screen = Screen.record(
      "One", of: "invoices", key: RecordKey([.integer(1)]), at: "/one",
      form: { _ in Form<Named>("One") { Section("") { TextField("Name", \.name) } } },
      blank: Named())
    let alone = Visitor(store, screens: [screen])
    #expect(await alone.post("/one", [("~unadd", digest)]).code == 410)
    #expect(await isThere(path))
  }

  @Test("8.4 Pressing Undo of an add twice, or two at once, is answered alike")
  func twice() async throws {
    let (path, name) = try await addInvoice()
    let first = await visitor.post(path, [("~unadd", name)])
    let second = await visitor.post(path, [("~unadd", name)])
    #expect(first.code == 303 && second.code == 303 && first.location == second.location)
    let other = try await addInvoice()
    async let one = visitor.post(other.path, [("~unadd", other.name)])
    async let two = visitor.post(other.path, [("~unadd", other.name)])
    let (left, right) = await (one, two)
    #expect(left.code == 303 && right.code == 303 && left.location == right.location)
    // Once restored, the record stays: a late press removes nothing, and Undo is not offered.
    _ = try await visitor.send(try #require(left.location), pressing: "~restore")
    #expect(await isThere(other.path))
    let late = await visitor.post("\(other.path)?added=\(other.name)", [("~unadd", other.name)])
    #expect(late.code == 410)
    #expect(late.text.contains("can no longer be undone. The record is still there."))
    #expect(!late.text.contains("\"~unadd\""))
    #expect(await isThere(other.path))
  }

  @Test("A record that somebody else removed is reported as gone")
  func gone() async throws {
    let (path, name) = try await addInvoice()
    let asked = await visitor.get("\(path)?remove")
    let digest = try #require(asked.text.between("~remove\" value=\"", "\""))
    #expect(await visitor.post(path, [("~remove", String(digest))]).code == 303)
    #expect(await visitor.post(path, [("~unadd", name)]).code == 410)
  }

  @Test(
    "8.4 Undo of an add stays available after taps, changes, refusals and reloads without script")
  func lasts() async throws {
    let (path, name) = try await addInvoice()
    func offers(_ page: SiteResponse) throws -> Bool {
      let page = try PageReader.page(page)
      let button = page.byID("undo")?.all("button").first { $0["name"] == "~unadd" }
      return button?["value"] == name && page.byID("unadd")?["action"]?.contains(name) == true
    }
    var page = await visitor.get("\(path)?added=\(name)")
    #expect(try offers(page))
    page = await visitor.get("\(path)?added=\(name)&open=name")
    #expect(try offers(page) && FilledForm(page).action.contains("added=\(name)"))
    // After a refusal it is still offered.
    let refused = try await visitor.send(page) { try $0.type("", into: "name") }
    #expect(refused.code == 422)
    #expect(try offers(refused))
    // The last change is undone first; then Undo of the add is offered again.
    let changed = try await visitor.send(page) { try $0.type("B", into: "name") }
    page = await visitor.get(try #require(changed.location))
    #expect(try !offers(page))
    let stays = await visitor.post(
      try #require(PageReader.page(page).byID("unadd")?["action"]), [("~unadd", name)])
    #expect(stays.code == 409 && stays.text.contains("~undo.name"))
    let undone = try await visitor.send(stays, pressing: "~undo.name")
    page = await visitor.get(try #require(undone.location))
    #expect(try offers(page))
    let action = try #require(PageReader.page(page).byID("unadd")?["action"])
    #expect(await visitor.post(action, [("~unadd", name)]).code == 303)
    #expect(!(await isThere(path)))
  }

  @Test("8.4 With script, the addresses in answers keep Undo of the add")
  func lastsWithScript() async throws {
    let (path, name) = try await addInvoice()
    let page = await visitor.get("\(path)?added=\(name)")
    let form = try FilledForm(page)
    let from = try #require(form.value("from"))
    let tapped = try WireBatch(
      await visitor.ask(
        .get, "\(form.action)&tap=name&from=\(PercentCoding.encode(from))", Visitor.script
      ).body)
    #expect(tapped.at.contains("added=\(name)"))
    let changed = try WireBatch(
      await visitor.post(
        tapped.at, [("name", "B"), ("~original.name", "t:Bo"), ("from", tapped.to)], Visitor.script
      ).body)
    #expect(changed.at.contains("added=\(name)"))
    // The page keeps the line of the add behind those of later changes, so no line is sent twice.
    let bars = changed.ops.compactMap { operation -> String? in
      if case .replace("undo", let html) = operation { html } else { nil }
    }
    #expect(bars.count == 1 && !bars[0].contains("~unadd") && bars[0].contains("~undo.name"))
    let reloaded = await visitor.get(changed.at)
    #expect(reloaded.text.contains("name=\"~unadd\" value=\"\(name)\""))
  }

  @Test("8.5 Save and add another offers Undo of the add and keeps what was typed meanwhile")
  func another() async throws {
    let answer = try await visitor.send("/t/invoices?add", pressing: "~add", "another") {
      try $0.type("Bo", into: "name")
    }
    let page = await visitor.get(try #require(answer.location))
    let undone = try await visitor.send(page, pressing: "~unadd") {
      try $0.type("Ada", into: "name")
    }
    #expect(undone.code == 200 && undone.text.contains("Bo was removed"))
    #expect(try FilledForm(undone).value("name") == "Ada")
    #expect(!(await isThere("/t/invoices/1")))
    // A second press gets the same answer.
    let twice = try await visitor.send(page, pressing: "~unadd") {
      try $0.type("Ada", into: "name")
    }
    let link = try #require(PageReader.page(undone).byID("added")?.all("a").first)
    #expect(twice.code == 200)
    #expect(try PageReader.page(twice).byID("added")?.all("a").first?["href"] == link["href"])
    let saved = try await visitor.send(undone, pressing: "~add", "save")
    #expect(saved.code == 303)
    // Its link leads to a page that restores the first one.
    _ = try await visitor.send(try #require(link["href"]), pressing: "~restore")
    #expect(await isThere("/t/invoices/1"))
  }

  @Test("8.4 With script, the note about the add is answered alone and no row is touched")
  func anotherWithScript() async throws {
    let answer = try await visitor.send("/t/invoices?add", pressing: "~add", "another") {
      try $0.type("Bo", into: "name")
    }
    let form = try FilledForm(await visitor.get(try #require(answer.location)))
    let name = try #require(form.pairs(pressing: "~unadd").last).1
    _ = try await visitor.send("/t/invoices/1") { try $0.type("B", into: "name") }
    func press() async throws -> (SiteResponse, WireBatch) {
      let answer = await visitor.post(
        form.action, [("~unadd", name), ("from", form.value("from") ?? "")], Visitor.script)
      return (answer, try WireBatch(answer.body))
    }
    let (stays, batch) = try await press()
    #expect(stays.code == 200 && batch.from == batch.to && batch.reset == nil)
    guard case .replace("added", let html) = try #require(batch.ops.first) else {
      Issue.record("\(batch.ops)")
      return
    }
    #expect(html.contains("was changed after it was added") && html.contains("~unadd"))
    _ = try await visitor.send("/t/invoices/1") { try $0.type("Bo", into: "name") }
    let (_, removed) = try await press()
    #expect(!removed.at.contains(name) && removed.ops.contains(.say("Bo was removed")))
    #expect(!(await isThere("/t/invoices/1")))
  }

  @Test("8.4 An added record that could not be restored is removed only with consent")
  func forGood() async throws {
    let visitor = Visitor(asking(store))
    let (path, name) = try await addInvoice(visitor)
    let asked = await visitor.post("\(path)?added=\(name)", [("~unadd", name)])
    #expect(asked.code == 422)
    let question = try #require(PageReader.page(asked).byID("remove"))
    #expect(
      question.text.contains("A trigger removes more than can be traced. This can’t be undone."))
    let button = try #require(question.all("button").first)
    #expect(button.text == "Remove permanently" && button["name"] == "~unadd")
    #expect(question.all("a").first?["href"] == "\(path)?added=\(name)")
    #expect(await isThere(path))
    let answer = await visitor.post(
      try #require(question["action"]), [("~unadd", try #require(button["value"]))])
    #expect(answer.code == 303 && answer.location?.hasPrefix("/t/invoices?told=") == true)
    #expect(!(await isThere(path)))
    // The form that follows an add asks in the note about that add.
    let next = try await visitor.send("/t/invoices?add", pressing: "~add", "another") {
      try $0.type("Cy", into: "name")
    }
    let again = try await visitor.send(try #require(next.location), pressing: "~unadd")
    #expect(try PageReader.page(again).byID("added")?.text.contains("Remove permanently") == true)
    let gone = try await visitor.send(again, pressing: "~unadd")
    #expect(gone.text.contains("Cy was removed"))
  }
}

extension Visitor {
  /// Adds a record. Returns the record's path, and the add's name in the address.
  func add(
    _ entries: [String: String], to table: String
  ) async throws -> (path: String, name: String) {
    let answer = try await send("/t/\(table)?add", pressing: "~add", "save") {
      for (field, text) in entries { try $0.type(text, into: field) }
    }
    let halves = try #require(answer.location).split(separator: "?added=")
    return (String(halves[0]), String(try #require(halves.last)))
  }
}

/// Returns a store whose removals cannot be undone and need consent.
private func asking(_ store: MemoryStore) -> HookedStore {
  HookedStore(
    store,
    remove: { removal in
      guard removal.isPermanent else {
        return .success(.needsConsent(RemovalSize(rows: 1, bytes: 1, reason: .triggers)))
      }
      do throws(StoreError) {
        guard case .removed(var receipt) = try await store.remove(removal) else {
          return .success(.gone)
        }
        receipt.id = nil
        return .success(.removed(receipt))
      } catch {
        return .failure(error)
      }
    })
}

/// A record with a name.
private struct Named: Sendable {
  var name = ""
}
