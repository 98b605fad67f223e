import Foldout
import FoldoutTesting
import TestSupport
import Testing

/// Replaces every small outline by every other.
@Suite struct ReplaceLawTests {
  /// All outlines of up to two sections with any of three rows, in any order.
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

  /// The policy *one* is left out: it adds no decision to those of *one per section*.
  @Test(
    "Every law holds for every pair of small outlines",
    arguments: [DrawerPolicy.onePerSection, .many])
  func everyLawHoldsForEveryPairOfSmallOutlines(policy: DrawerPolicy) throws {
    let outlines = try Self.outlines()
    #expect(outlines.count == 131)
    // The sections' names are interchangeable, so starts need only one order of them.
    let starts = outlines.filter { ["", "S", "ST"].contains($0.sectionIDs.joined()) }
    #expect(starts.count == 66)
    for outline in starts {
      let walk = LawWalk(
        from: TestTable(
          outline, owners: ["a", "b"], policy: policy, open: ["a", "b"], hidden: ["c"]))
      for number in stride(from: 0, to: outlines.count, by: Depth.of(3, all: 1)) {
        let next = outlines[number]
        var branch = walk
        // In every other replacement one row loses its drawer and another gains one.
        try branch.take(
          .replace(next, owners: number.isMultiple(of: 2) ? ["a", "b"] : ["b", "c"]))
      }
    }
  }

  @Test("An update moves no more rows than necessary")
  func anUpdateMovesNoMoreRowsThanItMust() throws {
    let rows = ["a", "b", "c", "d", "e"]
    let table = TestTable(try TestOutline([.init(id: "S", rows: rows)]), owners: [])
    for order in permutations(of: rows) {
      var moved = table
      let step = moved.apply(.replace(try TestOutline([.init(id: "S", rows: order)]), owners: []))
      let most = subsets(of: order).filter { $0 == $0.sorted() }.map(\.count).max() ?? 0
      #expect(step.update?.moves.count ?? 0 == rows.count - most, "\(order)")
    }
  }

  /// Every pair of arrangements of three rows, some of them hidden, in two sections; of four rows
  /// in `make test-all`.
  @Test("An update keeps as many rows and sections as possible")
  func anUpdateKeepsAsManyRowsAndSectionsAsCanBeKept() throws {
    let rows = Depth.of(["a", "b", "c"], all: ["a", "b", "c", "d"])
    let sides = [["S"], ["S", "T"], ["T", "S"]].flatMap { sections in
      subsets(of: rows).flatMap(permutations).flatMap { rows in
        (sections.count == 1 ? [rows.count] : Array(0...rows.count)).map { split in
          [(sections[0], Array(rows[..<split])), (sections.last ?? "", Array(rows[split...]))]
            .prefix(sections.count)
        }
      }
    }
    var pairs = 0
    // The rows' names are interchangeable, so starts need only one order of them.
    for before in sides where before.flatMap(\.1) == before.flatMap(\.1).sorted() {
      let start = try outline(before)
      for after in sides {
        for hidden: Set<String> in [[], ["b"]] {
          var table = TestTable(start, owners: [], policy: .many, hidden: hidden)
          let update = table.apply(.replace(try outline(after), owners: [])).update
          let gone = Set(update?.deletedSections.map(\.id) ?? [])
          let kept = before.map(\.0).filter { !gone.contains($0) }
          #expect(kept.count == longestCommon(before.map(\.0), after.map(\.0)))
          for (section, rows) in before where kept.contains(section) {
            let shown = rows.filter { !hidden.contains($0) }
            let shownAfter = after.flatMap { $0.0 == section ? $0.1 : [] }.filter {
              !hidden.contains($0)
            }
            let index = before.firstIndex { $0.0 == section }
            let deleted = update?.deletions.count { $0.position.section == index } ?? 0
            #expect(
              shown.count - deleted == longestCommon(shown, shownAfter), "\(before) → \(after)")
          }
          pairs += 1
        }
      }
    }
    #expect(pairs > Depth.of(10_000, all: 100_000))
  }

  /// Lists of some hundred rows, in which the engine looks rows up instead of comparing neighbours.
  @Test("Updates of longer lists keep as many rows as possible")
  func longerListsKeepAsManyRowsAsCanBeKept() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("ReplaceLawTests: FOLDOUT_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<Depth.of(24, all: 60) {
      let before = Array(0..<Int.random(in: 100...400, using: &generator))
      var after = before
      for _ in 0..<[1, 10, 100][round % 3] {
        let place = Int.random(in: after.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: after.remove(at: place)
        case 1: after.insert((after.max() ?? 0) + 1_000, at: place)
        default:
          after.insert(
            after.remove(at: place), at: after.indices.randomElement(using: &generator) ?? 0)
        }
      }
      if round % 4 == 0 { after.shuffle(using: &generator) }
      if round % 8 == 1 { after[(after.count / 2)...].shuffle(using: &generator) }
      let owners = Set(before.filter { _ in Bool.random(using: &generator) })
      var walk = LawWalk(
        from: Table(try Outline([.init(id: 0, rows: before)]), owners: owners, policy: .many))
      for outline in [after, before] {
        let shown = walk.table.outline.rows(inSection: 0)
        let step = try walk.take(
          .replace(
            try Outline([.init(id: 0, rows: outline)]),
            owners: round % 2 == 0 ? walk.table.owners : owners))
        let common = outline.filter(shown.contains).compactMap(shown.firstIndex)
        #expect(shown.count - (step.update?.deletions.count ?? 0) == longestRise(common), "\(seed)")
      }
    }
  }

  @Test("Moving one row from front to back is one move")
  func oneRowMovedFromTheFrontToTheBackIsOneMove() throws {
    let rows = Array(0..<10_000)
    let table = Table(try Outline([.init(id: 0, rows: rows)]), owners: [])
    var moved = table
    let step = moved.apply(
      .replace(try Outline([.init(id: 0, rows: Array(rows[1...] + [0]))]), owners: []))
    #expect(step.update?.moves == [.row(0)])
  }

  private func outline(_ sections: some Sequence<(String, [String])>) throws -> TestOutline {
    try TestOutline(sections.map { .init(id: $0.0, rows: $0.1) })
  }

  /// Returns the length of the longest common subsequence, by a slow algorithm.
  private func longestCommon(_ left: [String], _ right: [String]) -> Int {
    guard let first = left.first else { return 0 }
    let rest = Array(left.dropFirst())
    guard let place = right.firstIndex(of: first) else { return longestCommon(rest, right) }
    return max(
      longestCommon(rest, right), 1 + longestCommon(rest, Array(right[(place + 1)...])))
  }

  /// Returns the length of the longest increasing subsequence, in quadratic time.
  private func longestRise(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(
        1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
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
