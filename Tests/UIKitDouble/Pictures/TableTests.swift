import Testing
@testable @_spi(UIKitDouble) import UIKit

/// Heights and places of rows, headers and footers in both sets of metrics.
@Suite @MainActor struct TableTests {
  private func row(_ content: UIListContentConfiguration) -> CGFloat {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    return cell.fittedHeight(width: 350)
  }

  private func text(_ make: () -> UIListContentConfiguration) -> UIListContentConfiguration {
    var content = make()
    content.text = "Text"
    return content
  }

  @Test("Rows of iOS 26 are as high as they were measured")
  func rowsOfIOS26AreAsHighAsTheyWereMeasured() {
    TableMetrics.using(.iOS26) {
      #expect(row(text { .cell() }) == 51.5)
      var subtitle = text { .subtitleCell() }
      subtitle.secondaryText = "Second"
      #expect(row(subtitle) == 70.5)
      #expect(frame(text { .groupedHeader() }) == 40.5)
      #expect(frame(text { .groupedFooter() }) == 30)
    }
  }

  @Test("Rows of iOS 18 have at least 44 points") func rowsOfIOS18HaveAtLeast44Points() {
    #expect(row(text { .cell() }) == 44)
    #expect(frame(text { .groupedHeader() }) == 38.5)
    #expect(frame(text { .groupedFooter() }) == 29)
    #expect(
      UITableViewCell(style: .default, reuseIdentifier: nil).fittedHeight(width: 350) == 44)
  }

  private func frame(_ content: UIListContentConfiguration) -> CGFloat {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.contentConfiguration = content
    return view.fittedHeight(width: 350)
  }

  @Test("A row grows with its text, and with the text size")
  func aRowGrowsWithItsTextAndWithTheTextSize() {
    var content = UIListContentConfiguration.cell()
    content.text = "A text of so many words that it needs a second line in a row of this width"
    #expect(row(content) == 63)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = text { .cell() }
    let window = Sample.window(UIView()) { $0.preferredContentSizeCategory = .accessibilityLarge }
    window.subviews[0].addSubview(cell)
    #expect(cell.fittedHeight(width: 350) == 61.5)
  }

  @Test("A value stands beside its text while both have room, else below")
  func aValueStandsBesideItsTextWhileBothHaveRoomElseBelow() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Length"
    content.secondaryText = "3 days"
    #expect(row(content) == 44)
    content.secondaryText = "three days and a half, weather permitting and nobody late"
    #expect(row(content) > 60)
  }

  @Test("Sides, corners and content follow the metrics")
  func sidesCornersAndContentFollowTheMetrics() {
    for (metrics, wanted) in [
      (TableMetrics.iOS18, "(20, 73.5, 350, 44)"), (.iOS26, "(16, 75.5, 358, 51.5)"),
    ] {
      TableMetrics.using(metrics) {
        let (window, screen) = PageTests().shown(.insetGrouped)
        screen.sections = [("Head", nil, [.choice("One", chosen: true), .value("Two", "2")])]
        screen.tableView.reloadData()
        window.layoutIfNeeded()
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        let frame = cell?.frame ?? .zero
        #expect(frame.minX == metrics.sides)
        #expect(frame.height == metrics.rowHeight)
        #expect(cell?.rowRadius == "\(metrics.radius.css)px \(metrics.radius.css)px 0 0")
        #expect(wanted.hasPrefix("(\(metrics.sides.css), "))
      }
    }
  }

  @Test("A batch measures headers and footers again")
  func aBatchMeasuresHeadersAndFootersAgain() {
    let (window, screen) = PageTests().shown(.insetGrouped)
    screen.sections = [("Head", nil, [.choice("One", chosen: true)])]
    screen.tableView.reloadData()
    window.layoutIfNeeded()
    let height = screen.tableView.rectForHeader(inSection: 0).height
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "A heading of so many words that it needs a second line at this width of a table"
    screen.tableView.headerView(forSection: 0)?.contentConfiguration = content
    window.layoutIfNeeded()
    #expect(screen.tableView.rectForHeader(inSection: 0).height == height)
    screen.tableView.performBatchUpdates(nil)
    #expect(screen.tableView.rectForHeader(inSection: 0).height > height)
  }

  @Test("An accessory narrows the content, at the left from right to left")
  func anAccessoryNarrowsTheContentAtTheLeftFromRightToLeft() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 350, height: 44)
    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()
    let width = cell.contentView.frame.width
    #expect(cell.contentView.frame.words == "(0, 0, \(width.css), 44)")
    #expect(width < 330 && cell.accessoryFrame.minX > width)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 350 - width)
    #expect(cell.accessoryFrame.maxX < 350 - width)
  }

  @Test("A separator starts at the text, ends a group nowhere and goes where it is pushed")
  func aSeparatorStartsAtTheTextEndsAGroupNowhereAndGoesWhereItIsPushed() {
    let (window, screen) = PageTests().shown(.insetGrouped)
    let table: UITableView = screen.tableView
    func line(_ section: Int, _ row: Int) -> String? {
      table.cellForRow(at: IndexPath(row: row, section: section))?.separatorFrame?.words
    }
    #expect(line(0, 1) == "(20, 52.5, 330, 0.5)")
    #expect(line(1, 0) == "(56.5, 61, 293.5, 0.5)")
    #expect(line(1, 1) == nil)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    cell?.separatorInset.left = .greatestFiniteMagnitude
    #expect(line(0, 1) == nil)
    #expect(LayoutCheck.isSettled(window))
  }
}
