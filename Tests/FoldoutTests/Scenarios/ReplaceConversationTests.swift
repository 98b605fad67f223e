import Foldout
import Testing

/// New outlines: the update has the differences, and remaining rows keep their state.
@Suite struct ReplaceConversationTests {
  /// System 5: Remove removes the row. The open row is known by its identity, not its position.
  @Test("Removing a row above leaves the open row open")
  func aRowRemovedAboveLeavesTheOpenRowOpen() throws {
    var table = try TestTable("months[jan feb mar]", owners: ["jan", "feb", "mar"], open: ["feb"])
    let step = table.apply(.replace(try Outline("months[feb mar]"), owners: ["feb", "mar"]))
    #expect(step.text == "delete jan at 0 - 0")
    #expect(table.shown == "months[feb ▽feb mar]")
  }

  @Test("Removing the open row removes its drawer, and restoring it brings it back folded")
  func theOpenRowTakesItsDrawerAlongWhenItIsRemoved() throws {
    var table = try TestTable("months[jan feb mar]", owners: ["jan", "feb", "mar"], open: ["feb"])
    let step = table.apply(.replace(try Outline("months[jan mar]"), owners: ["jan", "mar"]))
    #expect(step.text == "delete feb at 0 - 1, ▽feb at 0 - 2")
    // And Undo brings the row back, folded.
    let undo = table.apply(.replace(try Outline("months[jan feb mar]"), owners: ["jan", "feb"]))
    #expect(undo.text == "insert feb at 0 - 1; reconfigure mar at 0 - 2")
    #expect(table.openDrawers == [])
  }

  @Test("A row that moves keeps its drawer")
  func aRowThatMovesKeepsItsDrawer() throws {
    var table = try TestTable("S[a b c] T[d]", owners: ["a"], open: ["a"])
    let step = table.apply(.replace(try Outline("S[b c] T[d a]"), owners: ["a"]))
    #expect(
      step.text == "delete a at 0 - 0, ▽a at 0 - 1; insert a at 1 - 1, ▽a at 1 - 2")
    #expect(step.update?.moves == [.row("a"), .drawer(of: "a")])
  }

  @Test("The edited text survives as long as its row")
  func theTextThatIsEditedSurvivesWithItsRow() throws {
    var table = try TestTable("S[a t]", owners: ["a"])
    _ = table.apply(.beginEditing("t"))
    #expect(table.apply(.replace(try Outline("T[t]"), owners: [])).effects == [])
    #expect(table.editing == "t")
    #expect(table.apply(.replace(try Outline("T[u]"), owners: [])).effects == [.endEditing("t")])
    #expect(table.editing == nil)
  }

  @Test("An edited row that gains a drawer ends its editing")
  func aRowThatIsEditedAndGainsADrawerEndsItsEditing() throws {
    var table = try TestTable("S[t]", owners: [])
    _ = table.apply(.beginEditing("t"))
    let step = table.apply(.replace(try Outline("S[t]"), owners: ["t"]))
    #expect(step.text == "reconfigure t at 0 - 0 → end editing t")
  }

  @Test("A row that loses its drawer folds and is redrawn")
  func aRowThatLosesItsDrawerFoldsAndIsDrawnAgain() throws {
    var table = try TestTable("S[a b]", owners: ["a"], open: ["a"])
    let step = table.apply(.replace(try Outline("S[a b]"), owners: []))
    #expect(step.text == "delete ▽a at 0 - 1; reconfigure a at 0 - 0")
  }

  @Test("Hidden rows stay hidden through a snapshot and are not in its update")
  func hiddenRowsStayHiddenAndAreNotMentioned() throws {
    var table = try TestTable("S[a h b]", owners: ["h"], hidden: ["h"])
    #expect(table.apply(.replace(try Outline("S[h a b]"), owners: [])).isEmpty)
    #expect(table.hidden == ["h"])
    #expect(table.apply(.replace(try Outline("S[a b]"), owners: [])).isEmpty)
    #expect(table.apply(.replace(try Outline("S[a b h]"), owners: [])).text == "insert h at 0 - 2")
  }

  @Test("A section that moves and changes is deleted and inserted")
  func aSectionThatMovesAndChangesIsDeletedAndInserted() throws {
    var table = try TestTable("S[a] T[b] U[c]", owners: ["a"], open: ["a"])
    let step = table.apply(.replace(try Outline("T[b x] U[c] S[a d]"), owners: ["a"]))
    #expect(
      step.text
        == "delete sections S at 0; insert sections S at 2; insert x at 0 - 1")
    #expect(step.update?.movedSections == ["S"])
    #expect(table.shown == "T[b x] U[c] S[a ▽a d]")
  }

  @Test("All sections can be removed and inserted")
  func everythingMayGoAndCome() throws {
    var table = try TestTable("S[a]", owners: ["a"], open: ["a"])
    #expect(table.apply(.replace(TestOutline(), owners: [])).text == "delete sections S at 0")
    #expect(
      table.apply(.replace(try Outline("S[a] T[]"), owners: ["a"])).text
        == "insert sections S at 0, T at 1")
    #expect(table.shown == "S[a] T[]")
  }
}
