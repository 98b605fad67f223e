import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Calendars in drawers and in rows, months, years and lengths of time, on the double. Today is
/// Monday 9 March 2026.
@Suite struct HoursScenarios {
  nonisolated private struct Sheet: Sendable {
    var title = "Lisbon"
    var day: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 6)
    var marked: LocalDate? = LocalDate(nearestTo: 2026, month: 3, day: 6)
    var leaves: LocalDateTime? = LocalDateTime(
      date: LocalDate(nearestTo: 2026, month: 3, day: 6),
      time: LocalTime(hour: 18, minute: 0) ?? .midnight)
    var month = 11
    var year: Int?
    var valid: YearMonth? = YearMonth(year: 2027, month: 11)
    var since: YearMonth?
    var hired: TimeSpan? = TimeSpan(hours: 37, minutes: 20)
    var worked: TimeSpan? = TimeSpan(hours: 8, minutes: 0)

    static let form = Form<Sheet>("Sheet") {
      Section("") {
        TextField("Title", \.title)
        DateField("Day", \.day, style: .calendar)
          .limits(to: LocalDate(nearestTo: 2026, month: 5, day: 20))
        DateField("Marked", \.marked, style: .calendar).marking(marks)
        MonthField("Month", \.month)
        YearField("Year", \.year, in: 2024...2027)
        YearMonthField("Valid", \.valid)
        YearMonthField("Since", \.since).limits(to: YearMonth(year: 2025, month: 6))
        TimeSpanField("Hired", \.hired, style: .wheels(upTo: longest))
        TimeSpanField("Worked", \.worked).range(.zero...day)
      }
      Section("") { DateField("Leaves", \.leaves, style: .openCalendar) }
    }

    @Sendable private static func marks(
      _ days: ClosedRange<LocalDate>, _ environment: FormEnvironment
    ) -> [LocalDate: String] {
      let second = LocalDate(nearestTo: 2026, month: 3, day: 2)
      return days.contains(second) ? [second: "2 entries"] : [:]
    }

    private static let longest = TimeSpan(hours: 72, minutes: 0) ?? .longest
    private static let day = TimeSpan(hours: 24, minutes: 0) ?? .longest
  }

  private func open(
    _ field: FieldID? = nil, _ environment: FormEnvironment = Stay.environment,
    _ change: (inout Sheet) -> Void = { _ in }
  ) throws -> Stage<Sheet> {
    var sheet = Sheet()
    change(&sheet)
    let stage = try Stage(
      Sheet.form, sheet, environment: environment, size: CGSize(width: 390, height: 1400))
    if let field { try stage.tap(field) }
    return stage
  }

  private func day(_ month: Int, _ day: Int) -> LocalDate {
    LocalDate(nearestTo: 2026, month: month, day: day)
  }

  private func days(_ stage: Stage<Sheet>, in cell: UIView?) -> [String: DayView] {
    let days = stage.all(DayView.self, in: cell).map { ($0.accessibilityLabel ?? "", $0) }
    return Dictionary(days) { first, _ in first }
  }

  /// The month and the year that a calendar's mini pickers show.
  private func page(_ stage: Stage<Sheet>, in cell: UIView?) -> [String] {
    stage.all(StripView.self, in: cell).map { $0.accessibilityValue ?? "" }
  }

  /// Flings a mini picker of a calendar by one value.
  private func drag(_ component: Int, by distance: CGFloat, _ stage: Stage<Sheet>, in cell: UIView)
    throws
  {
    let ribbon = stage.all(RibbonView.self, in: cell)[component]
    let start = ribbon.convert(CGPoint(x: ribbon.bounds.midX, y: 22), to: nil)
    let touch = try #require(stage.window.hold(at: start))
    let slack: CGFloat = distance < 0 ? -10 : 10
    stage.window.move(touch, to: CGPoint(x: start.x + slack, y: start.y))
    stage.window.move(touch, to: CGPoint(x: start.x + slack + distance, y: start.y))
    stage.window.lift(touch)
    stage.settle()
  }

  @Test(
    "4.3, 4.4 A tap chooses a day and closes nothing; today and the chosen day are marked")
  func chosen() throws {
    let stage = try open("day")
    let drawer = try stage.visibleDrawer("day")
    #expect(days(stage, in: drawer).count == 42)
    let names = stage.all(CalendarGrid.self, in: drawer)[0].subviews.compactMap {
      ($0 as? UILabel)?.text
    }
    #expect(names == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(days(stage, in: drawer)["Monday, March 9, 2026"]?.accessibilityValue == "Today")
    try stage.press("Thursday, March 12, 2026", in: drawer)
    #expect(stage.value.day == day(3, 12) && stage.texts("day").last == "03/12/2026")
    #expect(stage.outline.contains("  day"))
    let chosen = days(stage, in: drawer).filter { $1.accessibilityTraits.contains(.selected) }
    #expect(Array(chosen.keys) == ["Thursday, March 12, 2026"])
  }

  @Test("4.4, 4.61, 4.62 Weeks begin on the chosen weekday, in the language's digits and calendar")
  func languages() throws {
    let environment = FormEnvironment(
      locale: Locale(identifier: "ar_EG"), timeZone: .gmt, now: Stay.now,
      calendar: .islamicUmmAlQura, firstWeekday: .friday)
    let stage = try open("day", environment)
    let drawer = try stage.visibleDrawer("day")
    #expect(page(stage, in: drawer) == ["رمضان", "١٤٤٧"])
    let numbers = stage.all(DayView.self, in: drawer).prefix(7).map {
      $0.subviews.compactMap { ($0 as? UILabel)?.text }.first
    }
    #expect(numbers == ["٢٥", "٢٦", "٢٧", "٢٨", "٢٩", "١", "٢"])
    // The 27th of Ramadan 1447 is 16 March 2026.
    let sixteenth = stage.all(DayView.self, in: drawer)[31]
    stage.window.tap(sixteenth)
    stage.settle()
    #expect(stage.value.day == day(3, 16))
  }

  @Test("4.5 Mini pickers turn the page by arrows and drags, and change no date")
  func turned() throws {
    let stage = try open("day")
    let drawer = try stage.visibleDrawer("day")
    try stage.press("Previous month", in: drawer)
    #expect(page(stage, in: drawer) == ["February", "2026"])
    try drag(0, by: 70, stage, in: drawer)
    #expect(page(stage, in: drawer) == ["January", "2026"])
    try drag(1, by: 60, stage, in: drawer)
    #expect(page(stage, in: drawer) == ["January", "2025"])
    let strip = stage.all(StripView.self, in: drawer)[1]
    strip.accessibilityDecrement()
    stage.settle()
    #expect(page(stage, in: drawer) == ["January", "2024"])
    #expect(days(stage, in: drawer)["Monday, January 15, 2024"] != nil)
    #expect(stage.value.day == day(3, 6) && stage.values.isEmpty)
    #expect(stage.drawer("day") === drawer)
  }

  @Test("4.5, 4.7 A drag to a month beyond the limits goes to the nearest that has a day")
  func beyondLimits() throws {
    let stage = try open("day")
    let drawer = try stage.visibleDrawer("day")
    try drag(0, by: -700, stage, in: drawer)
    #expect(page(stage, in: drawer) == ["May", "2026"])
    #expect(days(stage, in: drawer)["Thursday, May 21, 2026"]?.isEnabled == false)
    try stage.enter("5/21/2026", inDrawerOf: "day")
    let sentence = "That’s too late: the last day allowed is 05/20/2026."
    #expect(stage.texts(in: stage.drawer("day")).contains(sentence))
    #expect(stage.value.day == day(3, 6))
  }

  @Test("4.6, 4.9 A day of another month turns to it, and folding drops a turned month")
  func otherMonth() throws {
    let stage = try open("day")
    let drawer = try stage.visibleDrawer("day")
    try stage.press("Next month", in: drawer)
    let pale = days(stage, in: drawer)["Tuesday, March 31, 2026"]
    let number = pale?.subviews.compactMap { $0 as? UILabel }.first
    let color = number?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .secondaryLabel)
    try stage.press("Tuesday, March 31, 2026", in: drawer)
    #expect(stage.value.day == day(3, 31) && page(stage, in: drawer) == ["March", "2026"])
    try stage.press("Previous month", in: drawer)
    try stage.tap("day")
    try stage.tap("day")
    #expect(page(stage, in: try stage.visibleDrawer("day")) == ["March", "2026"])
    try stage.enter("1/15/2026", inDrawerOf: "day")
    #expect(page(stage, in: stage.drawer("day")) == ["January", "2026"])
  }

  @Test("4.8 For no date the calendar shows the current month, with no day chosen")
  func none() throws {
    let stage = try open("day") { $0.day = nil }
    let drawer = try stage.visibleDrawer("day")
    #expect(page(stage, in: drawer) == ["March", "2026"])
    let all = days(stage, in: drawer).values
    #expect(!all.contains { $0.accessibilityTraits.contains(.selected) })
  }

  @Test("4.18 Days that the program marks have a dot, and their names say why")
  func marks() async throws {
    let stage = try open("marked")
    await stage.settleLater()
    let drawer = try stage.visibleDrawer("marked")
    let second = try #require(days(stage, in: drawer)["Monday, March 2, 2026, 2 entries"])
    #expect(second.subviews.last?.isHidden == false)
    let third = try #require(days(stage, in: drawer)["Tuesday, March 3, 2026"])
    #expect(third.subviews.last?.isHidden == true)
  }

  @Test("4.2, 4.21 A month and a year are turned in their rows, and fold an open drawer")
  func rows() throws {
    let stage = try open("day")
    #expect(stage.texts("month") == ["Month", "[Previous month]", "[November]", "[Next month]"])
    try stage.press("Next month", in: stage.row("month"))
    #expect(stage.value.month == 12 && !stage.outline.contains("  day"))
    let next = stage.all(UIControl.self, in: stage.row("month")).last
    #expect(next?.isEnabled == false)
    try stage.press("Next year", in: stage.row("year"))
    #expect(stage.value.year == 2026)
    try stage.press("Next year", in: stage.row("year"))
    #expect(stage.value.year == 2027 && stage.values.count == 3)
  }

  @Test("4.22 A month out of range is shown unchanged, and its arrow leads to the nearest")
  func outOfRange() throws {
    let stage = try open { $0.month = 13 }
    #expect(stage.texts("month").contains("[13]"))
    try stage.press("Previous month", in: stage.row("month"))
    #expect(stage.value.month == 12)
  }

  @Test("4.23 A calendar in its row chooses by one tap, and no other row folds it")
  func alwaysOpen() throws {
    let stage = try open("day")
    let row = try #require(stage.shown(.row(.field("leaves"))))
    try stage.press("Monday, March 16, 2026", in: row)
    #expect(stage.value.leaves?.date == day(3, 16))
    #expect(stage.value.leaves?.time == LocalTime(hour: 18, minute: 0))
    #expect(stage.outline.contains("  day"))
    try stage.press("Previous month", in: row)
    try stage.tap("day")
    #expect(page(stage, in: stage.row("leaves")) == ["February", "2026"])
  }

  @Test("4.24 A refused entry of a calendar in its row is said beside it, and folds nothing")
  func refusedInRow() throws {
    let stage = try open("day")
    let row = try #require(stage.shown(.row(.field("leaves"))))
    let line = try #require(row.textControl as? UITextField)
    stage.window.tap(line)
    line.selectedTextRange = line.textRange(
      from: line.beginningOfDocument, to: line.endOfDocument)
    line.type("soon")
    stage.leave()
    let refusal = "“soon” isn’t a date and time."
    #expect(stage.texts("leaves").contains { $0.hasPrefix(refusal) })
    #expect(stage.value.leaves?.date == day(3, 6) && stage.outline.contains("  day"))
  }

  @Test("4.54, 4.55, 4.56 A month of a year has wheels, is typed, and keeps to its limits")
  func yearMonth() throws {
    let stage = try open("valid")
    #expect(stage.wheels("valid") == ["November", "2027"])
    try stage.turn("valid", .month, to: 2)
    #expect(stage.value.valid == YearMonth(year: 2027, month: 2))
    for text in ["2026-08", "8/2026", "August 2026"] {
      try stage.turn("valid", .month, to: 2)
      try stage.enter(text, inDrawerOf: "valid")
      #expect(stage.value.valid == YearMonth(year: 2026, month: 8))
    }
    try stage.press("This month", in: stage.visibleDrawer("valid"))
    #expect(stage.value.valid == YearMonth(year: 2026, month: 3))
    try stage.press("Clear", in: stage.visibleDrawer("valid"))
    #expect(stage.value.valid == nil && stage.wheels("valid") == ["March", "2026"])
    try stage.tap("since")
    #expect(stage.wheels("since") == ["June", "2025"] && stage.value.since == nil)
    try stage.enter("July 2025", inDrawerOf: "since")
    let sentence = "That’s too late: the last month allowed is June 2025."
    #expect(stage.texts(in: stage.drawer("since")).contains(sentence))
    #expect(stage.value.since == nil)
  }

  @Test("4.58 A length of time has wheels of hours, beyond 24, and of minutes")
  func timeSpan() throws {
    let stage = try open("hired")
    #expect(stage.wheels("hired") == ["37", "20"])
    try stage.turn("hired", .hour, to: 40)
    #expect(stage.value.hired == TimeSpan(hours: 40, minutes: 20))
    try stage.enter("long", inDrawerOf: "hired")
    let sentence = "“long” isn’t a number of hours. Enter hours like 7:30 or 7.5."
    #expect(stage.texts(in: stage.drawer("hired")).contains(sentence))
    #expect(stage.value.hired == TimeSpan(hours: 40, minutes: 20))
  }

  @Test("4.13, 4.14 Hours are typed with a colon, as a decimal or in words, or refused")
  func hours() throws {
    let stage = try open()
    for text in ["7:30", "7.5", "7 h 30"] {
      try stage.type("8:00", into: "worked")
      stage.leave()
      try stage.type(text, into: "worked")
      stage.leave()
      #expect(stage.value.worked == TimeSpan(hours: 7, minutes: 30), "\(text)")
      #expect(stage.texts("worked").contains("7:30"))
    }
    for text in ["late", "25", "7:99"] {
      try stage.type(text, into: "worked")
      stage.leave()
      #expect(stage.value.worked == TimeSpan(hours: 7, minutes: 30), "\(text)")
      #expect(stage.texts("worked").count > 2, "\(text)")
      try stage.type("7:30", into: "worked")
      stage.leave()
    }
  }
}
