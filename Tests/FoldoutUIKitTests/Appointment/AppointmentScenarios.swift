import FoldoutForms
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// System 2 on the double: an appointment with dates in three styles. Today is 9 March 2026.
@Suite struct AppointmentScenarios {
  @Test("2.1, 2.8 An appointment shows a medium date and a short time, with its dates second")
  func rows() throws {
    let stage = try Stage(visit: { _ in })
    #expect(stage.sections == [["title", "place", "notes"], ["starts", "ends", "reminder"]])
    #expect(stage.texts("starts") == ["Starts", "Mar 9, 2026 at 9:30:15 AM"])
    #expect(stage.texts("ends").prefix(2) == ["Ends", "-"])
    #expect(stage.texts("reminder") == ["Reminder", "Mar 6, 2026 at 6:00:30 PM"])
  }

  @Test(
    "2.1 The locale writes date and time in its own way",
    arguments: [
      ("de", "09.03.2026, 09:30"), ("nl", "9 mrt 2026, 09:30"), ("en_GB", "9 Mar 2026 at 09:30"),
    ])
  func locales(identifier: String, text: String) throws {
    let stage = try Stage(
      visit: { $0.starts.time = LocalTime(hour: 9, minute: 30) ?? .midnight },
      FormEnvironment(locale: Locale(identifier: identifier), timeZone: .gmt, now: Stay.now))
    #expect(stage.texts("starts") == ["Starts", text])
  }

  @Test("2.2, 2.3, 2.4 Wheels for date and time keep each other and the seconds")
  func wheels() throws {
    let stage = try Stage(visit: { _ in })
    try stage.tap("starts")
    #expect(stage.wheels("starts") == ["Mar", "9", "2026", "9", "30", "AM"])
    let picker = try #require(stage.all(UIPickerView.self, in: stage.drawer("starts")).first)
    #expect(picker.frame.height == 216)
    try stage.turn("starts", .day, to: 5)
    #expect("\(stage.value.starts)" == "2026-03-05T09:30:15")
    try stage.turn("starts", .hour, to: 11)
    #expect("\(stage.value.starts)" == "2026-03-05T11:30:15")
    #expect(stage.texts("starts") == ["Starts", "Mar 5, 2026 at 11:30:15 AM"])
    #expect(stage.wheels("starts") == ["Mar", "5", "2026", "11", "30", "AM"])
    #expect(stage.all(UIPickerView.self, in: stage.drawer("starts")).first === picker)
    #expect(stage.values.count == 2)
  }

  @Test("2.3, 2.5 A calendar has a time below its days, and each keeps the other")
  func calendar() throws {
    let stage = try Stage(visit: { _ in })
    try stage.tap("reminder")
    let drawer = try stage.visibleDrawer("reminder")
    let grid = try #require(stage.all(CalendarGrid.self, in: drawer).first)
    let time = try #require(stage.all(WheelsView.self, in: drawer).first)
    #expect(
      grid.convert(grid.bounds, to: drawer).maxY <= time.convert(time.bounds, to: drawer).minY)
    #expect(stage.wheels("reminder") == ["6", "00", "PM"])
    #expect(stage.day("Wednesday, March 4, 2026", in: drawer)?.isEnabled == true)
    try stage.press("Wednesday, March 4, 2026", in: drawer)
    #expect(stage.value.reminder.map { "\($0)" } == "2026-03-04T18:00:30")
    #expect(stage.outline.contains("  reminder"))
    #expect(stage.drawer("reminder") === drawer)
    try stage.turn("reminder", .minute, to: 45)
    #expect(stage.value.reminder.map { "\($0)" } == "2026-03-04T18:45:30")
    let chosen = stage.all(DayView.self, in: drawer).filter {
      $0.accessibilityTraits.contains(.selected)
    }
    #expect(chosen.map(\.accessibilityLabel) == ["Wednesday, March 4, 2026"])
    #expect(stage.texts("reminder") == ["Reminder", "Mar 4, 2026 at 6:45:30 PM"])
  }

  @Test(
    "2.5 The arrows of a calendar point back and on in the direction of reading",
    arguments: [("en", ["left", "right"]), ("ar", ["right", "left"])])
  func arrows(identifier: String, sides: [String]) throws {
    let stage = try Stage(
      visit: { _ in },
      FormEnvironment(locale: Locale(identifier: identifier), timeZone: .gmt, now: Stay.now))
    try stage.tap("reminder")
    let pages = try #require(stage.all(PageBar.self, in: stage.visibleDrawer("reminder")).first)
    let arrows = stage.all(ArrowControl.self, in: pages).map { arrow in
      stage.all(UIImageView.self, in: arrow).first?.image
    }
    #expect(arrows == (sides + sides).map { UIImage(systemName: "chevron.\($0)") })
  }

  @Test("2.6 A compact date has the system's small picker, and begins with a button")
  func compact() throws {
    let stage = try Stage(visit: { _ in })
    #expect(stage.texts("ends") == ["Ends", "-", "[Now]", "in Berlin"])
    let picker = try #require(
      stage.row("ends").map { UIView.below($0) }?.compactMap { $0 as? UIDatePicker }.first)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.datePickerMode == .dateAndTime)
    try stage.press("Now: Ends", in: stage.row("ends"))
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T12:00")
    #expect(stage.all(UIDatePicker.self, in: stage.row("ends")).first === picker)
    try stage.choose(end: "2026-03-09T10:45")
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T10:45")
    #expect(picker.accessibilityValue?.withPlainBlanks == "Mar 9, 2026 at 10:45 AM")
    #expect(!stage.outline.contains("  ends"))
    try stage.press("Clear: Ends", in: stage.row("ends"))
    #expect(stage.value.ends == nil)
    #expect(stage.texts("ends") == ["Ends", "-", "[Now]", "in Berlin"])
  }

  @Test(
    "2.6 The small picker has the reader's clock of twelve or twenty-four hours",
    arguments: [("en", Locale.HourCycle.oneToTwelve), ("de", .zeroToTwentyThree)])
  func clock(identifier: String, cycle: Locale.HourCycle) throws {
    let stage = try Stage(
      visit: { _ in },
      FormEnvironment(locale: Locale(identifier: identifier), timeZone: .gmt, now: Stay.now))
    let picker = try #require(
      stage.row("ends").map { UIView.below($0) }?.compactMap { $0 as? UIDatePicker }.first)
    #expect(picker.locale?.hourCycle == cycle)
  }

  @Test("2.6 A tap on a compact row folds the open drawer, and opens none")
  func compactFolds() throws {
    let stage = try Stage(visit: { _ in })
    try stage.tap("starts")
    try stage.tap("ends")
    #expect(stage.sections.last == ["starts", "ends", "reminder"])
    #expect(stage.values.isEmpty)
  }

  @Test("2.7 Rows are at least 44 points high, and a drawer is as high as its editor")
  func heights() throws {
    let stage = try Stage(visit: { _ in })
    for field: FieldID in ["starts", "reminder"] {
      try stage.tap(field)
      for cell in stage.table.visibleCells { #expect(cell.bounds.height >= 44) }
      let drawer = try stage.visibleDrawer(field)
      let fit = drawer.contentView.systemLayoutSizeFitting(
        CGSize(width: drawer.contentView.bounds.width, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      #expect(abs(drawer.bounds.height - fit.height) < 1, "\(field.name)")
      for view in UIView.below(drawer) where view is UIControl || view is UIPickerView {
        let frame = view.convert(view.bounds, to: drawer)
        #expect(drawer.bounds.insetBy(dx: 0, dy: -0.5).contains(frame), "\(view) in \(field.name)")
      }
    }
  }
}

extension Stage {
  /// The day of an open calendar with a spoken name.
  fileprivate func day(_ name: String, in view: UIView) -> DayView? {
    all(DayView.self, in: view).first { $0.accessibilityLabel == name }
  }
}

extension UIView {
  /// All views within a view, hidden ones too.
  fileprivate static func below(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + below($0) }
  }
}
