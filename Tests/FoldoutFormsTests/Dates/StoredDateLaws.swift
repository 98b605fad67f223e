import FoldoutForms
import FoldoutTesting
import Testing

/// Laws of stored dates: a date is written back in the form it was found in, or not read at all.
@Suite struct StoredDateLaws {
  @Test("Every stored form of every day of two years is written back unchanged")
  func everyFormOfEveryDayOfTwoYears() {
    let ends = [
      "", " 00:00", "T00:00", " 00:00:00", "T00:00:00", " 00:00:00.000", "T00:00:00.000000000",
      " 09:30", "T09:30", " 09:30:00", " 23:59:59", "T09:30:17.5", " 09:30:17.050",
      " 00:00:00.000000001", "T09:30Z", "T00:00:00Z", "T09:30:17.250Z", " 09:30:17.1234567+02:00",
      " 00:00:00+00:00", " 09:30:17 -0530", " 09:30:17-05", " 09:30:17.055290 Z",
      " 09:30:17 UTC", " 00:00:00.055290 UTC", "T09:30UTC", " 09:30:17 +0000 UTC",
      " 09:30:17.123456789 +0200 CEST", " 09:30:17 -0300 -03", " 09:30:17 +0545 +0545",
    ]
    for number in LocalDate.of(2015, 1, 1).dayNumber...LocalDate.of(2016, 12, 31).dayNumber {
      guard let date = LocalDate(dayNumber: number) else { continue }
      for end in ends where StoredDate("\(date)\(end)")?.text != "\(date)\(end)" {
        Issue.record("\(date)\(end) is written otherwise")
      }
    }
  }

  @Test("Random texts are written back unchanged or not read at all")
  func randomTextsAreWrittenBackOrNotRead() {
    let seed: UInt64 = 20_261_121
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("0123456789-: T.Z+")
    let forms = [
      "2002-08-14", "2002-08-14 09:30", "2002-08-14T00:00:00", "2002-08-14 09:30:17.25",
      "2002-08-14 09:30:17+02:00", "2002-08-14T09:30:17.250Z",
    ]
    var read = 0
    for step in 0..<20_000 {
      var text = Array(forms[step % forms.count])
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.insert(alphabet.randomElement(using: &random) ?? "0", at: index)
        case 1: text.remove(at: index)
        default: text[index] = alphabet.randomElement(using: &random) ?? "0"
        }
      }
      guard let stored = StoredDate(String(text)) else { continue }
      read += 1
      if stored.text != String(text) {
        Issue.record("seed \(seed), step \(step): \(String(text)) is written as \(stored.text)")
      }
    }
    #expect(read > 1000)
  }

  @Test(
    "Any other text is not a stored date",
    arguments: [
      "", " ", "2002", "2002-08", "2002-8-14", "02-08-14", "2002-08-14 ", " 2002-08-14",
      "2024-02-31", "2023-02-29", "0000-00-00", "0000-01-01", "12002-08-14", "-2002-08-14",
      "2002-08-14Z", "2002-08-14+02:00", "2002-08-14 09:30z", "2002-08-14 09:30:00  Z",
      "2002-08-14 09:30:00Z ", "2002-08-14T09:30:00+2:00", "2002-08-14T09:30:00+02:",
      "2002-08-14T09:30:00+02:60", "2002-08-14T09:30:00+16:00", "2002-08-14T09:30:00+02:00:00",
      "2002-08-14T09:30:00 utc", "2002-08-14T09:30:00 CEST", "2002-08-14T09:30:00 UTC+2",
      "2002-08-14 09:30:00 +0200 ", "2002-08-14 09:30:00 +0200 cest",
      "2002-08-14 09:30:00 +0200 CEST ", "2002-08-14 09:30:00 -0300 -3",
      "2002-08-14 09:30:00 +0200 CEST m=+0.1", "2002-08-14 UTC", "2002-08-14T09:30:00.Z",
      "2002-08-14t09:30",
      "2002-08-14  09:30", "2002-08-14 9:30", "2002-08-14 24:00", "2002-08-14 09:60",
      "2002-08-14 09:30:60", "2002-08-14 09:30:17.", "2002-08-14 09:30:17,5",
      "2002-08-14 09:30:17.0123456789", "2002-08-14 09", "2002/08/14", "08/14/2002", "20020814",
      "2002-08-14\u{0}", "２００２-08-14", "2002-08-14 09:30:17.5.5", "now", "2452501.5",
    ])
  func anythingElseStaysText(text: String) {
    #expect(StoredDate(text) == nil)
  }

  @Test("The form of a stored date is recognised")
  func formsAreTold() throws {
    #expect(StoredDate("2002-08-14")?.form == .day)
    #expect(
      StoredDate("2002-08-14 00:00:00")?.form == .dayAtMidnight(separator: .blank, .seconds))
    #expect(
      StoredDate("2002-08-14T09:30")?.form == .dayAndTime(separator: .letter, .minutes))
    let fraction = try #require(StoredDate("2002-08-14 09:30:17.250"))
    #expect(fraction.form == .dayAndTime(separator: .blank, .fraction(digits: 3)))
    #expect(fraction.value.time.nanosecond == 250_000_000)
    #expect(StoredDate.Form.day.isDay)
    #expect(StoredDate.Form.dayAtMidnight(separator: .letter, .minutes).isDay)
    #expect(!fraction.form.isDay)
    // With a zone, midnight is a moment like any other.
    let midnight = try #require(StoredDate("2002-08-14 00:00:00-05:30"))
    #expect(!midnight.form.isDay)
    #expect(midnight.form.zone?.minutes == -330)
    #expect(midnight.form.zone?.name == "UTC-05:30")
    #expect(StoredDate("2002-08-14T09:30:00.250Z")?.form.zone?.name == "UTC")
    #expect(StoredDate("2002-08-14 00:00:00 UTC")?.form.zone?.name == "UTC")
    #expect(StoredDate("2002-08-14 09:30:00 +0000 UTC")?.form.zone?.name == "UTC")
    #expect(StoredDate("2002-08-14 09:30:00 -0300 -03")?.form.zone?.minutes == -180)
    #expect(StoredDate("2002-08-14T09:30")?.form.zone == nil)
  }

  @Test("A changed day is written in the form it was found in")
  func anotherDayIsWrittenInTheFormFound() throws {
    for (old, new) in [
      ("2002-08-14", "2017-02-01"), ("2002-08-14 00:00:00", "2017-02-01 00:00:00"),
      ("2002-08-14T09:30", "2017-02-01T09:30"),
      ("2002-08-14 09:30:17.250", "2017-02-01 09:30:17.250"),
      ("2002-08-14T09:30:17.250Z", "2017-02-01T09:30:17.250Z"),
      ("2002-08-14 09:30:17+02:00", "2017-02-01 09:30:17+02:00"),
      ("2002-08-14 09:30:17 UTC", "2017-02-01 09:30:17 UTC"),
      ("2002-08-14 09:30:17 +0200 CEST", "2017-02-01 09:30:17 +0200 CEST"),
    ] {
      var stored = try #require(StoredDate(old))
      stored.value.date = .of(2017, 2, 1)
      #expect(stored.text == new)
    }
  }

  @Test("Seconds and fractions are never dropped, even if the stored form has none")
  func nothingIsDroppedForWantOfAPlace() {
    let precise = LocalDateTime.of("2017-02-01 09:30:17.123456789")
    for (form, text) in [
      (StoredDate.Form.dayAndTime(separator: .blank, .minutes), "2017-02-01 09:30:17.123456789"),
      (.dayAndTime(separator: .letter, .fraction(digits: 3)), "2017-02-01T09:30:17.123456789"),
      (.dayAtMidnight(separator: .blank, .seconds), "2017-02-01 09:30:17.123456789"),
      (.dayAndTime(separator: .blank, .fractionIfAny(digits: 6)), "2017-02-01 09:30:17.123456789"),
      (.day, "2017-02-01"),
    ] {
      #expect(StoredDate(precise, form: form).text == text)
    }
  }

  @Test("A form whose decimals depend on the time writes whole seconds without any")
  func decimalsOnlyIfThereAreAny() {
    for (digits, time, text) in [
      (6, "09:30", "09:30:00"), (6, "09:30:17.5", "09:30:17.500000"),
      (1, "09:30", "09:30:00"), (1, "09:30:17.5", "09:30:17.5"), (1, "09:30:17.37", "09:30:17.37"),
    ] {
      let value = LocalDateTime.of("2017-02-01 \(time)")
      let form = StoredDate.Form.dayAndTime(separator: .blank, .fractionIfAny(digits: digits))
      #expect(StoredDate(value, form: form).text == "2017-02-01 \(text)")
    }
  }

  @Test(
    "Zeros, minus one, the empty text and days of zeros mean never",
    arguments: [
      .integer(0), .integer(-1), .real(0), .real(-1), .text(""), .text("0"), .text("-1"),
      .text("0000-00-00"), .text("0000-00-00 00:00:00"), .text("0000-00-00T00:00:00.000Z"),
    ] as [StoredValue])
  func whatMeansNever(stored: StoredValue) {
    #expect(stored.meansNever)
    #expect(stored.string.flatMap { StoredDate($0) } == nil)
  }

  @Test(
    "Other values, and all dates, do not mean never",
    arguments: [
      .null, .integer(1), .real(0.5), .text(" "), .text("00"), .text("never"), .blob([]),
      .text("0101-01-01 00:00:00+00:00"), .text("0001-01-01"), .text("9999-12-31"),
      .text("0000-00-00 00:00:01"), .text("0000-00-01"), .text("0000-00-00 soon"),
    ] as [StoredValue])
  func whatDoesNotMeanNever(stored: StoredValue) {
    #expect(!stored.meansNever)
  }
}
