import FoldoutForms
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Dates and times that are refused, on the double.
@Suite struct RefusedTimeScenarios {
  @Test("2.9 An appointment does not end before it starts, to the minute, whichever is changed")
  func order() throws {
    let stage = try Stage(visit: { $0.ends = LocalDateTime(date: $0.starts.date, time: .midnight) })
    try stage.choose(end: "2026-03-09T09:31")
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T09:31")
    // Limits are days, so the small picker lets the minute through, and the form refuses it.
    let picker = try #require(stage.all(UIDatePicker.self, in: stage.row("ends")).first)
    #expect(picker.minimumDate == DateMode.dateTime.moment(of: "2026-03-09T00:00"))
    try stage.choose(end: "2026-03-09T09:30")
    #expect(stage.texts("ends").contains { $0.contains("Ends can’t be before Starts") })
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T09:31")
    try stage.tap("starts")
    try stage.turn("starts", .minute, to: 32)
    #expect(stage.texts(in: stage.drawer("starts")).contains { $0.contains("can’t be after Ends") })
    #expect("\(stage.value.starts)" == "2026-03-09T09:30:15")
    try stage.turn("starts", .minute, to: 31)
    #expect("\(stage.value.starts)" == "2026-03-09T09:30:15")
    try stage.turn("starts", .minute, to: 29)
    #expect("\(stage.value.starts)" == "2026-03-09T09:29:15")
    #expect(!stage.texts(in: stage.drawer("starts")).contains { $0.contains("can’t be") })
  }

  @Test("2.9 An end that lies before its start already is shown as it is, and may be corrected")
  func wrongBefore() throws {
    let stage = try Stage(visit: { $0.ends = LocalDateTime(date: $0.starts.date, time: .midnight) })
    let picker = try #require(stage.all(UIDatePicker.self, in: stage.row("ends")).first)
    #expect(picker.date == DateMode.dateTime.moment(of: "2026-03-09T00:00"))
    #expect(stage.values.isEmpty)
    try stage.choose(end: "2026-03-09T08:00")
    #expect(stage.texts("ends").contains { $0.contains("Ends can’t be before Starts") })
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T00:00")
    try stage.choose(end: "2026-03-09T11:00")
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T11:00")
    #expect(!stage.texts("ends").contains { $0.contains("can’t be") })
  }

  @Test("2.10 A time that clocks skip is refused, and the old one stays")
  func skipped() throws {
    let stage = try Stage(visit: { _ in })
    try stage.tap("starts")
    try stage.enter("2026-03-29 02:30", inDrawerOf: "starts")
    let problem = """
      Clocks in Berlin skip Mar 29, 2026 at 2:30 AM. The next valid time is Mar 29, 2026 at 3:00 AM.
      """
    #expect(stage.texts(in: stage.drawer("starts")).contains(problem))
    #expect("\(stage.value.starts)" == "2026-03-09T09:30:15")
    #expect(stage.texts("starts").contains("Mar 9, 2026 at 9:30:15 AM"))
    #expect(
      UIAccessibility.posted.contains {
        $0.notification == .announcement && ($0.argument as? String)?.contains("skip") == true
      })
    try stage.enter("2026-03-29 03:00", inDrawerOf: "starts")
    #expect("\(stage.value.starts)" == "2026-03-29T03:00")
    #expect(!stage.texts(in: stage.drawer("starts")).contains(problem))
  }

  @Test("2.10 The small picker has skipped times, which are refused under its row")
  func skippedInCompact() throws {
    let stage = try Stage(visit: { _ in })
    try stage.press("Now: Ends", in: stage.row("ends"))
    try stage.choose(end: "2026-03-29T02:15")
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-09T12:00")
    #expect(stage.texts("ends").contains { $0.contains("Clocks in Berlin skip") })
    try stage.choose(end: "2026-03-29T03:15")
    #expect(stage.value.ends.map { "\($0)" } == "2026-03-29T03:15")
  }

  @Test("2.10 An hour that does not exist is refused beside the entry")
  func noHour() throws {
    let stage = try Stage(visit: { _ in })
    try stage.tap("starts")
    try stage.enter("3/9/2026, 25:00", inDrawerOf: "starts")
    #expect(stage.texts(in: stage.drawer("starts")).contains { $0.contains("There is no hour 25") })
    #expect("\(stage.value.starts)" == "2026-03-09T09:30:15")
  }
}
