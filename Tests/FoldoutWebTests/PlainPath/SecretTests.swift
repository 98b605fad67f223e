import FoldoutForms
import FoldoutRecords
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// A secret is set and verified, and stands nowhere: not in a page, an address, a batch, a
/// conflict, a refusal or the bar of Undo.
@Suite struct SecretTests {
  private let address = "/t/everything/1"
  private let next = "hunter-2-hunter"

  private func expectNowhere(_ answer: Answer, _ texts: [String]) {
    let headers = answer.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    let whole = answer.text + headers
    for text in texts {
      for spelled in [text, PercentCoding.encode(text), "\(Array(text.utf8))"] {
        #expect(!whole.contains(spelled), "\(answer.status)")
      }
      #expect(!whole.contains("hunter") && !whole.contains("battery"))
    }
  }

  @Test func itIsNowhere() async throws {
    let (visitor, store) = EveryField.visitor()
    let secrets = [EveryField.secret, next]
    var stale = try FilledForm(await visitor.get(address))
    for query in ["", "?open=photo", "?undo=password", "?altered=password"] {
      expectNowhere(await visitor.get(address + query), secrets)
    }
    expectNowhere(await visitor.get("/t/everything"), secrets)
    expectNowhere(await visitor.get("/"), secrets)
    expectNowhere(await visitor.batch("\(address)?from=0&tap=starts"), secrets)

    // Refused, alone and beside another.
    let short = try await visitor.send(address) { try $0.type("hunter", into: "password") }
    #expect(short.code == 422)
    expectNowhere(short, secrets)
    let beside = try await visitor.send(address) { form in
      try form.type(next, into: "password")
      try form.type("", into: "name")
    }
    #expect(beside.code == 422)
    expectNowhere(beside, secrets)

    // Stored, by a form and by the script.
    let stored = try await visitor.send(address) { form in
      try form.type(next, into: "password")
      try form.turn("agreed", on: true)
    }
    #expect(stored.code == 303)
    expectNowhere(stored, secrets)
    let page = await visitor.get(stored.location ?? "")
    expectNowhere(page, secrets)
    #expect(page.text.contains("Password was changed"))
    #expect(!page.text.contains("~undo.password"))
    let key = RecordKey([.integer(1)])
    #expect(try await store.verify(next, column: "password", of: key, in: "everything"))

    // A conflict, in which neither is told.
    try stale.type("hunter-3-hunter", into: "password")
    let conflict = await visitor.post(stale.action, try stale.pairs())
    #expect(conflict.code == 409)
    expectNowhere(conflict, secrets + ["hunter-3-hunter"])
    #expect(try PageReader.page(conflict).byID("e-password")?.all("button").isEmpty == true)
    // Entered again it is changed all the same.
    let again = try await visitor.send(conflict) {
      try $0.type("hunter-3-hunter", into: "password")
    }
    #expect(again.code == 303)
    #expect(
      try await store.verify("hunter-3-hunter", column: "password", of: key, in: "everything"))
  }

  @Test func anEmptyEntryChangesNothing() async throws {
    let (visitor, store) = EveryField.visitor()
    _ = try await visitor.send(address) { try $0.type("Ida", into: "name") }
    let key = RecordKey([.integer(1)])
    #expect(
      try await store.verify(EveryField.secret, column: "password", of: key, in: "everything"))
    let back = await visitor.post(
      address, [("~undo.password", "t:x"), ("~met.password", "n")])
    #expect(back.code == 422)
  }
}
