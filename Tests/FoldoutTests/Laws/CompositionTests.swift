import Foldout
import FoldoutTesting
import Testing

/// Examples of law 9. The walks check it for all events since their start.
@Suite struct CompositionTests {
  @Test("Unfolding and folding again composes to nothing")
  func unfoldingAndFoldingAgainIsNothing() throws {
    var table = try TestTable("S[a b]", owners: ["a"])
    let first = try #require(table.apply(.tap("a")).update)
    let second = try #require(table.apply(.tap("a")).update)
    #expect(first.then(second) == nil)
  }

  @Test("A drawer that folds and unfolds again stays and is redrawn")
  func whatGoesAndComesBackStaysAndIsDrawnAgain() throws {
    var table = try TestTable("S[a b]", owners: ["a"], open: ["a"])
    // Its value may have changed while it was folded, without an event.
    let step = table.apply(all: [.tap("a"), .changed(["a"]), .tap("a")])
    #expect(step.text == "reconfigure a at 0 - 0, ▽a at 0 - 1 → reveal a")
  }

  @Test("A row that moves away and back stays and is redrawn")
  func aRowThatMovesAwayAndBackStays() throws {
    let there = try Outline("S[a b c] T[d]")
    var table = TestTable(there, owners: ["a"], open: ["a"])
    let step = table.apply(all: [
      .replace(try Outline("S[b c] T[d a]"), owners: ["a"]), .replace(there, owners: ["a"]),
    ])
    #expect(step.text == "reconfigure a at 0 - 0, ▽a at 0 - 1")
  }

  @Test("Rows that return in another order move")
  func rowsThatComeBackInAnotherOrderMove() throws {
    var table = try TestTable("S[a b c]", owners: [])
    let step = table.apply(all: [
      .replace(try Outline("S[c]"), owners: []), .replace(try Outline("S[b a c]"), owners: []),
    ])
    #expect(step.text == "delete b at 0 - 1; insert b at 0 - 0; reconfigure a at 0 - 1")
  }

  @Test("The events of one turn of the run loop make one batch")
  func aTurnOfTheRunLoopIsOneBatch() throws {
    // A folds, B unfolds, C hides and D changes.
    var table = try TestTable("S[a b c d]", owners: ["a", "b"], open: ["a"])
    let step = table.apply(all: [.tap("b"), .hide(["c"]), .changed(["d"])])
    #expect(
      step.text == "delete ▽a at 0 - 1, c at 0 - 3; insert ▽b at 0 - 2; "
        + "reconfigure d at 0 - 3 → reveal b")
    #expect(table.shown == "S[a b ▽b d]")
  }

  @Test("A reveal is dropped when its drawer folds or another opens")
  func whatWasToBeRevealedIsForgottenWhenItFoldsOrAnotherOpens() throws {
    let table = try TestTable("S[a b] T[c]", owners: ["a", "b", "c"], policy: .many)
    func effects(_ events: [TestEvent]) -> [Effect<String>] {
      var table = table
      return table.apply(all: events).effects
    }
    #expect(effects([.tap("a"), .close("a")]) == [])
    #expect(effects([.tap("a"), .tap("b")]) == [.reveal("b")])
    #expect(effects([.tap("c"), .replace(try Outline("S[a b]"), owners: ["a"])]) == [])
    #expect(effects([.tap("a"), .changed(["a"]), .tap("x")]) == [.reveal("a")])
  }

  @Test("An effect is kept even if the updates cancel each other")
  func anEffectIsKeptWhereTheUpdatesUndoEachOther() throws {
    var table = try TestTable("S[a t]", owners: ["a"])
    let step = table.apply(all: [.beginEditing("t"), .tap("a"), .tap("a")])
    #expect(step.text == "nothing → end editing t")
  }

  @Test("Nothing composed with nothing is nothing")
  func nothingComposedWithNothingIsNothing() throws {
    var table = try TestTable("S[a]", owners: [])
    #expect(table.apply(all: [.tap("x"), .show(["a"])]).isEmpty)
    #expect(table.apply(all: []).isEmpty)
  }
}
