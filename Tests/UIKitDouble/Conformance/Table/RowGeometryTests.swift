import Testing
import UIKit

/// Where rows stand, and how a table scrolls to them.
@MainActor
@Suite("Places of rows")
struct RowGeometryTests {
  // [doc] rectForRow(at:), rectForHeader(inSection:), rect(forSection:).
  @Test("Rows stand below one another") func rowsStandBelowOneAnother() {
    let stage = Stage([["a", "b"], ["c"]]) { _, shelf in
      shelf.headerHeight = 30
      shelf.heights = [.row(1): 70]
    }
    let rows: [IndexPath] = [.row(0), .row(1), .row(0, 1)]
    #expect(rows.map { stage.table.rectForRow(at: $0).minY } == [30, 80, 180])
    #expect(rows.map { stage.table.rectForRow(at: $0).height } == [50, 70, 50])
    #expect(stage.table.rectForHeader(inSection: 1).minY == 150)
    #expect(stage.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 150))
    #expect(stage.table.contentSize.height == 230)
  }

  // [doc] indexPathForRow(at:), indexPathsForRows(in:).
  @Test("A point of the content belongs to a row") func aPointOfTheContentBelongsToARow() {
    let stage = Stage([["a", "b"], ["c"]])
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == .row(1))
    #expect(stage.table.indexPathForRow(at: CGPoint(x: 10, y: 900)) == nil)
    let rect = CGRect(x: 0, y: 40, width: 1, height: 70)
    #expect(stage.table.indexPathsForRows(in: rect) == [.row(0), .row(1), .row(0, 1)])
  }

  // [doc] tableHeaderView stands above the first section; its height is its frame's.
  @Test("The view above the sections pushes rows down by its frame")
  func theViewAboveTheSectionsPushesRowsDownByItsFrame() {
    let stage = Stage([["a"]]) { table, _ in
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    }
    #expect(stage.table.rectForRow(at: .row(0)).minY == 80)
    #expect(stage.table.tableHeaderView?.frame.width == 390)
  }

  // [doc] scrollToRow(at:at:animated:): the position in the table, and no scrollViewDidScroll.
  @Test(
    "A row is scrolled to its position",
    arguments: [
      (UITableView.ScrollPosition.top, CGFloat(1000)), (.bottom, 550), (.middle, 775),
    ]) func aRowIsScrolledToItsPosition(
      position: UITableView.ScrollPosition, offset: CGFloat
    )
  {
    let stage = Stage([(0..<100).map { "\($0)" }], height: 500)
    stage.shelf.told = []
    stage.table.scrollToRow(at: .row(20), at: position, animated: false)
    #expect(stage.table.contentOffset.y == offset)
  }

  // [doc] scrollToRow with .none scrolls as little as brings the row into view.
  @Test("A visible row is not scrolled to") func aVisibleRowIsNotScrolledTo() {
    let stage = Stage([(0..<100).map { "\($0)" }], height: 500)
    stage.table.scrollToRow(at: .row(5), at: .none, animated: false)
    #expect(stage.table.contentOffset.y == 0)
    stage.table.scrollToRow(at: .row(10), at: .none, animated: false)
    #expect(stage.table.contentOffset.y == 50)
  }

  // [doc] An empty batch asks for heights again (the idiom of RxSwiftCommunity/RxDataSources and
  // others for cells that have grown).
  @Test("An empty batch takes new heights") func anEmptyBatchTakesNewHeights() {
    let stage = Stage([["a", "b"]])
    stage.shelf.heights = [.row(0): 90]
    stage.table.performBatchUpdates(nil)
    #expect(stage.table.rectForRow(at: .row(1)).minY == 90)
  }

  // [doc] selectRow(at:animated:scrollPosition:) tells the delegate nothing and does not scroll for
  // .none; a table of single selection has one selected row.
  @Test("A selection by the app is silent") func aSelectionByTheAppIsSilent() {
    let stage = Stage([["a", "b"]])
    stage.shelf.told = []
    stage.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    stage.table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    #expect(stage.table.indexPathsForSelectedRows == [.row(1)])
    #expect(stage.cell(1)?.isSelected == true)
    #expect(stage.cell(0)?.isSelected == false)
    stage.table.deselectRow(at: .row(1), animated: false)
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.shelf.told.isEmpty)
  }

  // [doc] reloadData clears the selection.
  @Test("ReloadData clears the selection") func reloaddataClearsTheSelection() {
    let stage = Stage([["a", "b"]])
    stage.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.cell(0)?.isSelected == false)
  }

  // [doc] editing reaches the visible cells.
  @Test("Cells follow the table into editing") func cellsFollowTheTableIntoEditing() {
    let stage = Stage([["a"]])
    stage.table.setEditing(true, animated: false)
    #expect(stage.cell(0)?.isEditing == true)
    stage.table.isEditing = false
    #expect(stage.cell(0)?.isEditing == false)
  }
}
