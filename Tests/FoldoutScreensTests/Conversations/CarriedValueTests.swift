import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Old values that the host's next screen carries for Undo. Each host declares which it has room
/// for.
@Suite struct CarriedValueTests {
  private let stays = Stays()

  /// Returns the next step after changes of a name and a code, for a host that carries the old
  /// values of some fields.
  private func action(carrying some: Set<FieldID>) throws -> NextStep {
    let screen = try stays.screen()
    var editing = RecordEditing(screen) { change, _ in change.fieldsWithOld.intersection(some) }
    var submission = Submission(.form)
    for (id, text): (FieldID, String) in [("guest", "Bo"), ("code", "cd")] {
      submission.change(id) { $0 = FieldInput(.typed(text), original: screen.tokens[id.name]) }
    }
    return try editing.submit(submission)
  }

  @Test("Values that a host carries are stored at once, and others ask first")
  func asking() throws {
    guard case .ask(.store(let change, _)) = try action(carrying: ["guest", "code"]),
      !change.isTrial
    else {
      return #expect(Bool(false), "not stored")
    }
    #expect(change.cells.map(\.column) == ["guest", "code"])
    guard case .ask(.store(let trial, _)) = try action(carrying: ["guest"]) else {
      return #expect(Bool(false), "not tried")
    }
    #expect(trial.isTrial && trial.cells.map(\.column) == ["guest"])
    guard case .show(let conclusion) = try action(carrying: []) else {
      return #expect(Bool(false), "not asked")
    }
    #expect(conclusion.outcome == .refused)
  }

  @Test("The button that undoes everything has each field's value from the record")
  func all() throws {
    let talk = Conversation(
      try stays.screen(), stays.store,
      [("guest", .one(.typed("Bo"))), ("code", .one(.typed("cd")))])
    let values = try #require(talk.record.undoFace?.all?.values)
    #expect(values.map(\.field) == ["guest", "code"])
    #expect(values.map(\.wire).map { StoredValue(wire: $0) } == [.text("Ada Brandt"), .text("ab")])
  }
}
