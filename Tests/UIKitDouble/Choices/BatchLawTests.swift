import Testing

@_spi(UIKitDouble) @testable import UIKit

/// Laws of one batch over every small table.
@Suite("Laws of a batch")
struct BatchLawTests {
  /// All subsets of the first numbers.
  private func subsets(_ count: Int) -> [[Int]] {
    (0..<1 << count).map { bits in (0..<count).filter { bits >> $0 & 1 == 1 } }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func batch(_ deleted: [Int], _ inserted: [Int], move: (Int, Int)? = nil) -> BatchUpdate {
    var batch = BatchUpdate()
    for row in inserted { batch.add(.insertRow(path(row))) }
    for row in deleted { batch.add(.deleteRow(path(row))) }
    if let move { batch.add(.moveRow(from: path(move.0), to: path(move.1))) }
    return batch
  }

  @Test("A batch is legal where its numbers add up and its rows are there")
  func aBatchIsLegalWhereItsNumbersAddUpAndItsRowsAreThere() {
    for before in 0...3 {
      for deleted in subsets(4) {
        for inserted in subsets(4) {
          for after in 0...4 {
            let isLegal =
              deleted.allSatisfy { $0 < before } && inserted.allSatisfy { $0 < after }
              && after == before - deleted.count + inserted.count
            let map = try? batch(deleted, inserted).checked(before: [before], after: [after])
            #expect((map != nil) == isLegal, "\(before) − \(deleted) + \(inserted) → \(after)")
          }
        }
      }
    }
  }

  @Test("Rows that stay keep their order and leave insertions their places")
  func rowsThatStayKeepTheirOrderAndLeaveInsertionsTheirPlaces() throws {
    for before in 0...4 {
      for deleted in subsets(before) {
        for inserted in subsets(5) {
          let after = before - deleted.count + inserted.count
          guard inserted.allSatisfy({ $0 < after }) else { continue }
          let map = try batch(deleted, inserted).checked(before: [before], after: [after])
          let places = (0..<before).map { map.row(path($0))?.row }
          let kept = places.compactMap { $0 }
          let title: Comment = "\(before) − \(deleted) + \(inserted): \(places)"
          #expect(kept == kept.sorted(), title)
          #expect(Set(kept).isDisjoint(with: inserted), title)
          #expect(Set(kept + inserted) == Set(0..<after), title)
          #expect((0..<before).filter { places[$0] == nil } == deleted, title)
        }
      }
    }
  }

  @Test("A row may move to another section while a section comes above both")
  func aRowMayMoveToAnotherSectionWhileASectionComesAboveBoth() throws {
    var batch = BatchUpdate()
    batch.add(.insertSection(0))
    batch.add(.moveRow(from: path(0), to: IndexPath(row: 1, section: 2)))
    let map = try batch.checked(before: [3, 2], after: [4, 2, 3])
    #expect(map.row(path(0)) == IndexPath(row: 1, section: 2))
    #expect(map.row(path(1)) == IndexPath(row: 0, section: 1))
  }

  @Test("A moved row goes to its place and the others keep their order")
  func aMovedRowGoesToItsPlaceAndTheOthersKeepTheirOrder() throws {
    for before in 1...4 {
      for from in 0..<before {
        for to in 0..<before {
          let map = try batch([], [], move: (from, to)).checked(before: [before], after: [before])
          let places = (0..<before).compactMap { map.row(path($0))?.row }
          let others = (0..<before).filter { $0 != from }.map { places[$0] }
          #expect(places[from] == to)
          #expect(others == others.sorted())
          #expect(Set(places) == Set(0..<before))
        }
      }
    }
  }

  @Test("Sections that stay keep their order and take their rows along")
  func sectionsThatStayKeepTheirOrderAndTakeTheirRowsAlong() throws {
    for deleted in subsets(3) {
      for inserted in subsets(3) {
        let after = 3 - deleted.count + inserted.count
        guard inserted.allSatisfy({ $0 < after }) else { continue }
        var batch = BatchUpdate()
        for section in deleted { batch.add(.deleteSection(section)) }
        for section in inserted { batch.add(.insertSection(section)) }
        let sections = PositionMap.sections(of: batch, before: 3, after: after)
        var counts = Array(repeating: 9, count: after)
        for (old, new) in sections.enumerated() { if let new { counts[new] = old + 1 } }
        let map = try batch.checked(before: [1, 2, 3], after: counts)
        #expect(map.sections.compactMap { $0 } == map.sections.compactMap { $0 }.sorted())
        #expect(
          map.rows.map { $0.compactMap { $0 }.count }
            == (0..<3).map { deleted.contains($0) ? 0 : $0 + 1 })
      }
    }
  }

  @Test("A refused count names what was asked") func aRefusedCountNamesWhatWasAsked() {
    var batch = BatchUpdate()
    batch.add(.reloadRow(path(0)))
    batch.add(.deleteRow(path(1)))
    #expect(throws: RefusalError.self) { try batch.checked(before: [3], after: [1]) }
    do {
      _ = try batch.checked(before: [3], after: [1])
    } catch {
      #expect(
        error.reason == """
          Invalid batch updates detected: the number of sections and/or rows returned by the data \
          source before and after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 1 section with row counts: [3] }
          Data source after updates = { 1 section with row counts: [1] }
          Updates = [
          \tDelete row (0 - 0),
          \tInsert row (0 - 0),
          \tDelete row (0 - 1)
          ]
          """)
    }
  }

  @Test("Rows in sections that change themselves are refused by name")
  func rowsInSectionsThatChangeThemselvesAreRefusedByName() {
    var batch = BatchUpdate()
    batch.add(.deleteSection(0))
    batch.add(.deleteRow(path(0)))
    #expect(throws: RefusalError.self) { try batch.checked(before: [1, 1], after: [1]) }
  }
}
