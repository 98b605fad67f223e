import FoldoutForms
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// The controls of months, years and days in an app's own screen, outside any table.
@Suite struct OwnPickerScenarios {
  private let window: UIWindow

  init() {
    TableStage.clear()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  private func show(_ view: UIView, _ frame: CGRect) {
    window.rootViewController?.view.addSubview(view)
    view.frame = frame
    settle()
  }

  private func settle() { DoubleRunLoop.main.settle() }

  private func environment(_ locale: String, _ calendar: Calendar.Identifier? = nil)
    -> FormEnvironment
  {
    FormEnvironment(
      locale: Locale(identifier: locale), timeZone: .gmt,
      now: Date(timeIntervalSince1970: 1_773_057_600), calendar: calendar)
  }

  private func titles(_ view: UIView) -> [String] {
    view.all(StripView.self).map { $0.shownLabels.compactMap(\.text).joined(separator: "|") }
  }

  @Test(
    "4.34 Months have the language's names, short where it is narrow, and are spoken whole")
  func months() throws {
    let picker = MonthMiniPicker(environment: environment("nl_NL"))
    #expect(picker.month == 3)
    var heard: [NumberMiniPicker.Change] = []
    let token = picker.addListener { heard.append($0) }
    picker.addListener { heard.append($0) }
    show(picker, CGRect(origin: .zero, size: picker.intrinsicContentSize))
    #expect(titles(picker) == ["maart"])
    picker.frame.size.width = 90
    settle()
    #expect(titles(picker) == ["mrt"])
    let strip = picker.all(StripView.self)[0]
    #expect(strip.accessibilityLabel == "Maand" && strip.accessibilityValue == "maart")
    #expect(
      picker.all(ArrowControl.self).map(\.accessibilityLabel) == ["Vorige maand", "Volgende maand"])
    try picker.show(9, animated: false)
    #expect(picker.month == 9 && titles(picker) == ["sep"])
    let change = NumberMiniPicker.Change(old: 3, new: 9, cause: .program)
    #expect(heard == [change, change])
    picker.removeListener(token)
    strip.accessibilityIncrement()
    #expect(heard.last == .init(old: 9, new: 10, cause: .person) && heard.count == 3)
    #expect(throws: RibbonError.self) { try picker.show(13, animated: true) }
    #expect(picker.month == 10)
  }

  @Test("4.34 Years are written in the language's digits, and stop at the ends of their range")
  func years() throws {
    let picker = YearMiniPicker(years: 2000...2030, environment: environment("ar_EG"))
    show(picker, CGRect(origin: .zero, size: picker.intrinsicContentSize))
    #expect(picker.year == 2026 && titles(picker) == ["٢٠٢٦"])
    try picker.show(2030, animated: true)
    settle()
    #expect(picker.year == 2030)
    // The arrow to the next year is at the left, and leads nowhere.
    let arrows = picker.all(ArrowControl.self).sorted { $0.frame.minX < $1.frame.minX }
    #expect(arrows.map(\.isEnabled) == [false, true])
    #expect(YearMiniPicker(years: 1900...1950, environment: environment("en")).year == 1950)
  }

  @Test("4.3 A calendar of its own chooses a day by one tap, and tells its listeners")
  func day() throws {
    let picker = CalendarPickerView(
      environment: environment("en"), showing: LocalDate(year: 2026, month: 3, day: 6))
    var heard: [CalendarPickerView.Change] = []
    picker.addListener { heard.append($0) }
    show(picker, CGRect(x: 0, y: 0, width: 390, height: picker.intrinsicContentSize.height))
    #expect(titles(picker) == ["March", "2026"])
    try tap("Thursday, March 12, 2026", in: picker)
    let twelfth = LocalDate(year: 2026, month: 3, day: 12)
    #expect(picker.day == twelfth)
    #expect(heard.map(\.new) == [twelfth] && heard.map(\.cause) == [.person])
    #expect(chosen(picker) == ["Thursday, March 12, 2026"])
    // A day of another month turns the page.
    try tap("Wednesday, April 1, 2026", in: picker)
    #expect(titles(picker) == ["April", "2026"])
    picker.show(nil)
    #expect(picker.day == nil && chosen(picker).isEmpty && heard.last?.cause == .program)
    picker.show(nil)
    #expect(heard.count == 3)
  }

  @Test("4.5 The mini pickers of a calendar turn the page, and change no day")
  func turned() throws {
    let picker = CalendarPickerView(
      environment: environment("en"), showing: LocalDate(year: 2026, month: 12, day: 6))
    var heard = 0
    picker.addListener { _ in heard += 1 }
    show(picker, CGRect(x: 0, y: 0, width: 390, height: picker.intrinsicContentSize.height))
    let next = try #require(
      picker.all(ArrowControl.self).first { $0.accessibilityLabel == "Next month" })
    window.tap(next)
    settle()
    // On from December the year follows.
    #expect(titles(picker) == ["January", "2027"])
    // A drag of one month goes there at once; the ribbon follows.
    let ribbon = picker.all(RibbonView.self)[0]
    let start = ribbon.convert(CGPoint(x: ribbon.bounds.midX, y: 22), to: nil)
    let touch = try #require(window.hold(at: start))
    window.move(touch, to: CGPoint(x: start.x - 10, y: start.y))
    window.move(touch, to: CGPoint(x: start.x - 90, y: start.y))
    window.lift(touch)
    settle()
    #expect(titles(picker) == ["February", "2027"])
    #expect(
      picker.all(DayView.self).contains { $0.accessibilityLabel?.contains("February 14") == true })
    #expect(heard == 0 && picker.day == LocalDate(year: 2026, month: 12, day: 6))
  }

  @Test("4.63 A fling over years is not cut short by the years that its page brings")
  func flungYears() throws {
    let picker = CalendarPickerView(
      environment: environment("en"), showing: LocalDate(year: 2026, month: 3, day: 6))
    show(picker, CGRect(x: 0, y: 0, width: 390, height: picker.intrinsicContentSize.height))
    let ribbon = picker.all(RibbonView.self)[1]
    let start = ribbon.convert(CGPoint(x: ribbon.bounds.midX, y: 22), to: nil)
    let touch = try #require(window.hold(at: start))
    window.move(touch, to: CGPoint(x: start.x - 10, y: start.y))
    window.lift(touch, velocity: CGPoint(x: -1, y: 0))
    // The page is turned already, and the ribbon is still on its way.
    #expect(titles(picker)[1].hasPrefix("2026"))
    settle()
    let landed = try #require(Int(titles(picker)[1]))
    #expect(landed > 2028)
    #expect(
      picker.all(DayView.self).contains {
        $0.accessibilityLabel?.hasSuffix("March 14, \(landed)") == true
      })
  }

  private func tap(_ name: String, in view: UIView) throws {
    window.tap(try #require(view.all(DayView.self).first { $0.accessibilityLabel == name }))
    settle()
  }

  private func chosen(_ view: UIView) -> [String] {
    view.all(DayView.self).filter { $0.accessibilityTraits.contains(.selected) }
      .compactMap(\.accessibilityLabel)
  }
}
