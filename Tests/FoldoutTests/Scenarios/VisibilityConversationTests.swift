import Foldout
import Testing

/// Rows that hide and show, with drawers and texts in them.
@Suite struct VisibilityConversationTests {
  @Test("Hiding an open row removes its drawer, and showing it brings it back folded")
  func aHiddenRowTakesItsDrawerAlongAndComesBackFolded() throws {
    var table = try TestTable("S[a b c]", owners: ["a", "b"], open: ["b"])
    #expect(table.apply(.hide(["c", "b"])).text == "delete b at 0 - 1, ▽b at 0 - 2, c at 0 - 3")
    #expect(table.shown == "S[a]")
    #expect(table.apply(.hide(["b"])).isEmpty)
    #expect(table.apply(.tap("b")).isEmpty)
    #expect(table.apply(.open("b")).isEmpty)
    #expect(table.apply(.beginEditing("c")).isEmpty)
    #expect(table.apply(.changed(["b"])).isEmpty)
    #expect(table.apply(.show(["b", "b", "c"])).text == "insert b at 0 - 1, c at 0 - 2")
    #expect(table.openDrawers == [])
  }

  @Test("Positions leave out hidden rows above a drawer")
  func positionsLeaveOutHiddenRowsAboveADrawer() throws {
    var table = try TestTable("S[a b c]", owners: ["c"])
    _ = table.apply(.hide(["a"]))
    #expect(table.apply(.tap("c")).text == "insert ▽c at 0 - 2 → reveal c")
    #expect(table.apply(.show(["a"])).text == "insert a at 0 - 0")
    #expect(table.apply(.tap("c")).text == "delete ▽c at 0 - 3")
  }

  @Test("Hiding the edited row ends its editing")
  func hidingTheRowThatIsEditedEndsItsEditing() throws {
    var table = try TestTable("S[a t]", owners: ["a"])
    _ = table.apply(.beginEditing("t"))
    #expect(table.apply(.hide(["t"])).text == "delete t at 0 - 1 → end editing t")
    #expect(table.editing == nil)
  }
}
