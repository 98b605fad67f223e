import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing

/// Undo and Redo, questions before a loss, and presses of buttons.
@Suite struct UndoTests {
  private let stays = Stays()

  private func restored(_ line: UndoFace.Line?) throws -> FieldInput {
    guard case .restore(_, _, let restored, let theirs) = line?.action else {
      throw SubmissionError.unknownField("nothing to undo", form: "")
    }
    var input = FieldInput(.restored(restored.wire, isRedo: restored.isRedo))
    input.theirs = Token(wire: theirs)
    return input
  }

  @Test("A change can be undone and redone")
  func undoAndRedo() throws {
    let changed = Conversation(try stays.screen(), stays.store, [("guest", .one(.typed("Bo")))])
    let undo = try restored(changed.record.undoFace?.lines.first)
    let undone = Conversation(changed.record, stays.store, [("guest", undo)])
    #expect(undone.outcome == .accepted(isStored: true))
    #expect(stays.store.stored?["guest"] == .text("Ada Brandt"))
    #expect(undone.record.undoFace?.lines.map(\.sentence) == ["Guest was restored"])
    let redo = try restored(undone.record.undoFace?.lines.first)
    #expect(
      Conversation(undone.record, stays.store, [("guest", redo)]).outcome
        == .accepted(isStored: true))
    #expect(stays.store.stored?["guest"] == .text("Bo"))
  }

  @Test("Undo is a conflict if the value was changed since")
  func conflict() throws {
    let changed = Conversation(try stays.screen(), stays.store, [("guest", .one(.typed("Bo")))])
    stays.store.changeElsewhere(.text("Cy"), in: "guest")
    let undo = try restored(changed.record.undoFace?.lines.first)
    let undone = Conversation(changed.record, stays.store, [("guest", undo)])
    #expect(undone.outcome == .conflict)
    #expect(
      undone.sentence("guest")
        == "Guest has been changed again, to “Cy”; nothing was undone.")
    #expect(stays.store.stored?["guest"] == .text("Cy"))
  }

  @Test("A change that could not be undone asks first")
  func questionBeforeLoss() throws {
    let screen = try stays.screen()
    let asked = Conversation(screen, stays.store, [("password", .one(.cleared))])
    #expect(asked.outcome == .refused)
    #expect(asked.sentence("password") == "Clear Password? This can’t be undone.")
    #expect(asked.buttons("password").count == 2)
    #expect(asked.requestedChanges.isEmpty)
    let kept = Conversation(screen, stays.store, [("password", .one(.kept))])
    #expect(kept.outcome == .accepted(isStored: false))
    #expect(stays.store.stored?["password"] == .text(Stay.secret))
    var confirmed = FieldInput(.cleared)
    confirmed.confirmedLoss = screen.tokens["password"]
    #expect(
      Conversation(screen, stays.store, [("password", confirmed)]).outcome
        == .accepted(isStored: true))
    #expect(stays.store.stored?["password"] == .null)
  }

  /// Nothing restores a secret, so one letter typed into its row must not replace it.
  @Test(
    "1.43 A secret is replaced only after a question, and one that is not set is filled at once",
    .promise(3), arguments: [Submission.Scope.field, .form])
  func questionBeforeReplacing(_ scope: Submission.Scope) throws {
    let screen = try stays.screen()
    let typed = FieldInput.one(.typed("x"))
    let asked = Conversation(screen, stays.store, [("password", typed)], scope: scope)
    #expect(asked.outcome == .refused && asked.requestedChanges.isEmpty)
    #expect(stays.store.stored?["password"] == .text(Stay.secret))
    let sentence = try #require(asked.sentence("password"))
    #expect(sentence.hasPrefix("Replace Password? The old value can’t be restored"))
    #expect(!sentence.contains("hash"))
    // A screen that goes cannot carry what was typed, so it is typed again.
    let isHeld = scope == .field
    #expect(sentence.contains("enter the new one again") == !isHeld)
    #expect(
      asked.buttons("password")
        == (isHeld ? ["Replace", "Keep the old value"] : ["Keep the old value"]))
    let kept = Conversation(asked.record, stays.store, [("password", .one(.kept))], scope: scope)
    #expect(kept.outcome == .accepted(isStored: false))
    var agreed = typed
    for token in [Token(.text("another")), screen.tokens["password"]] {
      #expect(stays.store.stored?["password"] == .text(Stay.secret))
      agreed.confirmedLoss = token
      let answer = Conversation(asked.record, stays.store, [("password", agreed)], scope: scope)
      #expect((answer.outcome == .accepted(isStored: true)) == (token == screen.tokens["password"]))
    }
    #expect(stays.store.stored?["password"] == .text("x"))
    stays.store.changeElsewhere(.null, in: "password")
    let first = Conversation(try stays.screen(), stays.store, [("password", typed)], scope: scope)
    #expect(first.outcome == .accepted(isStored: true))
  }

  @Test("The question says if a typed text would stand among hashes")
  func plainAmongHashes() throws {
    let screen = ShownRecord(
      try stays.reading(), form: stays.form, layout: try RecordLayout(stays.form),
      target: RecordTarget(
        table: "stays", key: try stays.reading().stored.key, title: "Stay", fallbackTitle: "Stay",
        scope: "/t/stays/1", hashedColumns: ["password"]),
      open: [], environment: Stay.environment)
    for (text, isPlain) in [
      ("letmein", true), ("$2b$12$Ro0CUfOqk6cXEKf3dyaM7OhSCvnwM9s4wIX9JeLapehKK5YdLxKcm", false),
      ("5f4dcc3b5aa765d61d8327deb882cf99", false),
    ] {
      let asked = Conversation(screen, stays.store, [("password", .one(.typed(text)))])
      #expect(asked.outcome == .refused)
      #expect(
        asked.sentence("password")?.hasSuffix(
          "What you typed is stored as it is, not as a hash.") == isPlain)
    }
    let cleared = Conversation(screen, stays.store, [("password", .one(.cleared))])
    #expect(cleared.sentence("password") == "Clear Password? This can’t be undone.")
  }

  /// Consent given for another value than the present one does not count.
  @Test("Consent counts only for the value that was asked about")
  func consentToOneValue() throws {
    let screen = try stays.screen()
    var confirmed = FieldInput(.cleared)
    confirmed.confirmedLoss = Token(.text("another"))
    #expect(Conversation(screen, stays.store, [("password", confirmed)]).outcome == .refused)
    #expect(stays.store.stored?["password"] == .text(Stay.secret))
  }

  @Test("A button checks all rules, and its press stores what was entered")
  func buttonChecksAllRules() throws {
    let refused = Conversation(try stays.screen(), stays.store, [], pressing: "book")
    #expect(refused.outcome == .refused)
    #expect(refused.presses == [])
    #expect(refused.sentence("breakfast") == "Take the breakfast first.")
    // The entry sent with the press is stored, even if the rules refuse the press.
    let stored = Conversation(
      try stays.screen(), stays.store, [("code", .one(.typed("cd")))], pressing: "book")
    #expect(stored.outcome == .refused)
    #expect(stays.store.stored?["code"] == .text("cd"))
    let taken = Conversation(
      try stays.screen(), stays.store, [("breakfast", .one(.typed("1")))], pressing: "book")
    #expect(taken.outcome == .pressed("book", isStored: true))
    #expect(taken.presses == ["book"])
    let again = Conversation(try stays.screen(), stays.store, [], pressing: "book")
    #expect(again.outcome == .pressed("book", isStored: false))
  }
}
