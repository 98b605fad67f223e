import FoldoutForms
import Foundation
import Testing

/// Time spans: stored, shown, read and picked.
@Suite struct TimeSpanTests {
  private static func span(_ hours: Int, _ minutes: Int) -> TimeSpan {
    TimeSpan(hours: hours, minutes: minutes) ?? .zero
  }

  @Test("Every time span reads back from its text, in order")
  func everySpanIsItsText() {
    var before: TimeSpan?
    for minutes in stride(from: 0, through: TimeSpan.longest.totalMinutes, by: 13) {
      guard let value = TimeSpan(minutes: minutes) else { continue }
      if TimeSpan("\(value)") != value { Issue.record("\(value) reads otherwise") }
      if let before, !(before < value) { Issue.record("\(before) is not before \(value)") }
      before = value
    }
    #expect("\(Self.span(37, 30))" == "37:30")
    #expect("\(Self.span(0, 5))" == "0:05")
    #expect(Self.span(37, 30).hours == 37)
    #expect(TimeSpan(minutes: -1) == nil)
    #expect(TimeSpan(minutes: TimeSpan.longest.totalMinutes + 1) == nil)
    #expect(TimeSpan(hours: 1, minutes: 60) == nil)
    #expect(Self.span(23, 45).adding(Self.span(13, 45)) == Self.span(37, 30))
    #expect(TimeSpan.longest.adding(Self.span(0, 1)) == nil)
  }

  @Test(
    "Texts in any other format are not stored time spans",
    arguments: [
      "", ":30", "7", "7:5", "7:60", "07:30", "7:030", "7:30:00", " 7:30", "7:30 ", "-7:30", "7.5",
      "10000:00", "٧:٣٠", "00:30",
    ])
  func whatIsNotWrittenSoIsNotRead(text: String) {
    #expect(TimeSpan(text) == nil)
  }

  @Test("Hours are read as people write them")
  func hoursAreReadAsPeopleWriteThem() throws {
    for (place, text, hours, minutes) in [
      ("en_US", "7.5", 7, 30), ("en_US", "7:30", 7, 30), ("en_US", "37:30", 37, 30),
      ("en_US", "8", 8, 0), ("en_US", "0.1", 0, 6), ("en_US", ".25", 0, 15),
      ("en_US", " 7 : 30 ", 7, 30), ("en_US", "07:30", 7, 30), ("en_US", "1,234.5", 1234, 30),
      ("en_US", "7.50", 7, 30), ("de_DE", "7,5", 7, 30), ("de_DE", "7.5", 7, 30),
      ("nl_NL", "7,75", 7, 45), ("ar_EG", "٧٫٥", 7, 30), ("ar_EG", "٣٧:٣٠", 37, 30),
      ("en_US", "7 h 30", 7, 30), ("en_US", "7:30 h", 7, 30), ("de_DE", "7:30h", 7, 30),
      ("fr_FR", "7h30", 7, 30), ("de_DE", "7,5 h", 7, 30),
      ("en_US", "12 H", 12, 0), ("ar_EG", "٧ h ٣٠", 7, 30),
      ("fi_FI", "7:30", 7, 30), ("en_US", "9999:59", 9999, 59),
    ] {
      let span = try FormEnvironment.of(place).timeSpan(from: text)
      if span != Self.span(hours, minutes) { Issue.record("\(place): \(text) reads as \(span)") }
    }
  }

  @Test("A time span that is shown reads back as itself", arguments: places)
  func whatIsShownReadsBack(place: String) throws {
    let environment = FormEnvironment.of(place)
    for minutes in [0, 1, 59, 60, 450, 1440, 2250, 59_999, 599_999] {
      guard let span = TimeSpan(minutes: minutes) else { continue }
      #expect(try environment.timeSpan(from: environment.text(of: span)) == span)
    }
    #expect(FormEnvironment.of("ar_EG").text(of: Self.span(37, 30)) == "٣٧:٣٠")
  }

  @Test(
    "Each malformed time span is refused with its reason",
    arguments: [
      ("en_US", "", TimeSpanError.empty), ("en_US", "abc", .unreadable(text: "abc")),
      ("en_US", "7:5", .unreadable(text: "7:5")), ("en_US", "7:", .unreadable(text: "7:")),
      ("en_US", ":30", .unreadable(text: ":30")), ("en_US", "1 2:30", .unreadable(text: "1 2:30")),
      ("en_US", "h", .unreadable(text: "h")), ("en_US", "7 h 5", .unreadable(text: "7 h 5")),
      ("en_US", "7 h 60", .noSuchMinute(60)), ("en_US", "7:60", .noSuchMinute(60)),
      ("en_US", "7:30:00", .unreadable(text: "7:30:00")),
      ("en_US", "-7:30", .negative(text: "-7:30")), ("en_US", "−1", .negative(text: "−1")),
      ("en_US", "10000", .tooLong(maximum: .longest)),
      ("en_US", "10000:00", .tooLong(maximum: .longest)),
      (
        "en_US", "7.33",
        .notFullMinutes(text: "7.33", lower: span(7, 19), upper: span(7, 20))
      ),
      (
        "de_DE", "1.234", .ambiguous(text: "1.234", whole: "1234", decimal: "1,234")
      ),
      (
        "en_US", String(repeating: "9", count: 500),
        .unreadable(text: String(repeating: "9", count: 40) + "…")
      ),
    ])
  func refusalsSayWhichAndWhy(place: String, text: String, problem: TimeSpanError) {
    #expect(throws: problem) { try FormEnvironment.of(place).timeSpan(from: text) }
    for language in ["en", "de", "nl", "ar"] {
      #expect(!problem.sentence(in: .of(language)).isEmpty)
    }
  }

  @Test("A refusal of odd minutes names both neighbours")
  func aRefusalNamesBothNeighbours() throws {
    let problem = TimeSpanError.notFullMinutes(
      text: "7.33", lower: Self.span(7, 19), upper: Self.span(7, 20))
    #expect(
      problem.sentence(in: .of("en_US"))
        == "“7.33” hours isn’t a whole number of minutes. Enter 7:19 or 7:20.")
    #expect(
      TimeSpanError.empty.sentence(in: .of("de_DE"))
        == "Geben Sie Stunden ein, zum Beispiel 7:30 oder 7,5.")
  }

  @Test("The columns of a time span cover its range, steps and stored minutes")
  func columns() throws {
    let environment = FormEnvironment.of("en_US")
    let range = Self.span(0, 15)...Self.span(40, 0)
    let picker = TimeSpanColumns(
      initial: Self.span(37, 37), range: range, minuteStep: .fifteen, environment: environment)
    #expect(picker.columns.map(\.component) == [.hour, .minute])
    #expect(picker.columns[0].options.map(\.value) == Array(0...40))
    #expect(picker.columns[1].options.map(\.title) == ["00", "15", "30", "37", "45"])
    #expect(try picker.strictValue(of: picker.selection) == Self.span(37, 37))
    #expect(try picker.strictValue(of: .init([.minute: 45])) == Self.span(37, 45))
    #expect(throws: TimeSpanError.tooLong(maximum: Self.span(40, 0))) {
      try picker.strictValue(of: .init([.hour: 40]))
    }
    #expect(throws: TimeSpanError.tooShort(minimum: Self.span(0, 15))) {
      try picker.strictValue(of: .init([.hour: 0, .minute: 0]))
    }
    #expect(throws: TimeSpanError.tooShort(minimum: Self.span(0, 15))) {
      try picker.strictValue(of: .init([.hour: .min]))
    }
    #expect(throws: TimeSpanError.noSuchMinute(60)) {
      try picker.strictValue(of: .init([.minute: 60]))
    }
    #expect(picker.nearestValue(to: .init([.hour: .max, .minute: .max])) == Self.span(40, 0))
    #expect(picker.nearestValue(to: .init([.hour: 0, .minute: 0])) == Self.span(0, 15))
    let outside = TimeSpanColumns(
      initial: Self.span(60, 0), range: range, environment: environment)
    #expect(outside.columns[0].options.last?.value == 60)
    #expect(outside.selection[.hour] == 60)
    let over = TimeSpanColumns(value: nil, range: range, environment: environment)
    #expect(over.initial == Self.span(0, 15))
  }
}
