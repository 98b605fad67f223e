import Foldout
import Testing

/// Drawers that each policy lets stay open, in conversations over two sections.
@Suite struct PolicyConversationTests {
  private func table(_ policy: DrawerPolicy) throws -> TestTable {
    try TestTable("S[a b t] T[c u]", owners: ["a", "b", "c"], policy: policy)
  }

  @Test("The policy of one drawer allows one in the whole table")
  func oneDrawerInTheWholeTable() throws {
    var table = try table(.one)
    _ = table.apply(.tap("b"))
    // The drawer that folds first is in another section than the tapped row (system 2: a date row
    // in its own section).
    #expect(table.apply(.tap("c")).text == "delete ▽b at 0 - 2; insert ▽c at 1 - 1 → reveal c")
    #expect(table.apply(.tap("t")).text == "delete ▽c at 1 - 1 → selected t")
  }

  @Test("The policy of one per section allows one in each section")
  func oneDrawerInEachSection() throws {
    var table = try table(.onePerSection)
    _ = table.apply(.tap("b"))
    #expect(table.apply(.tap("c")).text == "insert ▽c at 1 - 1 → reveal c")
    #expect(table.apply(.tap("a")).text == "delete ▽b at 0 - 2; insert ▽a at 0 - 1 → reveal a")
    #expect(table.apply(.tap("u")).text == "delete ▽c at 1 - 1 → selected u")
    #expect(table.apply(.beginEditing("u")).isEmpty)
    #expect(table.apply(.beginEditing("t")).text == "delete ▽a at 0 - 1")
    #expect(table.apply(.tap("c")).text == "insert ▽c at 1 - 1 → end editing t, reveal c")
  }

  @Test("The policy of many drawers folds none")
  func manyDrawers() throws {
    var table = try table(.many)
    _ = table.apply(.tap("c"))
    #expect(table.apply(.tap("b")).text == "insert ▽b at 0 - 2 → reveal b")
    #expect(table.apply(.tap("a")).text == "insert ▽a at 0 - 1 → reveal a")
    #expect(table.openDrawers == ["a", "b", "c"])
    #expect(table.apply(.tap("t")).text == "nothing → selected t")
    #expect(table.apply(.beginEditing("t")).isEmpty)
    #expect(table.apply(.tap("b")).text == "delete ▽b at 0 - 3")
    #expect(table.editing == "t")
  }

  @Test("Rows that come together in one section keep only the last open drawer")
  func rowsThatComeTogetherInASectionKeepTheLastDrawer() throws {
    var table = try table(.onePerSection)
    _ = table.apply(.tap("a"))
    _ = table.apply(.tap("c"))
    let step = table.apply(.replace(try Outline("S[c a b]"), owners: ["a", "b", "c"]))
    #expect(table.openDrawers == ["c"])
    #expect(
      step.text == "delete sections T at 1; delete ▽a at 0 - 1, t at 0 - 3; "
        + "insert c at 0 - 0, ▽c at 0 - 1")
  }
}
