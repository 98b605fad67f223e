import FoldoutForms
import Foundation
import TestSupport
import Testing

/// Dates, times and numbers of each locale, as one table for review.
@Suite struct LocaleTableTests {
  @Test("Dates, times and numbers are shown as recorded for each place")
  func theTable() throws {
    let value = LocalDateTime.of("2002-08-04 15:05")
    var lines: [String] = []
    for place in places + ["de_CH", "en_IN", "vi_VN", "zh_Hant_TW", "ar_SA", "ne_NP"] {
      let here = FormEnvironment.of(place)
      let other = FormEnvironment.of(
        place, hourCycle: here.hourCycle == .twelve ? .twentyFour : .twelve)
      lines.append(
        [
          place, here.text(of: value.date), here.text(of: value), other.text(of: value),
          here.text(of: Int64(-12345)), here.text(of: Decimal(12345) / 10),
          here.shortMonthNames[2], here.monthNames[7], "\(here.firstWeekday)",
        ].map(visible).joined(separator: " | "))
    }
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", is: "places.txt")
  }

  @Test("Any calendar can be requested in any locale")
  func anyCalendarCanBeAskedFor() {
    let thai = FormEnvironment(
      locale: Locale(identifier: "th_TH"), timeZone: .gmt, now: aMoment, calendar: .gregorian)
    #expect(thai.text(of: LocalDate.of(2017, 2, 14)) == "14/02/2017")
    #expect(thai != FormEnvironment.of("th_TH"))
    let saudi = FormEnvironment.of("ar_SA@calendar=gregorian")
    #expect(saudi.monthNames[7] == "أغسطس")
  }

  @Test("The first weekday and hour cycle of a locale can be overridden")
  func whatTheLocaleSaysCanBeOverridden() {
    let locale = Locale(identifier: "en_US")
    let plain = FormEnvironment(locale: locale, timeZone: .gmt, now: aMoment)
    #expect(plain.firstWeekday == .sunday)
    #expect(plain.hourCycle == .twelve)
    let own = FormEnvironment(
      locale: locale, timeZone: .gmt, now: aMoment, firstWeekday: .monday, hourCycle: .twentyFour)
    #expect(own.firstWeekday == .monday)
    #expect(own.text(of: LocalDateTime.of("2002-08-14 15:30")) == "Aug 14, 2002 at 15:30")
    #expect(own != plain)
    #expect(FormEnvironment.of("en_US") == plain)
  }

  @Test("Locale keywords set hour cycle and digits")
  func localeKeywordsCount() {
    #expect(FormEnvironment.of("en_US@hours=h23").hourCycle == .twentyFour)
    let arabic = FormEnvironment.of("ar_EG@numbers=latn")
    #expect(arabic.digits(2017) == "2017")
    // Unicode does not count Chinese numerals as decimal digits, so the locale gets 0 to 9.
    #expect(FormEnvironment.of("zh_Hans_CN@numbers=hanidec").digits(2017) == "2017")
  }

  @Test("An unknown locale still reads back its dates")
  func anUnknownLocaleIsStillOne() throws {
    let environment = FormEnvironment.of("x-klingon")
    let date = LocalDate.of(2017, 2, 14)
    #expect(try environment.date(from: environment.text(of: date)) == date)
  }

  private func visible(_ text: String) -> String {
    text.replacing("\u{200F}", with: "‹RLM›").replacing("\u{200E}", with: "‹LRM›")
      .replacing("\u{202F}", with: "‹NNBSP›").replacing("\u{A0}", with: "‹NBSP›")
  }
}
