import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import TestSupport
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Screens that are used for long, and screens that are left.
@Suite struct LeakTests {
  /// The number of views in a view.
  private func views(in view: UIView) -> Int { view.subviews.reduce(1) { $0 + views(in: $1) } }

  nonisolated private struct Trip: Sendable {
    var start: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 9)
    var end: LocalDate?
    var bed: String? = "twin"

    static let form = Form<Trip>("Trip") {
      Section("") {
        DateField("Start", \.start, style: .wheels)
        DateField("End", \.end, style: .calendar)
        ChoiceField("Bed", \.bed, options: ["single", "twin"])
      }
    }
  }

  @Test("Many openings of drawers leave no cell, no view and no work behind")
  func openings() throws {
    let stage = try Stage(Trip.form, Trip())
    func open(_ field: FieldID, times: Int) throws {
      for _ in 0..<times * 2 { try stage.tap(field) }
    }
    for field: FieldID in ["start", "end", "bed"] { try open(field, times: 2) }
    let (made, count) = (stage.table.madeCells, views(in: stage.window))
    for field: FieldID in ["start", "end"] { try open(field, times: Depth.of(20, all: 50)) }
    try open("bed", times: Depth.of(60, all: 900))
    #expect(stage.table.madeCells == made)
    #expect(views(in: stage.window) == count)
    #expect(DoubleRunLoop.main.pending == 0)
    #expect(stage.values.isEmpty && stage.faults.isEmpty)
  }

  @Test("A control has as many actions after many openings as after the first")
  func actions() throws {
    let stage = try Stage(Trip.form, Trip())
    var calls = 0
    stage.host.onChange = { _ in calls += 1 }
    for _ in 0..<20 {
      try stage.tap("start")
      try stage.tap("start")
    }
    try stage.tap("start")
    try stage.turn("start", .day, to: 10)
    #expect(calls == 1)
    try stage.press("Today", in: stage.drawer("start"))
    #expect(calls == 2)
  }

  @Test("Text rows that are scrolled in and out send each letter once")
  func scrolled() throws {
    let stage = try Stage(Stay.form, Stay(), size: CGSize(width: 390, height: 400))
    for _ in 0..<10 {
      _ = stage.shown(.row(.field("book")))
      _ = stage.shown(.row(.field("guest")))
    }
    try stage.type("Bo", into: "guest")
    stage.leave()
    #expect(stage.values.map(\.guest) == ["Bo"])
  }

  @Test("A screen that was popped is freed with its host, its table and its cells")
  func popped() throws {
    weak var controller: UIViewController?
    weak var host: TableHost<Stay>?
    weak var driver: AnyObject?
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 2400))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let guests = Guests()
    func use() throws {
      let screen = try FormViewController(
        Stay.form, value: Stay(), environment: Stay.environment)
      screen.host.onChange = { guests.names.append($0.guest) }
      navigation.pushViewController(screen, animated: true)
      DoubleRunLoop.main.settle()
      (controller, table) = (screen, screen.tableView)
      (host, driver) = (screen.host, screen.host.driver)
      let arrives = try #require(
        screen.tableView.visibleCells.first { ($0 as? FaceCell)?.item == .row(.field("arrives")) })
      window.tap(at: arrives.convert(CGPoint(x: 24, y: 22), to: nil))
      DoubleRunLoop.main.settle()
      let guest = try #require(
        screen.tableView.visibleCells.first { ($0 as? FaceCell)?.item == .row(.field("guest")) })
      window.tap(at: guest.convert(CGPoint(x: 24, y: 22), to: nil))
      ((guest as? FaceCell)?.textControl as? UITextField)?.type("!")
      cell = guest
      navigation.popViewController(animated: true)
      DoubleRunLoop.main.settle()
    }
    try use()
    // What was typed when the screen was left is stored.
    #expect(guests.names == ["Ada Brandt!"])
    DoubleRunLoop.main.reset()
    UIAccessibility.posted = []
    #expect(controller == nil && host == nil && driver == nil && table == nil && cell == nil)
  }

  @Test("A host that the app lets go of is freed, and its table stays usable and empty")
  func letGo() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    let table = UITableView(frame: window.bounds, style: .plain)
    weak var driver: AnyObject?
    func use() throws {
      let host = try TableHost(
        table, form: Stay.form, value: Stay(), environment: Stay.environment)
      driver = host.driver
      window.addSubview(table)
      window.isHidden = false
      DoubleRunLoop.main.settle()
      #expect(table.visibleCells.count > 3)
    }
    try use()
    UIAccessibility.posted = []
    #expect(driver == nil && table.dataSource == nil && table.delegate == nil)
    table.reloadData()
    DoubleRunLoop.main.settle()
    #expect(table.visibleCells.isEmpty)
  }
}

/// The guests that a screen has told of.
private final class Guests {
  var names: [String] = []
}
