import Testing
import UIKit

/// When a table asks for cells, and which it uses again.
@MainActor
@Suite("Cells of a table")
struct CellTests {
  // [doc] cellForRow(at:): nil for a row that is neither visible nor kept ready near the visible
  // ones. A table asks for the rows in view and a few around them, never for all.
  @Test("A long table asks for few cells") func aLongTableAsksForFewCells() {
    let stage = Stage([(0..<1000).map { "\($0)" }], height: 500)
    #expect(stage.shelf.cells.count < 40)
    #expect(stage.cell(0)?.word == "0")
    #expect(stage.cell(900) == nil)
    #expect(stage.table.visibleCells.count >= 10)
  }

  // Measured: reloadData makes no cell, and gives the cells to other rows.
  @Test("ReloadData makes no cell") func reloaddataMakesNoCell() {
    let stage = Stage.twenty()
    let before = stage.shelf.cells.count
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.shelf.cells.count == before)
    #expect(stage.words == [(0..<20).map { "\($0)" }])
  }

  // [doc] prepareForReuse is called before a cell is used again.
  @Test("A cell is prepared before it shows another row")
  func aCellIsPreparedBeforeItShowsAnotherRow() {
    let stage = Stage([(0..<100).map { "\($0)" }], height: 500)
    for offset in stride(from: 0, through: 4500, by: 250) {
      stage.table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
      stage.table.layoutIfNeeded()
    }
    #expect(stage.cell(99)?.word == "99")
    #expect(stage.shelf.cells.count < 40)
    #expect(stage.shelf.cells.contains { $0.preparations > 0 })
  }

  // Measured: a reload within a batch is a deletion and an insertion, with another cell.
  @Test("A reloaded row has another cell") func aReloadedRowHasAnotherCell() {
    let stage = Stage([["a", "b"]])
    let before = stage.cell(0)
    stage.shelf.sections = [["x", "b"]]
    stage.table.reloadRows(at: [.row(0)], with: .none)
    #expect(stage.cell(0) !== before)
    #expect(stage.cell(0)?.word == "x")
  }

  // [doc] reconfigureRows: the row keeps its cell, which is not prepared for reuse.
  @Test("A reconfigured row keeps its cell") func aReconfiguredRowKeepsItsCell() {
    let stage = Stage([["a", "b"]])
    let before = stage.cell(0)
    stage.shelf.sections = [["x", "b"]]
    stage.table.reconfigureRows(at: [.row(0)])
    stage.table.layoutIfNeeded()
    #expect(stage.cell(0) === before)
    #expect(stage.cell(0)?.word == "x")
    #expect(stage.cell(0)?.preparations == 0)
    #expect(stage.cell(1)?.word == "b")
  }

  // [doc] reconfigureRows: only rows that have a cell are configured.
  @Test("A row without a cell is not reconfigured") func aRowWithoutACellIsNotReconfigured() {
    let stage = Stage([(0..<100).map { "\($0)" }], height: 500)
    stage.shelf.asked = []
    stage.table.reconfigureRows(at: [.row(90)])
    #expect(!stage.shelf.asked.contains(.row(90)))
  }

  // [doc] dequeueReusableCell(withIdentifier:) without a registered class or a waiting cell: nil.
  @Test("An unknown identifier has no cell") func anUnknownIdentifierHasNoCell() {
    let stage = Stage([["a"]])
    #expect(stage.table.dequeueReusableCell(withIdentifier: "nothing") == nil)
  }

  // [doc] indexPath(for:) finds the row of a visible cell.
  @Test("A cell knows its row through the table") func aCellKnowsItsRowThroughTheTable() {
    let stage = Stage([["a", "b"], ["c"]])
    let cell = stage.cell(0, 1)
    #expect(cell.flatMap { stage.table.indexPath(for: $0) } == .row(0, 1))
    #expect(stage.table.indexPath(for: UITableViewCell()) == nil)
  }

  // [doc] defaultContentConfiguration follows the cell's style; setting it shows its view.
  @Test("A content configuration fills the content view")
  func aContentConfigurationFillsTheContentView() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.count == 1)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Title")
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }
}
