import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Every kind of field on a page: its row, its valid values, and the timing of its rules.
@Suite struct EveryFieldTests {
  private let address = "/t/everything/1"

  @Test("The pages with every kind of field match their snapshots")
  func pages() async throws {
    var value = Everything()
    value.photo = EveryField.picture
    value.starts = LocalDate(nearestTo: 2026, month: 1, day: 2)
    let (visitor, _) = EveryField.visitor(value)
    for (query, name) in [
      ("", "everything.html"), ("?open=photo", "everything-picture.html"),
      ("?open=meal", "everything-choice.html"),
    ] {
      let answer = await visitor.get(address + query)
      _ = try PageReader.page(answer)
      // The ticket is random.
      let lines = answer.pageLines.replacing(
        /name="~ticket" value="[^"]+"/, with: "name=\"~ticket\" value=\"TICKET\"")
      try Snapshot.expect(html: lines, is: name)
    }
  }

  @Test("A text is checked while it is typed, and more strictly once it was refused")
  func aTextIsCheckedWhileItIsTyped() async throws {
    let (visitor, store) = EveryField.visitor()
    for (text, check, isRefused) in [
      ("abc", "1", false), ("abcde", "1", true), ("AB", "1", false), ("AB", "again", true),
    ] {
      let answer = await visitor.post(
        address, [("~check.code", check), ("code", text), ("~original.code", "t:ab")],
        Visitor.script)
      #expect(answer.code == 200)
      guard case .error("r-code", let html)? = try WireBatch(answer.body).ops.first else {
        Issue.record("no line")
        continue
      }
      #expect(html.isEmpty == !isRefused, "\(text) \(check)")
    }
    #expect(try await store.cell("code", in: "everything") == .text("ab"))
  }

  @Test("A button checks every rule before it acts")
  func aButtonAsksEveryRuleFirst() async throws {
    let pressed = Recorder<String>()
    let (visitor, store) = EveryField.visitor { id, record in
      await pressed.note("\(id) \(record.record["agreed"])")
    }
    let refused = try await visitor.send(address, pressing: "~press.send") {
      try $0.type("Ida", into: "name")
    }
    #expect(refused.code == 422)
    #expect(try PageReader.page(refused).byID("e-agreed")?.text == "Please agree first.")
    #expect(await pressed.events.isEmpty)
    // Entries in other fields are stored nevertheless.
    #expect(try await store.cell("name", in: "everything") == .text("Ida"))
    let batch = await visitor.post(address, [("~press.send", "1")], Visitor.script)
    #expect(batch.code == 422)
    #expect(try WireBatch(batch.body).ops.last == .focus("r-agreed"))
    let done = try await visitor.send(address, pressing: "~press.send") {
      try $0.turn("agreed", on: true)
    }
    #expect(done.code == 303)
    #expect(await pressed.events == ["send integer(1)"])
    #expect(await visitor.get(done.location ?? "").text.contains("Send: done"))
    // A press of a field that is no button is refused before anything is stored.
    for none in ["~press.name", "~press.nothing"] {
      let answer = await visitor.post(
        address, [("name", "Eve"), ("~original.name", "t:Ida"), (none, "1")])
      #expect(answer.code == 422)
      #expect(try await store.cell("name", in: "everything") == .text("Ida"))
    }
    // Only a button is reported as done, whatever the address claims.
    for (query, isSaid) in [("send", true), ("name", false), ("starts", false), ("x", false)] {
      let page = await visitor.get("\(address)?done=\(query)")
      #expect(page.text.contains(": done") == isSaid, "\(query)")
    }
  }

  @Test("A file for a field that takes none is refused, and nothing is stored", .promise(3))
  func fileForAText() async throws {
    for field in ["name", "password", "notes", "starts", "agreed"] {
      let (visitor, store) = EveryField.visitor()
      let before = try await store.record(RecordKey([.integer(1)]), in: "everything")
      let pairs = try FilledForm(await visitor.get(address)).pairs().filter { $0.0 != field }
        .map { $0.0 == "email" ? ($0.0, "ida@example.com") : $0 }
      for script in [[:], Visitor.script] {
        let answer = await visitor.upload(
          address, pairs, file: (field, EveryField.picture), script)
        #expect(answer.code == 422, "\(field)")
        #expect(answer.text.contains("which takes none; nothing was changed"), "\(field)")
      }
      let after = try await store.record(RecordKey([.integer(1)]), in: "everything")
      #expect(after == before, "\(field)")
    }
  }

  @Test("Only one control has the focus, even if a refused field has a drawer")
  func oneControlHasTheFocus() async throws {
    let (visitor, _) = EveryField.visitor()
    let refused = try await visitor.send("\(address)?open=starts") {
      try $0.type("someday", into: "starts")
    }
    let upload = await visitor.upload(
      "\(address)?open=photo", [("~original.photo", "n")], file: ("photo", [1, 2, 3]))
    for (answer, field) in [(refused, "starts"), (upload, "photo")] {
      #expect(answer.code == 422)
      let page = try PageReader.page(answer)
      #expect(page.byID("d-\(field)") != nil)
      #expect(page.all { $0["autofocus"] != nil }.map { $0["value"] } == [field])
      #expect(page.all { $0["aria-describedby"] == "e-\(field)" }.count == 2)
    }
  }

  /// Once with the button's action refused, and once with it done.
  @Test(
    "A value that the store altered is reported beside a button's outcome", arguments: [422, 303])
  func whatTheStoreAlteredIsSaidBesideAButton(code: Int) async throws {
    let (visitor, store) = EveryField.visitor(Everything(agreed: code == 303))
    let stored = try await store.record(RecordKey([.integer(1)]), in: "everything")
    var record = try #require(stored)
    record.record["name"] = .text("IDA")
    let outcome = ChangeOutcome.stored(record, altered: ["name"])
    let meddled = Visitor(
      HookedStore(store) { _ in .success(outcome) }, forms: visitor.site.app.sources.forms)
    var answer = try await meddled.send(address, pressing: "~press.send") {
      try $0.type("Ida", into: "name")
    }
    #expect(answer.code == code)
    if let location = answer.location { answer = await meddled.get(location) }
    let line = try PageReader.page(answer).byID("e-name")
    #expect(line?.text.contains("A rule of the database changed Name") == true)
    #expect(answer.text.contains(code == 303 ? "Send: done" : "<p class=\"note\">Saved</p>"))
  }

  @Test("Saving a whole form stores it and shows the rules that submitting it would break")
  func aWholeFormThatIsSavedIsAskedToo() async throws {
    let (visitor, store) = EveryField.visitor()
    let answer = try await visitor.send(address) { try $0.type("Ida", into: "name") }
    // A stored change is answered with a redirect, so that a reload sends nothing again.
    #expect(answer.code == 303)
    #expect(try await store.cell("name", in: "everything") == .text("Ida"))
    let saved = await visitor.get(answer.location ?? "")
    #expect(saved.code == 200)
    #expect(saved.text.contains("<p class=\"note\">Saved</p>"))
    let page = try PageReader.page(saved)
    #expect(page.byID("e-agreed")?.text == "Please agree first.")
    #expect(page.all { $0["autofocus"] != nil }.count == 1)
    // The message appears after a save only, not on a page that is merely opened or once the value
    // is corrected.
    #expect(!(await visitor.get(address)).text.contains("Please agree first."))
    let nothing = try await visitor.send(saved)
    #expect(nothing.code == 422 && nothing.text.contains("Please agree first."))
    let agreed = try await visitor.send(saved) { try $0.turn("agreed", on: true) }
    #expect(agreed.code == 303)
    let mended = await visitor.get(agreed.location ?? "")
    #expect(mended.text.contains("<p class=\"note\">Saved</p>"))
    #expect(!mended.text.contains("Please agree first."))
  }

  @Test("A button's refusal hides neither what was stored beside it nor an open drawer")
  func whatWasStoredBesideAButtonIsSaid() async throws {
    let form = Form<Everything>("Everything") {
      Section("Person") {
        TextField("Name", \.name)
        DateField("Starts", \.starts).rule(when: .onSubmit) { value, _ in
          value == .none ? "Say when it starts." : nil
        }
        ButtonField("Send", id: "send")
      }
    }
    let store = EveryField.visitor().store
    let visitor = Visitor(store, forms: ["everything": form.byColumns(template: Everything())])
    for button in ["~press.send", nil] {
      var answer = try await visitor.send(address, pressing: button) {
        try $0.type("Ida \(button ?? "")", into: "name")
      }
      #expect(answer.code == (button == nil ? 303 : 422))
      if button == nil { answer = await visitor.get(answer.location ?? "") }
      #expect(answer.text.contains("<p class=\"note\">Saved</p>"))
      let page = try PageReader.page(answer)
      #expect(page.byID("e-starts")?.text == "Say when it starts.")
      #expect(page.byID("d-starts") != nil)
    }
  }

  @Test("Links are made only of safe addresses", .promise(9))
  func linksLeadOnlyWhereTheyShould() async throws {
    var value = Everything()
    value.site = "javascript:alert(1)"
    value.email = "a@b.example?bcc=eve@evil.example"
    let (visitor, _) = EveryField.visitor(value)
    let links = try PageReader.page(await visitor.get(address)).all { $0["class"] == "follow" }
    #expect(links.compactMap { $0["href"] } == ["tel:+4930123456"])
  }
}
