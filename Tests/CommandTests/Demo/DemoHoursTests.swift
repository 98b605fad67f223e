import FoldoutForms
import Foundation
import Testing

@testable import FoldoutCommand

/// The demo's entries of hours, tested as values.
@Suite struct DemoHoursTests {
  private let words = DemoWords.of(Locale(identifier: "en"))

  /// Covers two weeks. The next entry is for the next day that is not a Sunday, and has no hours.
  @Test("4.53 Next day skips Sundays and keeps the project")
  func nextDayLeadsOverSundays() throws {
    for number in 0..<14 {
      let day = try #require(LocalDate(year: 2026, month: 11, day: 1)?.adding(days: number))
      let entry = WorkEntry(day: day, project: "Harbour", hours: TimeSpan(minutes: 450))
      let next = try #require(day.adding(days: day.weekday == .saturday ? 2 : 1))
      #expect(
        entry.next(words)
          == .adds(["day": .date(next), "project": .text("Harbour")], editing: "minutes"))
    }
    let last = WorkEntry(day: WorkEntry.days.limits.latest)
    #expect(last.next(words) == .refused(words.noNextDay))
  }

  /// An existing entry on another day stays valid.
  @Test("4.53 The calendar for hours offers the days that Next day leads to")
  func theFormOffersTheSameDays() throws {
    let form = WorkEntry.form(words) { _, _ in [:] }
    #expect(form.field("day")?.offeredDays == WorkEntry.days)
    let sunday = try #require(LocalDate(year: 2026, month: 11, day: 8))
    let here = FormEnvironment(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
    #expect(form.problems(of: WorkEntry(day: sunday), environment: here).isEmpty)
  }
}
