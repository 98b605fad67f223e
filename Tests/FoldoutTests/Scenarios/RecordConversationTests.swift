import Foldout
import Testing

/// System 1 of `Documentation/Screens.md` as a conversation: events and their steps.
@Suite struct RecordConversationTests {
  private func record() throws -> TestTable {
    try TestTable(
      "fields[name email started ended phone status address]", owners: ["started", "ended"])
  }

  @Test("A tap on a date row unfolds its picker, and a second one folds it")
  func tappingADateRowUnfoldsItsPickerAndTappingAgainFoldsIt() throws {
    var table = try record()
    #expect(table.apply(.tap("started")).text == "insert ▽started at 0 - 3 → reveal started")
    #expect(table.apply(.tap("started")).text == "delete ▽started at 0 - 3")
    #expect(table.openDrawers == [])
  }

  @Test("Tapping a date row below folds the first in the same update")
  func anotherDateRowBelowFoldsTheFirstInTheSameUpdate() throws {
    var table = try record()
    _ = table.apply(.tap("started"))
    #expect(
      table.apply(.tap("ended")).text
        == "delete ▽started at 0 - 3; insert ▽ended at 0 - 4 → reveal ended")
    #expect(table.shown == "fields[name email started ended ▽ended phone status address]")
  }

  @Test("Tapping a date row above folds the first in the same update")
  func anotherDateRowAboveFoldsTheFirstInTheSameUpdate() throws {
    var table = try record()
    _ = table.apply(.tap("ended"))
    #expect(
      table.apply(.tap("started")).text
        == "delete ▽ended at 0 - 4; insert ▽started at 0 - 3 → reveal started")
  }

  @Test("Tapping a row without a drawer folds the open one and selects the row")
  func aRowWithoutDrawerFoldsTheOpenOneAndIsSelected() throws {
    var table = try record()
    _ = table.apply(.tap("started"))
    #expect(table.apply(.tap("phone")).text == "delete ▽started at 0 - 3 → selected phone")
    #expect(table.apply(.tap("phone")).text == "nothing → selected phone")
  }

  @Test("Beginning to edit a text folds the open drawer")
  func beginningToEditATextFoldsTheOpenDrawer() throws {
    var table = try record()
    _ = table.apply(.tap("ended"))
    #expect(table.apply(.beginEditing("name")).text == "delete ▽ended at 0 - 4")
    #expect(table.editing == "name")
    #expect(table.apply(.beginEditing("name")).isEmpty)
  }

  @Test("Opening a drawer ends text editing")
  func openingADrawerEndsTextEditing() throws {
    var table = try record()
    _ = table.apply(.beginEditing("name"))
    let step = table.apply(.tap("started"))
    #expect(step.text == "insert ▽started at 0 - 3 → end editing name, reveal started")
    #expect(step.effects.map(\.comesBeforeUpdate) == [true, false])
    #expect(table.editing == nil)
  }

  @Test("The end of an edit that is already over is ignored")
  func theEndOfAnEditingThatIsOverIsIgnored() throws {
    var table = try record()
    _ = table.apply(.beginEditing("name"))
    _ = table.apply(.beginEditing("email"))
    #expect(table.apply(.endEditing("name")).isEmpty)
    #expect(table.editing == "email")
    #expect(table.apply(.endEditing("email")).isEmpty)
    #expect(table.editing == nil)
  }

  @Test("Selecting a row does not end text editing")
  func selectingARowLeavesTheTextThatIsEdited() throws {
    var table = try record()
    _ = table.apply(.beginEditing("name"))
    #expect(table.apply(.tap("phone")).text == "nothing → selected phone")
    #expect(table.editing == "name")
  }

  /// Editing in a text input inside the drawer may report its owner's identity.
  @Test("An owner cannot be edited in place")
  func anOwnerIsNotEditedInPlace() throws {
    var table = try record()
    _ = table.apply(.tap("started"))
    #expect(table.apply(.beginEditing("started")).isEmpty)
    #expect(table.isOpen("started"))
    #expect(table.editing == nil)
  }

  @Test("The program can open a field's drawer and reveal it")
  func theProgramOpensTheFirstBadField() throws {
    var table = try record()
    #expect(table.apply(.open("ended")).text == "insert ▽ended at 0 - 4 → reveal ended")
    #expect(table.apply(.open("ended")).text == "nothing → reveal ended")
    #expect(table.apply(.open("name")).isEmpty)
    #expect(table.apply(.close("started")).isEmpty)
    #expect(table.apply(.close("ended")).text == "delete ▽ended at 0 - 4")
  }

  @Test("A changed value redraws its owner and its open drawer")
  func turningThePickerDrawsTheOwnerAndThePickerAgain() throws {
    var table = try record()
    _ = table.apply(.tap("started"))
    #expect(
      table.apply(.changed(["ended", "started", "started", "unknown"])).text
        == "reconfigure started at 0 - 2, ▽started at 0 - 3, ended at 0 - 4")
  }

  @Test("Events for unknown rows change nothing")
  func anUnknownRowChangesNothing() throws {
    let table = try record()
    let events: [TestEvent] = [
      .tap("x"), .open("x"), .close("x"), .beginEditing("x"), .endEditing("x"), .show(["x"]),
      .hide(["x"]), .changed(["x"]), .show([]), .hide([]), .changed([]), .show(["name"]),
      .replace(table.outline, owners: table.owners),
    ]
    for event in events {
      var changed = table
      #expect(changed.apply(event).isEmpty, "\(event)")
      #expect(changed == table, "\(event)")
    }
  }
}
