import Foldout
import FoldoutForms
import FoldoutScreens
import FoldoutTesting
import Foundation
import Testing
@_spi(UIKitDouble) import UIKit

@testable import FoldoutUIKit

/// Dates that are turned, typed, set and cleared in their drawers.
@Suite struct DateScenarios {
  @Test("1.18, 6.3 Turning the picker changes the record at once, and its own row's text with it")
  func turning() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    try stage.turn("started", .month, to: 9)
    #expect(stage.texts("started") == ["Started", "09/14/2002"])
    #expect(stage.texts("ended") == ["Ended", "-"])
    #expect(stage.wheels("started") == ["September", "14", "2002"])
    #expect(stage.value.started.map { "\($0)" } == "2002-09-14")
    #expect(stage.texts(in: stage.drawer("started")).contains("09/14/2002"))
    #expect(stage.values.count == 1)
  }

  @Test("1.18 Before the answer a row shows the columns' texts, and that they are not saved")
  func onItsWay() async throws {
    let stage = try Stage(Shipment.form, Shipment())
    await stage.settleLater()
    try stage.tap("sent")
    await stage.settleLater()
    try stage.turn("sent", .day, to: 15)
    #expect(stage.texts("sent") == ["Sent", "August 15 2002, Not saved yet"])
    #expect(stage.wheels("sent") == ["August", "15", "2002"])
    await stage.settleLater()
    #expect(stage.texts("sent") == ["Sent", "08/15/2002"])
    // A second wheel that is turned before the first is answered loses neither.
    try stage.turn("sent", .day, to: 16)
    try stage.turn("sent", .month, to: 9)
    await stage.settleLater()
    #expect(stage.texts("sent") == ["Sent", "09/16/2002"])
    #expect(stage.wheels("sent") == ["September", "16", "2002"])
    #expect(stage.value.sent.map { "\($0)" } == "2002-09-16")
  }

  @Test("6.8, 6.9 A turn replaces neither row nor wheel, and is one change after many openings")
  func oneChange() throws {
    let stage = try Stage(Person.form, Person())
    for _ in 0..<7 { try stage.tap("started") }
    let (row, drawer) = (stage.row("started"), stage.drawer("started"))
    let picker = try #require(stage.all(UIPickerView.self, in: drawer).first)
    for (index, day) in [15, 16, 17].enumerated() {
      try stage.turn("started", .day, to: day)
      #expect(stage.row("started") === row && stage.drawer("started") === drawer)
      #expect(stage.all(UIPickerView.self, in: drawer).first === picker)
      #expect(stage.values.count == index + 1)
    }
  }

  @Test("1.19 For an empty date the picker shows today, and the record stays empty until it turns")
  func empty() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("ended")
    #expect(stage.wheels("ended") == ["March", "9", "2026"])
    #expect(stage.texts("ended") == ["Ended", "-"] && stage.values.isEmpty)
    try stage.tap("ended")
    #expect(stage.value.ended == nil && stage.values.isEmpty)
    try stage.tap("ended")
    try stage.turn("ended", .day, to: 10)
    #expect(stage.texts("ended") == ["Ended", "03/10/2026"])
    let other = try Stage(Person.form, Person())
    try other.tap("ended")
    try other.press("Use “March 9 2026”", in: other.drawer("ended"))
    #expect(other.value.ended.map { "\($0)" } == "2026-03-09")
  }

  @Test("1.20 Today sets today, Clear removes the date, and a required date has no Clear")
  func buttons() throws {
    let stage = try Stage(Shift.form, Shift())
    try stage.tap("began")
    #expect(!stage.texts(in: stage.drawer("began")).contains("[Clear]"))
    try stage.press("Today", in: stage.drawer("began"))
    #expect("\(stage.value.began)" == "2026-03-09")
    try stage.tap("stopped")
    try stage.press("Clear", in: stage.drawer("stopped"))
    #expect(stage.value.stopped == nil && stage.texts("stopped") == ["Stopped", "-"])
    #expect(!stage.texts(in: stage.drawer("stopped")).contains("[Clear]"))
    #expect(stage.outline.contains("  stopped"))
    #expect(stage.wheels("stopped") == ["March", "9", "2026"])
  }

  @Test("6.4 Every field that may be empty can be cleared")
  func clearing() throws {
    var stay = Stay()
    stay.notes = "Late"
    stay.status = "single"
    stay.leaves = LocalDate(year: 2026, month: 3, day: 12)
    stay.wakes = LocalTime(hour: 7, minute: 30)
    stay.photo = Stay.picture
    let stage = try Stage(Stay.form, stay)
    for field: FieldID in ["email", "notes", "code"] {
      try stage.type("", into: field)
      stage.leave()
    }
    for (field, title): (FieldID, String) in [
      ("country", "Clear: Country"), ("status", "Clear: Status"), ("arrives", "Clear"),
      ("leaves", "Clear"), ("photo", "Remove: Photo"),
    ] {
      try stage.tap(field)
      try stage.press(title, in: stage.visibleDrawer(field))
    }
    try stage.press("Clear: Wakes", in: stage.shown(.row(.field("wakes"))))
    let left = stage.value
    #expect(
      [left.email, left.notes, left.code, left.country, left.status] == [nil, nil, nil, nil, nil])
    #expect(left.arrives == nil && left.leaves == nil && left.wakes == nil && left.photo == nil)
  }

  @Test(
    "1.21 A date can be typed, as ISO 8601, as MM/dd/yyyy or as the locale writes it",
    arguments: [
      ("en", "2003-02-01", "02/01/2003"), ("en", "02/01/2003", "02/01/2003"),
      ("de-DE", "01.02.2003", "01.02.2003"),
    ])
  func typing(locale: String, text: String, shown: String) throws {
    let stage = try Stage(Person.form, Person(), environment: .reader(locale))
    try stage.tap("started")
    try stage.enter(text, inDrawerOf: "started")
    #expect(stage.value.started.map { "\($0)" } == "2003-02-01")
    #expect(stage.texts("started").last == shown && stage.values.count == 1)
    #expect(stage.wheels("started").last == "2003")
    #expect(stage.outline.contains("  started"))
  }

  @Test("1.22, 1.23 A date that does not exist is refused with the wrong part and the reason")
  func refused() throws {
    let stage = try Stage(Person.form, Person())
    try stage.tap("started")
    for (text, sentence) in [
      ("02/30/2003", "There is no day 30: February 2003 has 28 days."),
      ("13/01/2003", "There is no month 13"),
      ("5/5/26", "The year 26 has two digits. Enter all four, as in 05/05/2026."),
      ("8/14", "08/14/2026"),
    ] {
      try stage.enter(text, inDrawerOf: "started")
      let texts = stage.texts(in: stage.drawer("started"))
      #expect(texts.contains { $0.contains(sentence) }, "\(texts)")
      #expect(texts.contains(text))
      #expect(stage.announcements.last?.contains(sentence) == true)
      #expect(stage.texts("started") == ["Started", "08/14/2002"] && stage.values.isEmpty)
    }
    stage.window.tap(try #require(stage.drawer("started")?.textControl))
    stage.press(.keyboardEscape)
    #expect(stage.texts(in: stage.drawer("started")).contains("08/14/2002"))
  }

  @Test("1.26 The end is never before the start, whichever of the two is changed")
  func order() throws {
    var person = Person()
    person.ended = LocalDate(year: 2010, month: 1, day: 1)
    let stage = try Stage(Person.form, person)
    try stage.tap("ended")
    try stage.enter("2001-01-01", inDrawerOf: "ended")
    #expect(
      stage.texts(in: stage.drawer("ended")).contains {
        $0.hasPrefix("Ended can’t be before Started")
      })
    try stage.tap("started")
    try stage.enter("2011-01-01", inDrawerOf: "started")
    #expect(
      stage.texts(in: stage.drawer("started")).contains {
        $0.hasPrefix("Started can’t be after Ended")
      })
    #expect(stage.value.started.map { "\($0)" } == "2002-08-14")
    #expect(stage.value.ended.map { "\($0)" } == "2010-01-01" && stage.values.isEmpty)
  }
}

/// A value with a date that is required and one that is not.
nonisolated private struct Shift: Sendable {
  var began = LocalDate(year: 2002, month: 8, day: 14) ?? .first
  var stopped = LocalDate(year: 2002, month: 8, day: 15)

  static let form = Form<Shift>("Shift") {
    Section("") {
      DateField("Began", \.began, style: .wheels)
      DateField("Stopped", \.stopped, style: .wheels)
    }
  }
}

/// A value whose reference is named by a function, so that its changes are answered later.
nonisolated private struct Shipment: Sendable {
  var sent = LocalDate(year: 2002, month: 8, day: 14)
  var carrier: String? = "a"

  static let form = Form<Shipment>("Shipment") {
    Section("") {
      DateField("Sent", \.sent, style: .wheels)
      ReferenceField("Carrier", \.carrier) { _, _ in
        ["a"]
      } titles: { _ in
        ["a": "Alba"]
      }
    }
  }
}
