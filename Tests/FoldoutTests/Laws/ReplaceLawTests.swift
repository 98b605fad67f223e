import Foldout
import FoldoutTesting
import Testing

/// Every outline of a small world replaced by every other.
@Suite struct ReplaceLawTests {
  /// All outlines of up to two sections that hold some of three rows in any order.
  private static func outlines() throws -> [TestOutline] {
    var sequences: [[String]] = [[]]
    for _ in 0..<3 {
      sequences += sequences.flatMap { sequence in
        ["a", "b", "c"].filter { !sequence.contains($0) }.map { sequence + [$0] }
      }
    }
    return try [[], ["S"], ["T"], ["S", "T"], ["T", "S"]].flatMap { sections in
      try Set(sequences).sorted { "\($0)" < "\($1)" }.flatMap { rows -> [TestOutline] in
        switch sections.count {
        case 0: rows.isEmpty ? [TestOutline()] : []
        case 1: [try TestOutline([.init(id: sections[0], rows: rows)])]
        default:
          try (0...rows.count).map { split in
            try TestOutline([
              .init(id: sections[0], rows: Array(rows[..<split])),
              .init(id: sections[1], rows: Array(rows[split...])),
            ])
          }
        }
      }
    }
  }

  /// Under the policy *one* an outline has no more to decide than under *one per section*.
  @Test(arguments: [DrawerPolicy.onePerSection, .many])
  func everyLawHoldsForEveryPairOfSmallOutlines(policy: DrawerPolicy) throws {
    let outlines = try Self.outlines()
    #expect(outlines.count == 131)
    // The names of the two sections can be exchanged, so that one order of them is enough to start.
    let starts = outlines.filter { ["", "S", "ST"].contains($0.sectionIDs.joined()) }
    #expect(starts.count == 66)
    for outline in starts {
      let walk = LawWalk(
        from: TestTable(
          outline, owners: ["a", "b"], policy: policy, open: ["a", "b"], hidden: ["c"]))
      for (number, next) in outlines.enumerated() {
        var branch = walk
        // Every other time a row loses its drawer and another gains one.
        try branch.take(
          .replace(next, owners: number.isMultiple(of: 2) ? ["a", "b"] : ["b", "c"]))
      }
    }
  }

  @Test func anUpdateMovesNoMoreRowsThanItMust() throws {
    let rows = ["a", "b", "c", "d", "e"]
    let table = TestTable(try TestOutline([.init(id: "S", rows: rows)]), owners: [])
    for order in permutations(of: rows) {
      var moved = table
      let step = moved.apply(.replace(try TestOutline([.init(id: "S", rows: order)]), owners: []))
      let most = subsets(of: order).filter { $0 == $0.sorted() }.map(\.count).max() ?? 0
      #expect(step.update?.moves.count ?? 0 == rows.count - most, "\(order)")
    }
  }

  @Test func oneRowMovedFromTheFrontToTheBackIsOneMove() throws {
    let rows = Array(0..<10_000)
    let table = Table(try Outline([.init(id: 0, rows: rows)]), owners: [])
    var moved = table
    let step = moved.apply(
      .replace(try Outline([.init(id: 0, rows: Array(rows[1...] + [0]))]), owners: []))
    #expect(step.update?.moves == [.row(0)])
  }

  private func permutations(of rows: [String]) -> [[String]] {
    guard !rows.isEmpty else { return [[]] }
    return rows.flatMap { first in
      permutations(of: rows.filter { $0 != first }).map { [first] + $0 }
    }
  }

  private func subsets(of rows: [String]) -> [[String]] {
    rows.reduce([[]]) { subsets, row in subsets + subsets.map { $0 + [row] } }
  }
}
