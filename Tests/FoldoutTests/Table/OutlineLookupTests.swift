import Foldout
import FoldoutTesting
import Testing

/// The outline's hash table finds rows at any length and with any hash collisions.
@Suite struct OutlineLookupTests {
  /// Identities whose hashes collide: every third has the same hash.
  private struct Crowded: Hashable, Sendable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }

  @Test("An outline of any length finds all of its rows and no others")
  func everyLengthFindsAllOfItsRowsAndNoOthers() throws {
    let lengths = Array(0...200) + [255, 256, 257, 767, 768, 769, 1023, 1024, 1025]
    for length in lengths {
      let table = Table(
        try Outline([.init(id: 0, rows: Array(0..<length))]), owners: [])
      for row in 0..<length {
        #expect(table.position(of: .row(row)) == Position(section: 0, item: row))
      }
      for row in length..<2 * length + 1 { #expect(!table.outline.contains(row)) }
    }
  }

  @Test("Rows with colliding hashes are distinguished")
  func rowsWhoseHashesAreAlikeAreToldApart() throws {
    let rows = (0..<300).map(Crowded.init)
    let table = Table(try Outline([.init(id: 0, rows: rows)]), owners: [])
    for row in rows {
      #expect(table.position(of: .row(row)) == Position(section: 0, item: row.number))
    }
    #expect(!(300..<600).contains { table.outline.contains(Crowded(number: $0)) })
    #expect(
      throws: DuplicateIdentityError<Int, Crowded>.row(
        rows[7], first: .init(section: 0, row: 7), second: .init(section: 1, row: 0))
    ) { try Outline([.init(id: 0, rows: rows), .init(id: 1, rows: [rows[7]])]) }
  }

  @Test("Rows with colliding hashes are matched through a replacement")
  func rowsWhoseHashesAreAlikeStayGoAndCome() throws {
    let rows = (0..<300).map(Crowded.init)
    let table = Table(try Outline([.init(id: 0, rows: rows)]), owners: [])
    // No neighbours stay neighbours, and one row in four is replaced by a new one.
    let order = (0..<300).map { index in
      Crowded(number: index % 4 == 0 ? 1_000 + index : index * 7 % 300)
    }
    var replaced = table
    let update = replaced.apply(
      .replace(try Outline([.init(id: 0, rows: order)]), owners: [])
    ).update
    #expect(replaced.outline.rows(inSection: 0) == order[...])
    let gone = Set(update?.deletions.map(\.item.owner.number) ?? [])
    let come = Set(update?.insertions.map(\.item.owner.number) ?? [])
    let stayed = order.map(\.number).filter { !come.contains($0) }
    #expect(stayed == rows.map(\.number).filter { !gone.contains($0) })
    #expect(come.isSuperset(of: order.map(\.number).filter { $0 >= 1_000 }))
    #expect(stayed.count > 7)
  }

  @Test("A duplicate row is reported wherever it stands")
  func aRowThatComesAgainIsFoundWhereverItStands() throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("OutlineLookupTests: FOLDOUT_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      var rows = Array(0..<[2, 3, 63, 64, 65, 129, 1_000][round % 7])
      let first = Int.random(in: rows.indices, using: &generator)
      let second = Int.random(in: first + 1...rows.count, using: &generator)
      rows.insert(rows[first], at: second)
      // Another duplicate follows, which must not be the one reported.
      rows.append(rows[0])
      let split = Int.random(in: 0...rows.count, using: &generator)
      func place(_ offset: Int) -> DuplicateIdentityError<Int, Int>.RowIndex {
        offset < split ? .init(section: 0, row: offset) : .init(section: 2, row: offset - split)
      }
      #expect(
        throws: DuplicateIdentityError.row(rows[first], first: place(first), second: place(second)),
        "\(seed)"
      ) {
        try Outline([
          .init(id: 0, rows: Array(rows[..<split])), .init(id: 1, rows: []),
          .init(id: 2, rows: Array(rows[split...])),
        ])
      }
    }
  }

  @Test("Duplicate sections are reported before duplicate rows")
  func ofARowAndASectionThatComeAgainTheFirstIsNamed() throws {
    #expect(throws: DuplicateIdentityError<String, String>.section("S", first: 0, second: 1)) {
      try TestOutline("S[a] S[a]")
    }
    #expect(throws: DuplicateIdentityError<String, String>.section("S", first: 0, second: 1)) {
      try TestOutline("S[a] S[b] T[a]")
    }
    #expect(
      throws: DuplicateIdentityError<String, String>.row(
        "a", first: .init(section: 0, row: 0), second: .init(section: 1, row: 0))
    ) { try TestOutline("S[a] T[a] S[b]") }
  }
}
