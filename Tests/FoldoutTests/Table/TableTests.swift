import Foldout
import Testing

@Suite struct TableTests {
  /// Addresses name open drawers and may be out of date (`Documentation/WireFormat.md`).
  @Test("Drawers that cannot be open are ignored in the initial request")
  func ofAWishWhatCannotBeOpenedIsIgnored() throws {
    func open(_ wish: [String], _ policy: DrawerPolicy) throws -> [String] {
      try TestTable(
        "S[a b t] T[c h]", owners: ["a", "b", "c", "h", "x"], policy: policy, open: wish,
        hidden: ["h", "y"]
      ).openDrawers
    }
    #expect(try open(["b", "x", "t", "h"], .one) == ["b"])
    #expect(try open(["c", "b"], .one) == ["b"])
    #expect(try open(["a", "b", "c", "a"], .one) == ["a"])
    #expect(try open(["b", "c", "a", "x"], .onePerSection) == ["a", "c"])
    #expect(try open(["c", "b", "a", "t", "b"], .many) == ["a", "b", "c"])
    #expect(try open([], .many) == [])
  }

  @Test("A table describes its owners, hidden rows, drawers and items")
  func aTableTellsWhatItIs() throws {
    let table = try TestTable(
      "S[a b t] T[c h]", owners: ["a", "c", "h", "x"], policy: .many, open: ["c"],
      hidden: ["h", "y"])
    #expect(table.owners == ["a", "c", "h"])
    #expect(table.hidden == ["h"])
    #expect(table.isOpen("c") && !table.isOpen("a") && !table.isOpen("x"))
    #expect(table.isHidden("h") && !table.isHidden("c") && !table.isHidden("y"))
    #expect(table.isOwner("a") && !table.isOwner("t") && !table.isOwner("x"))
    #expect(table.editing == nil)
    #expect(table.shown == "S[a b t] T[c ▽c]")
    #expect((0..<2).map(table.itemCount) == [3, 2])
  }

  @Test("Positions out of range and hidden items have no counterpart")
  func positionsOutOfRangeAndItemsNotShownAreAnswered() throws {
    let table = try TestTable("S[a] T[] U[h b]", owners: ["a", "b"], open: ["a"], hidden: ["h"])
    for (section, item) in [(-1, 0), (0, -1), (0, 2), (1, 0), (2, 1), (3, 0), (.max, 0)] {
      #expect(table.item(at: Position(section: section, item: item)) == nil)
    }
    for item in [Item.row("h"), .drawer(of: "h"), .drawer(of: "b"), .row("x"), .drawer(of: "x")] {
      #expect(table.position(of: item) == nil)
    }
    #expect(table.position(of: .drawer(of: "a")) == Position(section: 0, item: 1))
    #expect(table.item(at: Position(section: 2, item: 0)) == .row("b"))
  }

  @Test("A table of 100,000 rows and an empty one behave alike")
  func aMillionRowsOrNoneAreTheSameToATable() throws {
    let outline = try Outline<Int, Int>([.init(id: 0, rows: Array(0..<100_000))])
    var table = Table(outline, owners: Set(0..<100_000), policy: .many)
    for row in stride(from: 0, to: 100_000, by: 1_000) { _ = table.apply(.tap(row)) }
    _ = table.apply(.hide(Array(stride(from: 500, to: 100_000, by: 1_000))))
    #expect(table.itemCount(inSection: 0) == 100_000)
    for item in stride(from: 0, to: 100_000, by: 77) {
      let position = Position(section: 0, item: item)
      #expect(table.item(at: position).flatMap(table.position) == position)
    }
    var empty = Table<Int, Int>(Outline(), owners: [])
    #expect(empty.apply(.tap(0)).isEmpty)
    #expect(empty.sectionCount == 0)
  }

  @Test("Positions are ordered as their items are shown")
  func positionsAreOrderedAsTheyAreShown() {
    let positions = [(0, 0), (0, 5), (1, 0), (1, 1), (2, 0)].map(Position.init)
    #expect(positions.reversed().sorted() == positions)
    #expect(positions[1].description == "0 - 5")
  }
}
