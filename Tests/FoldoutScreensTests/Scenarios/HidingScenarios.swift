import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// A trip whose nights and hotel are hidden by what else it holds.
struct Trip: Sendable {
  var title = "Rome"
  var isOvernight = false
  var nights: Int? = 3
  var hotel = "Ritz"
  var leaves: LocalDate? = LocalDate(year: 2026, month: 5, day: 3)
  var returns: LocalDate? = LocalDate(year: 2026, month: 5, day: 1)

  static let form = Form<Trip>("Trip") {
    Section("Trip") {
      TextField("Title", \.title)
      SwitchField("Overnight", \.isOvernight)
      NumberField("Nights", \.nights).required().range(1...9).hidden { !$0.isOvernight }
    }
    Section("Hotel") {
      TextField("Hotel", \.hotel).required()
      DateField("Returns", \.returns)
    }.hidden { !$0.isOvernight }
    Section("Days") {
      DateField("Leaves", \.leaves).notAfter(\.returns)
      ButtonField("Book", id: "book")
    }
  }
}

/// Scenarios of fields and sections that are hidden, on the text host.
@Suite struct HidingScenarios {
  private func scene(_ change: (inout Trip) -> Void = { _ in }) throws -> Scene {
    var trip = Trip()
    change(&trip)
    return try Scene(Trip.form, trip)
  }

  @Test("9.1 Rows and sections come and go with what hides them, and their values stay")
  func comesAndGoes() throws {
    var scene = try scene()
    let day = """
      Trip
      — Trip —
        Title: [Rome]
        Overnight: off
      — Days —
      ▸ Leaves: 05/03/2026
        [Book]
      """
    #expect(scene.text == day)
    scene.host.toggle("overnight")
    #expect(
      scene.text == """
        Trip
        — Trip —
          Title: [Rome]
          Overnight: on
          Nights: [3]
        — Hotel —
          Hotel: [Ritz]
        ▸ Returns: 05/01/2026
        — Days —
        ▸ Leaves: 05/03/2026
          [Book]
        ↶ Overnight was changed [Undo]
        """)
    scene.host.type("", into: "nights")
    scene.host.leave()
    #expect(scene.lines("nights").contains("! Nights needs a value."))
    scene.host.undo("overnight")
    #expect(scene.text.hasPrefix(day) && scene.host.recordWithEntries.problems.isEmpty)
    #expect(scene.stored("nights") == .integer(3) && scene.stored("hotel") == .text("Ritz"))
    #expect(scene.host.violations.isEmpty)
    #expect(scene.host.reports.map(\.field) == ["overnight", "overnight"])
  }

  @Test("9.2 A hidden field is neither required nor checked, and limits no other")
  func isNotChecked() throws {
    var scene = try scene {
      $0.hotel = ""; $0.nights = 99
    }
    scene.host.press("book")
    #expect(scene.host.presses == ["book"] && scene.host.recordWithEntries.problems.isEmpty)
    scene.host.toggle("overnight")
    scene.host.press("book")
    #expect(scene.host.presses.count == 1)
    #expect(
      Set(scene.host.recordWithEntries.problems.map(\.id)) == [
        .field("nights"), .field("hotel"), .field("leaves"),
      ])
  }

  @Test("9.3 A condition is read with an entry in its field, and a late entry is reported")
  func guards() throws {
    let scene = try scene { $0.isOvernight = true }
    let shown = scene.host.screen
    let change = Conversation(shown, scene.store, [("nights", .one(.typed("4")))])
    #expect(
      Set(change.requestedChanges.first?.guards.map(\.column) ?? []) == [
        "title", "overnight", "hotel", "leaves", "returns",
      ])
    scene.store.changeElsewhere(.integer(0), in: "overnight")
    let late = Conversation(change.record, scene.store, [("nights", .one(.typed("5")))])
    #expect(late.outcome == .conflict && scene.stored("nights") == .integer(4))
    #expect(
      late.conclusion?.notes == [
        "“Nights” is no longer shown, so what you entered there wasn’t saved."
      ])
    #expect(late.record.problems.isEmpty)
    // An entry in another row is stored all the same.
    let other = Conversation(late.record, scene.store, [("title", .one(.typed("Paris")))])
    #expect(other.outcome == .accepted(isStored: true))
  }

  private let gone = "“Nights” is no longer shown, so what you entered there wasn’t saved."

  @Test("9.1 An entry that was refused goes with its row, and that is said")
  func refusedGoes() throws {
    var scene = try scene { $0.isOvernight = true }
    scene.host.type("", into: "nights")
    scene.host.leave()
    #expect(scene.host.messages == ["Nights needs a value."])
    scene.host.toggle("overnight")
    #expect(scene.host.messages == [gone] && scene.host.unsavedFields.isEmpty)
    #expect(scene.stored("nights") == .integer(3))
  }

  @Test("9.3 A text that went is told of beside what another entry's answer says")
  func goneBesideAnother() throws {
    var scene = try scene { $0.isOvernight = true }
    scene.host.type("", into: "nights")
    scene.host.leave()
    scene.store.changeElsewhere(.integer(0), in: "overnight")
    scene.host.clear("leaves")
    #expect(scene.stored("leaves") == .null && scene.host.messages == [gone])
  }

  @Test("9.4 Undo brings back a value while its field is hidden, without checking it")
  func undo() throws {
    let scene = try scene {
      $0.isOvernight = true; $0.hotel = ""
    }
    let first = Conversation(scene.host.screen, scene.store, [("hotel", .one(.typed("Plaza")))])
    let hidden = Conversation(first.record, scene.store, [("overnight", .one(.typed("0")))])
    #expect(hidden.outcome == .accepted(isStored: true))
    guard case .restore(_, _, let old, let theirs) = first.record.undoFace?.lines.first?.action
    else {
      Issue.record("no Undo")
      return
    }
    var undo = FieldInput(.restored(old.wire, isRedo: old.isRedo))
    undo.theirs = Token(wire: theirs)
    let back = Conversation(hidden.record, scene.store, [("hotel", undo)])
    #expect(back.outcome == .accepted(isStored: true) && scene.stored("hotel") == .text(""))
  }
}
