import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Tables that an app changes behind a host: the screen recovers, or says so.
@Suite struct ForeignTableTests {
  /// An app's own rows.
  private final class Others: NSObject, UITableViewDataSource, UITableViewDelegate {
    var taps: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
      taps.append(path)
    }
  }

  /// A table view that counts rows of its own.
  private final class WillfulTable: UITableView {
    var others = 0

    override func numberOfRows(inSection section: Int) -> Int {
      super.numberOfRows(inSection: section) + others
    }
  }

  private final class OtherCell: UITableViewCell {}

  private final class OtherView: UITableViewHeaderFooterView {}

  @Test("If the data source was replaced, the host says so, and changes no row of it")
  func dataSource() throws {
    let own = try OwnTable(Outing.form, Outing())
    let others = Others()
    let ours = own.table.dataSource
    own.table.dataSource = others
    own.settle()
    try own.host.set("overnight", to: .flag(true))
    own.settle()
    #expect(own.faults == [.replacedDelegate])
    #expect(own.table.numberOfRows(inSection: 0) == 3)
    #expect(own.host.value.isOvernight)
    // Once it is ours again, all is as the value says.
    own.table.dataSource = ours
    own.settle()
    #expect(own.table.numberOfSections == 3)
    try own.host.set("overnight", to: .flag(false))
    own.settle()
    #expect(own.table.numberOfSections == 2)
    #expect(own.faults == [.replacedDelegate])
    #expect(own.faults[0].sentence.contains("onScroll"))
  }

  @Test("If only the delegate was replaced, the host says so, and rows still follow the value")
  func delegate() throws {
    let own = try OwnTable(Outing.form, Outing())
    let others = Others()
    let ours = own.table.delegate
    own.table.delegate = others
    own.settle()
    try own.tap("leaves")
    #expect(others.taps == [IndexPath(row: 0, section: 1)])
    try own.host.set("overnight", to: .flag(true))
    own.settle()
    #expect(own.faults == [.replacedDelegate])
    #expect(own.table.numberOfSections == 3)
    #expect(own.texts(own.row("hotel")) == ["Hotel", "Ritz"])
    own.table.delegate = ours
    own.settle()
    try own.tap("leaves")
    #expect(own.drawer("leaves") != nil)
    #expect(own.faults == [.replacedDelegate])
  }

  @Test("A table with other rows than it was told of loads all of them again")
  func changedRows() throws {
    let table = WillfulTable(frame: CGRect(x: 0, y: 0, width: 390, height: 700), style: .plain)
    let own = try OwnTable(Outing.form, Outing(), on: table)
    table.others = 1
    try own.host.set("overnight", to: .flag(true))
    own.settle()
    table.others = 0
    #expect(own.faults == [.changedRows])
    #expect(own.table.numberOfSections == 3)
    #expect(own.texts(own.row("hotel")) == ["Hotel", "Ritz"])
    try own.tap("returns")
    #expect(own.drawer("returns") != nil)
    #expect(own.faults == [.changedRows])
  }

  @Test("Another class of cells under our identifiers is reported, and the rows are shown")
  func cells() throws {
    let own = try OwnTable(
      Outing.form, Outing(),
      adapt: { host in
        for kind in CellKind.allCases {
          host.driver.tableView?.register(
            OtherCell.self, forCellReuseIdentifier: kind.identifier)
        }
      })
    let owners = own.faults.filter { $0 == .foreignCell(identifier: "foldout.owner") }
    #expect(owners.count == 1)
    #expect(own.texts(own.row("leaves")) == ["Leaves", "05/03/2026"])
    try own.tap("leaves")
    #expect(own.drawer("leaves") is WheelsDrawer)
    try own.host.set("leaves", to: .date(LocalDate(nearestTo: 2026, month: 5, day: 4)))
    own.settle()
    #expect(own.texts(own.row("leaves")) == ["Leaves", "05/04/2026"])
    try own.tap("leaves")
    try own.tap("title")
    let title = try #require(own.row("title") as? InputCell)
    (title.textControl as? UITextField)?.type("!")
    own.settle()
    // The row is shown anew at each letter, in the same cell.
    #expect(own.row("title") === title && title.textControl?.isFirstResponder == true)
    own.host.driver.endTyping()
    own.settle()
    #expect(own.host.value.title == "Rome!")
  }

  @Test("Other views under our identifiers of headers and footers are reported")
  func headers() throws {
    let own = try OwnTable(
      Outing.form, Outing(),
      adapt: { host in
        for kind in SectionViewKind.allCases {
          host.driver.tableView?.register(
            OtherView.self, forHeaderFooterViewReuseIdentifier: kind.identifier)
        }
      })
    #expect(own.faults.contains(.foreignCell(identifier: "foldout.header")))
    try own.tap("leaves")
    #expect(own.drawer("leaves") != nil)
  }

  @Test("A table view that asks with a path of before gets an answer, and nothing happens")
  func oldPaths() throws {
    let own = try OwnTable(Outing.form, Outing())
    let driver = own.host.driver
    for path in [IndexPath(row: 40, section: 0), IndexPath(row: 0, section: 7)] {
      let cell = driver.tableView(own.table, cellForRowAt: path)
      #expect(!(cell is FaceCell))
      #expect(!driver.tableView(own.table, shouldHighlightRowAt: path))
      #expect(driver.tableView(own.table, willSelectRowAt: path) == nil)
      driver.tableView(own.table, didSelectRowAt: path)
      #expect(
        driver.tableView(own.table, estimatedHeightForRowAt: path)
          == UITableView.automaticDimension)
    }
    #expect(driver.tableView(own.table, numberOfRowsInSection: 7) == 0)
    #expect(driver.tableView(own.table, viewForHeaderInSection: 7) == nil)
    #expect(driver.tableView(own.table, viewForFooterInSection: 7) == nil)
    own.settle()
    #expect(own.faults.isEmpty)
  }
}
