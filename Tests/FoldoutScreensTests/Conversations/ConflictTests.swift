import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing

/// Conflicts: somebody else changes the record after this person read it and before the store
/// writes.
@Suite struct ConflictTests {
  private let stays = Stays()

  @Test("A text conflicts with another, and only a choice decides", .promise(4))
  func text() throws {
    let screen = try stays.screen()
    stays.store.changeElsewhere(.text("Cy"), in: "guest")
    let talk = Conversation(screen, stays.store, [("guest", .one(.typed("Bo")))])
    #expect(talk.outcome == .conflict)
    #expect(talk.buttons("guest") == ["Use “Bo”", "Keep “Cy”"])
    #expect(stays.store.stored?["guest"] == .text("Cy"))
    // Sent again with the first token, it is a conflict again: only a choice decides.
    let again = Conversation(
      talk.record, stays.store,
      [("guest", FieldInput(.typed("Bo"), original: screen.tokens["guest"]))])
    #expect(again.outcome == .conflict)
    var use = FieldInput(.set("Bo"))
    use.theirs = talk.record.tokens["guest"]
    #expect(
      Conversation(talk.record, stays.store, [("guest", use)]).outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["guest"] == .text("Bo"))
  }

  @Test("A date conflicts with another, and its picker folds", .promise(4))
  func date() throws {
    let screen = try stays.screen(open: "arrives")
    stays.store.changeElsewhere(.text("2026-05-01"), in: "arrives")
    let talk = Conversation(screen, stays.store, [("arrives", .one(.typed("2026-04-01")))])
    #expect(talk.outcome == .conflict)
    #expect(talk.record.table.openDrawers == [])
    #expect(talk.buttons("arrives") == ["Use “04/01/2026”", "Keep “05/01/2026”"])
  }

  @Test("A stored value is checked if its rule depends on a changed field")
  func guardedRule() throws {
    let form = Form<Trip>("Trip") {
      Section("When") {
        DateField("From", \.from).notAfter("to")
        DateField("To", \.to)
      }
    }
    var scene = try Scene(form, Trip())
    let seen = scene.host.screen.tokens
    scene.store.changeElsewhere(.text("2026-03-05"), in: "from")
    scene.host.reload(open: [])
    func send(_ to: String) -> Conversation {
      Conversation(
        scene.host.screen, scene.store,
        [
          ("from", FieldInput(.typed("2026-03-05"), original: seen["from"])),
          ("to", FieldInput(.typed(to), original: seen["to"])),
        ], scope: .form)
    }
    #expect(send("2026-03-03").outcome == .refused)
    #expect(scene.store.stored?["to"] == .text("2026-03-09"))
    #expect(send("2026-03-08").outcome == .accepted(isStored: true))
    #expect(scene.store.stored?["to"] == .text("2026-03-08"))
  }

  private struct Trip: Sendable {
    var from = LocalDate(year: 2026, month: 3, day: 1)
    var to = LocalDate(year: 2026, month: 3, day: 9)
  }

  @Test("A picture conflicts with another and has to be chosen again")
  func picture() throws {
    let screen = try stays.screen(open: "photo")
    stays.store.changeElsewhere(.blob(Stay.picture + [0]), in: "photo")
    let talk = Conversation(screen, stays.store, [("photo", .one(.file(Stay.picture)))])
    #expect(talk.outcome == .conflict)
    // The picture was part of the request, so no button could send it again.
    #expect(talk.buttons("photo").count == 1)
  }

  @Test("A secret conflicts with another without showing either")
  func secret() throws {
    let screen = try stays.screen()
    stays.store.changeElsewhere(.text("staple"), in: "password")
    var agreed = FieldInput.one(.typed("battery"))
    agreed.confirmedLoss = screen.tokens["password"]
    let talk = Conversation(screen, stays.store, [("password", agreed)])
    #expect(talk.outcome == .conflict)
    #expect(talk.buttons("password") == [])
    #expect(talk.sentence("password")?.contains("battery") == false)
    // Entering it again, with the token that the conflict showed, stores it.
    guard case .enterAgain(let lossToken) = talk.record.problems.first?.remedy else {
      Issue.record("the conflict has no token of the stored secret")
      return
    }
    var input = FieldInput.one(.typed("battery"))
    input.confirmedLoss = Token(wire: lossToken)
    let again = Conversation(talk.record, stays.store, [("password", input)])
    #expect(again.outcome == .accepted(isStored: true))
  }

  @Test("Two options chosen at once conflict, and either can be chosen")
  func options() throws {
    let screen = try stays.screen(open: "city")
    stays.store.changeElsewhere(.text("Turin"), in: "city")
    let talk = Conversation(screen, stays.store, [("city", .one(.chose("t:Milan")))])
    #expect(talk.outcome == .conflict)
    #expect(talk.buttons("city") == ["Use “Milan”", "Keep “Turin”"])
    #expect(stays.store.stored?["city"] == .text("Turin"))
  }

  @Test("Rules are checked again against the values stored meanwhile")
  func rulesCheckedAgain() throws {
    let screen = try stays.screen()
    stays.store.beforeAnswering = { store, _ in
      store.beforeAnswering = nil
      store.changeElsewhere(.text("2026-04-01"), in: "leaves")
    }
    // The date is valid with the values read first, and invalid with those present at the write.
    let talk = Conversation(screen, stays.store, [("arrives", .one(.typed("2026-05-01")))])
    #expect(talk.outcome == .refused)
    #expect(talk.requestedChanges.count == 1)
    #expect(
      talk.sentence("arrives") == "Arrives can’t be after Leaves (04/01/2026).")
    #expect(stays.store.stored?["arrives"] == .text("2026-03-09"))
  }

  @Test("After eight tries a change is a conflict")
  func eightTries() throws {
    let screen = try stays.screen()
    var day = 1
    stays.store.beforeAnswering = { store, _ in
      day += 1
      store.changeElsewhere(.text("2026-12-\(day < 10 ? "0" : "")\(day)"), in: "leaves")
    }
    let talk = Conversation(screen, stays.store, [("arrives", .one(.typed("2026-05-01")))])
    #expect(talk.outcome == .conflict)
    #expect(talk.requestedChanges.count == RecordEditing.maxTries)
    #expect(stays.store.stored?["arrives"] == .text("2026-03-09"))
  }
}
