import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Submissions and their consequences: the stored values, and the reports to the program.
@Suite struct StoringTests {
  private let stays = Stays()

  @Test("A change is stored and reported")
  func aChangeIsStoredAndReported() throws {
    let talk = Conversation(try stays.screen(), stays.store, [("guest", .one(.typed("Bo")))])
    #expect(talk.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["guest"] == .text("Bo"))
    #expect(
      talk.reports == [
        FieldReport(
          field: "guest", old: .value(.text("Ada Brandt")), new: .value(.text("Bo")),
          cause: .person)
      ])
  }

  @Test("An unchanged value is neither stored nor reported")
  func nothingIsAskedWhereNothingDiffers() throws {
    let talk = Conversation(
      try stays.screen(), stays.store, [("guest", .one(.typed("Ada Brandt")))])
    #expect(talk.outcome == .accepted(isStored: false))
    #expect(talk.requestedChanges.isEmpty && talk.reports.isEmpty)
  }

  @Test("A rule refuses a value before the store is asked")
  func aRuleRefuses() throws {
    let talk = Conversation(try stays.screen(), stays.store, [("guests", .one(.typed("13")))])
    #expect(talk.outcome == .refused)
    #expect(talk.requestedChanges.isEmpty)
    #expect(talk.sentence("guests") == "Guests is too large: it must be at most 12.")
    #expect(talk.conclusion?.first == "guests")
    #expect(talk.record.stored == (try stays.reading()).stored.record)
  }

  @Test("The store refuses a field, and nothing is changed")
  func theStoreRefusesOneField() throws {
    stays.store.planned = [
      .failed(.refused(rule: .type, column: "email", table: "stays"))
    ]
    let talk = Conversation(
      try stays.screen(), stays.store, [("email", .one(.typed("bo@example.org")))])
    #expect(talk.outcome == .refused)
    #expect(talk.requestedChanges.count == 1)
    #expect(
      talk.sentence("email")
        == "“Email” of “Stay” has the wrong type; nothing was changed. Enter another value.")
  }

  @Test("An entry that another may make valid stands refused, to be stored together with it")
  func anEntryStands() throws {
    func refused(
      _ rule: StoreError.Rule, _ id: FieldID = "code", _ input: FieldInput = .one(.typed("cd")),
      scope: Submission.Scope = .field
    ) throws -> Conversation {
      stays.store.planned = [.failed(.refused(rule: rule, column: id.name, table: "stays")), nil]
      return Conversation(try stays.screen(), stays.store, [(id, input)], scope: scope)
    }
    func standing(_ talk: Conversation) -> ButtonFace.Payload? {
      talk.record.problems.first?.standing
    }
    for rule in [
      StoreError.Rule.check("a + b = 100"), .foreignKey(to: nil), .unique, .trigger("no"),
    ] {
      let talk = try refused(rule)
      #expect(standing(talk) == .set("cd"))
      #expect(
        talk.sentence("code")?.hasSuffix(
          "“cd” stays here, and is saved together with the next entry if the two fit.") == true)
    }
    #expect(try standing(refused(.trigger("no"), "code", .one(.cleared))) == .clear)
    #expect(
      try standing(refused(.trigger("no"), "country", .one(.use("t:Spain")))) == .use("t:Spain"))
    // No other entry makes it valid.
    var constraints = ColumnConstraints()
    constraints.longest = 1
    for rule in [
      StoreError.Rule.notNull, .type, .stillReferredTo,
      .check("length(code) <= 1", allowed: AllowedValues(constraints)),
    ] {
      #expect(try standing(refused(rule)) == nil)
    }
    // A page never carries a secret, and a form that is sent whole sends all its entries anyway.
    var secret = FieldInput.one(.typed("x"))
    secret.confirmedLoss = try stays.screen().tokens["password"]
    #expect(try standing(refused(.trigger("no"), "password", secret)) == nil)
    #expect(try standing(refused(.trigger("no"), scope: .form)) == nil)
  }

  /// All faults of a form are reported at once. Trials, which store nothing, find the store's
  /// refusal of each value.
  @Test("The store's refusals of a form are all reported at once")
  func theStoreRefusesOfAFormAllThatIsWrong() throws {
    func refusal(_ column: String) -> StoreAnswer {
      .failed(.refused(rule: .type, column: column, table: "stays"))
    }
    stays.store.planned = [refusal("email"), refusal("notes"), nil]
    let talk = Conversation(
      try stays.screen(), stays.store,
      [
        ("email", .one(.typed("bo@example.org"))), ("notes", .one(.typed("x"))),
        ("code", .one(.typed("cd"))),
      ], scope: .form)
    #expect(talk.outcome == .refused)
    // For a whole form, rules that wait for submission are checked as well.
    #expect(talk.record.problems.map(\.id.field) == ["email", "notes", "breakfast"])
    #expect(talk.requestedChanges.map(\.isTrial) == [false, true, true])
    #expect(stays.store.stored?["code"] == .text("ab"))
  }

  @Test("A change to a removed record ends with the result that it is gone")
  func theRecordIsGone() throws {
    let screen = try stays.screen()
    stays.store.isGone = true
    let talk = Conversation(screen, stays.store, [("guest", .one(.typed("Bo")))])
    guard case .gone = talk.end else { return #expect(Bool(false), "not gone") }
    #expect(talk.reports.isEmpty)
  }

  @Test("A failing store ends the conversation with its error")
  func theStoreIsInTrouble() throws {
    stays.store.planned = [.failed(.unavailable(table: "stays", detail: "it is locked"))]
    let talk = Conversation(try stays.screen(), stays.store, [("guest", .one(.typed("Bo")))])
    guard case .fail(let error) = talk.end else { return #expect(Bool(false), "no failure") }
    // The error names the table by the page's title for it.
    #expect(error == .unavailable(table: "Stay", detail: "it is locked"))
  }

  @Test("A value that the store altered is reported as the program's")
  func whatTheStoreMakesOfAValueIsTheProgramsDoing() throws {
    stays.store.beforeAnswering = { store, change in
      guard !change.isTrial, change.cells.first?.new == .text("Bo") else { return }
      store.planned = [nil]
    }
    let store = stays.store
    let screen = try stays.screen()
    store.changeElsewhere(.text("BO"), in: "guest")
    let kept = try stays.reading()
    store.changeElsewhere(.text("Ada Brandt"), in: "guest")
    store.beforeAnswering = nil
    store.planned = [.stored(kept, altered: ["guest"])]
    let talk = Conversation(screen, store, [("guest", .one(.typed("Bo")))])
    #expect(talk.conclusion?.altered == ["guest"])
    #expect(talk.reports.map(\.cause) == [.program])
    #expect(
      talk.sentence("guest")
        == "A rule of the database changed Guest to “BO” when it was saved.")
  }

  @Test("A field that follows another is reported as the program's")
  func aValueThatFollowsAnotherIsTheProgramsDoing() throws {
    let screen = try stays.screen()
    let store = stays.store
    store.changeElsewhere(.text("Bo"), in: "guest")
    store.changeElsewhere(.text("B-2"), in: "number")
    store.planned = [.stored(try stays.reading(), altered: [], alsoWritten: ["number"])]
    let talk = Conversation(screen, store, [("guest", .one(.typed("Bo")))])
    #expect(talk.reports.map(\.field) == ["guest", "number"])
    #expect(talk.reports.map(\.cause) == [.person, .program])
  }

  @Test("A change that somebody else stored meanwhile is not in this person's report")
  func whatSomebodyElseStoredMeanwhileIsInTheirReport() throws {
    let screen = try stays.screen()
    stays.store.beforeAnswering = { store, change in
      store.beforeAnswering = nil
      _ = store.answer(
        Change(
          table: change.table, key: change.key,
          cells: [.init(column: "number", original: Token(.text("B-1042")), new: .text("B-2"))]))
    }
    let talk = Conversation(screen, stays.store, [("guest", .one(.typed("Bo")))])
    #expect(talk.record.stored["number"] == .text("B-2"))
    #expect(talk.reports.map(\.field) == ["guest"])
  }

  @Test("A value that is stored already is not reported as a change")
  func whatIsStoredAlreadyIsNoChange() throws {
    let screen = try stays.screen()
    let before = Token(.text("Ada Brandt"))
    stays.store.changeElsewhere(.text("Bo"), in: "guest")
    let again = Conversation(
      try stays.screen(), stays.store, [("guest", FieldInput(.typed("Bo"), original: before))])
    #expect(again.conclusion?.outcome == .accepted(isStored: true))
    #expect(again.reports.isEmpty)
    _ = screen
  }

  @Test("A secret's values are in no report")
  func aSecretsValuesAreInNoReport() throws {
    let screen = try stays.screen()
    var input = FieldInput.one(.typed("battery"))
    input.confirmedLoss = screen.tokens["password"]
    let talk = Conversation(screen, stays.store, [("password", input)])
    #expect(stays.store.stored?["password"] == .text("battery"))
    #expect(talk.reports == [FieldReport(field: "password", old: nil, new: nil, cause: .person)])
    #expect(!"\(talk.reports)\(talk.record.stored)".contains("battery"))
  }

  @Test("A submission that no screen sends is an error")
  func whatNoScreenSendsIsThrown() throws {
    let screen = try stays.screen()
    let unknown = Conversation(screen, stays.store, [("nothing", .one(.typed("x")))])
    #expect(unknown.error == .unknownField("nothing", form: "Stay"))
    let button = Conversation(screen, stays.store, [], pressing: "guest")
    #expect(button.error == .unknownField("guest", form: "Stay"))
    var editing = RecordEditing(screen)
    var submission = Submission(.field)
    submission.change("guest") { $0.actions = [.typed("Bo")] }
    #expect(throws: SubmissionError.withoutToken(label: "Guest")) {
      try editing.submit(submission)
    }
    #expect(stays.store.requestedChanges.isEmpty)
  }
}
