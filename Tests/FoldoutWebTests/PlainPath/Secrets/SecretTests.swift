import FoldoutForms
import FoldoutRecords
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// A secret can be set and verified, and appears nowhere: in no page, address, batch, conflict,
/// refusal or bar of Undo.
@Suite struct SecretTests {
  private let address = "/t/everything/1"
  private let next = "hunter-2-hunter"
  private let key = RecordKey([.integer(1)])

  private func expectNowhere(_ answer: SiteResponse, _ texts: [String]) {
    let headers = answer.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    let whole = answer.text + headers
    for text in texts {
      for form in [text, PercentCoding.encode(text), "\(Array(text.utf8))"] {
        #expect(!whole.contains(form), "\(answer.status)")
      }
      #expect(!whole.contains("hunter") && !whole.contains("battery"))
    }
  }

  @Test(
    "A secret's default appears on no page of a new record, and is stored nevertheless", .promise(7)
  )
  func defaults() async throws {
    let password = ColumnSchema(
      name: "password", declaredType: "TEXT", isNotNull: true, defaultText: "'hunter-1'")
    let store = Company.store(of: [
      (ColumnSchema(name: "name", declaredType: "TEXT"), .null), (password, .null),
    ])
    let visitor = Visitor(store)
    let page = await visitor.get("/t/t?add")
    expectNowhere(page, ["hunter-1"])
    let added = try await visitor.send(page, pressing: "~add", "save") {
      try $0.type("Ada", into: "name")
    }
    #expect(added.code == 303)
    let other = RecordKey([.integer(2)])
    #expect(try await store.verify("hunter-1", column: "password", of: other, in: "t"))
  }

  @Test("A secret appears in no page, address, batch, conflict or refusal", .promise(7))
  func itIsNowhere() async throws {
    let (visitor, store) = EveryField.visitor()
    let secrets = [EveryField.secret, next]
    var stale = try FilledForm(await visitor.get(address))
    for query in ["", "?open=photo", "?undo=password", "?altered=password", "?trimmed=password"] {
      expectNowhere(await visitor.get(address + query), secrets)
    }
    expectNowhere(await visitor.get("/t/everything"), secrets)
    expectNowhere(await visitor.get("/"), secrets)
    expectNowhere(await visitor.batch("\(address)?from=0&tap=starts"), secrets)

    // Send a refused secret, and a valid one beside another refused field.
    let short = try await visitor.send(address) { try $0.type("hunter", into: "password") }
    #expect(short.code == 422)
    expectNowhere(short, secrets)
    let beside = try await visitor.send(address) { form in
      try form.type(next, into: "password")
      try form.type("", into: "name")
    }
    #expect(beside.code == 422)
    expectNowhere(beside, secrets)

    // The secret is stored by a form, once it was entered again after the question.
    let asked = try await visitor.send(address) { form in
      try form.type(next, into: "password")
      try form.turn("agreed", on: true)
    }
    #expect(asked.code == 422)
    expectNowhere(asked, secrets)
    let question = try PageReader.page(asked).byID("e-password")
    #expect(
      question?.text
        == "Replace Password? The old value can’t be restored; enter the new one again to replace "
        + "it.Keep the old value")
    #expect(question?.all { $0["autofocus"] != nil }.map(\.text) == ["Keep the old value"])
    // Saved without an entry, or kept, the old secret stays.
    #expect(try await visitor.send(asked).code == 303)
    #expect(try await visitor.send(asked, pressing: "~keep.password").code == 303)
    #expect(
      try await store.verify(EveryField.secret, column: "password", of: key, in: "everything"))
    let stored = try await visitor.send(asked) { try $0.type(next, into: "password") }
    #expect(stored.code == 303)
    expectNowhere(stored, secrets)
    #expect(stored.location?.contains("password") == false)
    expectNowhere(await visitor.get(stored.location ?? ""), secrets)
    #expect(try await store.verify(next, column: "password", of: key, in: "everything"))

    // A conflict shows neither secret.
    try stale.type("hunter-3-hunter", into: "password")
    let conflict = await visitor.post(stale.action, try stale.pairs())
    #expect(conflict.code == 409)
    expectNowhere(conflict, secrets + ["hunter-3-hunter"])
    #expect(try PageReader.page(conflict).byID("e-password")?.all("button").isEmpty == true)
    // Entering it again changes it nevertheless.
    let again = try await visitor.send(conflict) {
      try $0.type("hunter-3-hunter", into: "password")
    }
    #expect(again.code == 303)
    #expect(
      try await store.verify("hunter-3-hunter", column: "password", of: key, in: "everything"))
  }

  /// Only the answer to the change reports it. No address contains a value or a secret token.
  @Test(
    "A secret's change is reported once, and no address contains its token",
    arguments: [nil, EveryField.secret])
  func itsChangeIsSaidOnce(old: String?) async throws {
    let (visitor, _) = EveryField.visitor(Everything(password: old))
    let form = try FilledForm(await visitor.get(address))
    let token = try #require(try form.pairs().first { $0.0 == "~original.password" }).1
    let change = [("password", next), ("~original.password", token)]
    if old != nil {
      let asked = await visitor.post(address, change, Visitor.script)
      #expect(asked.code == 422 && asked.text.contains("~value.password"))
      expectNowhere(asked, [next])
    }
    let answer = await visitor.post(
      address, change + [("~sure.password", token)], Visitor.script)
    #expect(answer.code == 200)
    #expect(try WireBatch(answer.body).at == address)
    #expect(answer.text.contains("Password was changed"))
    expectNowhere(answer, [next])
    let asked = try await visitor.send(address, pressing: "open", "starts") {
      try $0.type("hunter-4-hunter", into: "password")
    }
    #expect(asked.code == 422)
    let stored = try await visitor.send(asked, pressing: "open", "starts") {
      try $0.type("hunter-4-hunter", into: "password")
    }
    #expect(stored.location == "\(address)?open=starts#r-starts")
    for query in ["undo=password", "undo=password&was=n&now=n", "redo=password"] {
      let page = await visitor.get("\(address)?\(query)")
      #expect(try PageReader.page(page).byID("undo")?.children.isEmpty == true)
      #expect(!page.text.contains("\(address)?undo") && !page.text.contains("redo="))
    }
  }

  private struct Account: Sendable {
    var password: String?
    var again: String?
  }

  /// Rules receive the secrets after each change; no answer contains them.
  @Test("Rules compare two secrets without an answer revealing either")
  func twoSecretsAreCompared() async throws {
    let form = Form<Account>("Account") {
      Section("") {
        SecretField("Password", \.password)
        SecretField("Again", \.again).equal(to: "password")
        ButtonField("Go", id: "go")
      }
    }
    let site = FormSite("account", form, Account())
    let (visitor, home) = (site.visitor, site.path)
    var answers: [SiteResponse] = []
    func change(_ field: String, _ text: String) async throws -> Int {
      let page = try FilledForm(await visitor.get(home))
      let seen = try #require(page.value("~original.\(field)"))
      let tokens = ["original", "sure"].map { ("~\($0).\(field)", seen) }
      answers.append(await visitor.post(home, [(field, text)] + tokens, Visitor.script))
      return answers.last?.code ?? 0
    }
    #expect(try await change("password", "hunter-2-hunter") == 200)
    #expect(try await change("again", "battery-3-battery") == 422)
    #expect(answers.last?.text.contains("Again must be the same as Password.") == true)
    #expect(try await change("again", "hunter-2-hunter") == 200)
    answers.append(await visitor.post(home, [("~press.go", "1")]))
    #expect(answers.last?.code == 303)
    // Changing only the first makes the second wrong, which is reported when the button is pressed.
    #expect(try await change("password", "battery-4-battery") == 200)
    answers.append(await visitor.post(home, [("~press.go", "1")]))
    #expect(answers.last?.code == 422)
    #expect(answers.last?.text.contains("id=\"e-again\"") == true)
    answers.append(await visitor.get(home))
    for answer in answers { expectNowhere(answer, ["hunter-2-hunter"]) }
  }

  /// The question does not show the secret either.
  @Test("An optional secret can be cleared after consent")
  func itCanBeTakenAway() async throws {
    let (visitor, store) = EveryField.visitor()
    let page = await visitor.get(address)
    func clear(_ page: SiteResponse) throws -> Element? {
      try PageReader.page(page).byID("r-password")?.all("button").first { $0["name"] != nil }
    }
    let clear = try clear(page)
    #expect(clear?["name"] == "~clear.password" && clear?["aria-label"] == "Clear: Password")
    // Clear ignores a text typed into the same field.
    let asked = try await visitor.send(page, pressing: "~clear.password") {
      try $0.type(next, into: "password")
    }
    #expect(asked.code == 422 && !asked.text.contains("<title>Error"))
    expectNowhere(asked, [EveryField.secret, next])
    #expect(
      try await store.verify(EveryField.secret, column: "password", of: key, in: "everything"))
    let question = try PageReader.page(asked).byID("e-password")
    #expect(question?.text == "Clear Password? This can’t be undone.ClearKeep")
    #expect(question?.all { $0["autofocus"] != nil }.map(\.text) == ["Keep"])
    let answer = try await visitor.send(asked, pressing: "~clear.password")
    #expect(answer.code == 303)
    expectNowhere(answer, [EveryField.secret, next])
    #expect(answer.location?.contains("password") == false)
    #expect(try await store.cell("password", in: "everything") == .null)
    #expect(
      !(try await store.verify(EveryField.secret, column: "password", of: key, in: "everything")))
    let row = try PageReader.page(await visitor.get(address)).byID("r-password")
    #expect(row?.all { $0["name"] == "~clear.password" }.isEmpty == true)
    #expect(row?.all("input").first?["placeholder"] == "not set")
    // A page that saw an older secret cannot clear the new one.
    _ = try await visitor.send(address) { try $0.type(next, into: "password") }
    let stale = try await visitor.send(page, pressing: "~clear.password")
    #expect(stale.code == 409)
    expectNowhere(stale, [EveryField.secret, next])
    #expect(try await store.verify(next, column: "password", of: key, in: "everything"))
  }

  @Test("With script, clearing a secret is reported without an Undo")
  func itsRemovalIsSaidByTheScript() async throws {
    let (visitor, store) = EveryField.visitor()
    let form = try FilledForm(await visitor.get(address))
    let seen = try #require(form.value("~original.password"))
    let clear = [("~clear.password", "1"), ("~original.password", seen)]
    let asked = await visitor.post(address, clear, Visitor.script)
    #expect(asked.code == 422 && asked.text.contains("~keep.password"))
    let answer = await visitor.post(address, clear + [("~sure.password", seen)], Visitor.script)
    #expect(answer.code == 200)
    #expect(try await store.cell("password", in: "everything") == .null)
    let bar = try WireBatch(answer.body).ops.compactMap { operation -> String? in
      if case .replace("undo", let html) = operation { html } else { nil }
    }
    let barElement = try PageReader.element(try #require(bar.first))
    #expect(barElement.text.hasPrefix("Password was changed"))
    #expect(barElement.all("button").allSatisfy { $0["name"] == nil }, "nothing but closing it")
  }

  @Test("A required secret cannot be cleared")
  func oneThatHasToBeThereStays() async throws {
    let form = Form<Everything>("Everything") {
      Section("Person") { SecretField("Password", \.password).required() }
    }
    let (_, store) = EveryField.visitor()
    let visitor = Visitor(store, forms: ["everything": form.byColumns(template: Everything())])
    let page = await visitor.get(address)
    #expect(
      try PageReader.page(page).byID("r-password")?.all { $0["name"] == "~clear.password" }.isEmpty
        == true)
    let seen = try #require(try FilledForm(page).value("~original.password"))
    let forged = await visitor.post(
      address, [("~clear.password", "1"), ("~original.password", seen)])
    #expect(forged.code == 422)
    #expect(try await store.cell("password", in: "everything") != .null)
  }

  /// Such a store returns the value, which would then appear on every page.
  @Test("A form cannot declare a secret for a column that its store does not treat as secret")
  func aSecretThatTheStoreDoesNotKeepIsNotShown() async throws {
    let form = Form<DynamicRecord>(
      "Person",
      sections: [
        Section(
          id: "", title: "",
          fields: [Field(column: "name", label: "Name", kind: .secret, coding: .text)])
      ])
    let answer = await Visitor(Company.store(), forms: ["people": form]).get("/t/people/1")
    #expect(answer.code >= 500)
    #expect(!answer.text.contains("Brandt"))
  }

  @Test(
    "A page that offers to send again contains no secrets and files, and says so", .promise(7))
  func itIsNotInWhatIsSentAgain() async throws {
    var bare = Everything()
    bare.password = nil
    let (visitor, store) = EveryField.visitor(bare)
    var page = try FilledForm(await visitor.get(address))
    try page.type(next, into: "password")
    try page.type("Ida", into: "name")
    // Every parameter of a secret is left out, whatever it is for.
    let aspects: [Aspect] = [.set, .shown, .refused, .draft, .theirs, .confirmedLoss, .find]
    let secretly =
      aspects.map { ($0.name(of: FieldID("password")), next) } + [
        ("password", next), ("~original.password", "n"), ("name", "Ida"),
        ("~original.name", "t:Ada%20Brandt"),
      ]
    var troubled = visitor
    troubled.store = HookedStore(store) { _ in
      .failure(.busy(path: "/data/x.sqlite"))
    }
    for pairs in [try page.pairs(), secretly] {
      let answer = await troubled.post(address, pairs)
      #expect(answer.code == 503)
      expectNowhere(answer, [next])
      let again = try PageReader.page(answer).all("input")
      #expect(again.contains { $0["name"] == "name" && $0["value"] == "Ida" })
      #expect(answer.text.contains("Secrets and files aren’t sent again"))
    }
    let file = await troubled.upload(
      address, [("~original.photo", "n")], file: ("photo", EveryField.picture))
    #expect(file.code == 503 && file.text.contains("Secrets and files aren’t sent again"))
    let plain = await troubled.post(
      address, [("name", "Ida"), ("~original.name", "t:Ada%20Brandt")])
    #expect(plain.code == 503 && !plain.text.contains("Secrets and files"))
  }

  @Test("An empty entry leaves a secret unchanged, and Undo of one is refused")
  func anEmptyEntryChangesNothing() async throws {
    let (visitor, store) = EveryField.visitor()
    _ = try await visitor.send(address) { try $0.type("Ida", into: "name") }
    #expect(
      try await store.verify(EveryField.secret, column: "password", of: key, in: "everything"))
    let back = await visitor.post(
      address, [("~undo.password", "t:x"), ("~theirs.password", "n")])
    #expect(back.code == 422)
  }

  private static let busy = StoreError.busy(path: "/data/doors.sqlite")

  /// A table with a secret that its name does not reveal and that has no value.
  private let doors = Company.store(of: [
    (ColumnSchema(name: "name", declaredType: "TEXT"), .null),
    (ColumnSchema(name: "plant", declaredType: "TEXT", isSecret: true), .null),
  ])
  private var failing: HookedStore {
    HookedStore(
      doors, record: { _, _, _ in .failure(Self.busy) }, schema: { .failure(Self.busy) })
  }
  private let entries = [
    ("name", "North"), ("~original.name", "n"), ("plant", "hunter-2"), ("~original.plant", "n"),
  ]

  /// The store cannot say which columns are secret. If the table was read before, only its secrets
  /// are left out.
  @Test(
    "The answer to a failure contains no entries that may be secret", .promise(7),
    arguments: [false, true])
  func failure(isReadBefore: Bool) async {
    var visitor = Visitor(failing)
    if isReadBefore {
      visitor.store = doors
      #expect(await visitor.get("/t/t/1").code == 200)
      visitor.store = failing
    }
    let answer = await visitor.post("/t/t/1", entries)
    #expect(answer.code == 503 && answer.text.contains("doors.sqlite"))
    expectNowhere(answer, ["hunter-2"])
    #expect(answer.text.contains("North") == isReadBefore)
  }

  @Test("A new record that the store does not take is answered without its secret")
  func aNewRecord() async throws {
    for error: StoreError in [Self.busy, .unavailable(table: "t", detail: "-")] {
      let visitor = Visitor(HookedStore(doors, insert: { _ in .failure(error) }))
      let answer = try await visitor.send("/t/t?add", pressing: "~add", "save") {
        try $0.type("Front", into: "name")
        try $0.type("hunter-2", into: "plant")
      }
      #expect(answer.code >= 404 && answer.text.contains("Front"))
      expectNowhere(answer, ["hunter-2"])
    }
    // A copy of a record with an impossible key is refused without the entries.
    let answer = await Visitor(doors).post("/t/t?add=~x", entries)
    #expect(answer.code == 404)
    expectNowhere(answer, ["hunter-2"])
  }
}
