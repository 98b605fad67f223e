import FoldoutTesting
import Foundation
import Testing

@testable import FoldoutForms

/// Bindings of the types of Foundation and of converted properties, which lose nothing.
@Suite("Bindings without loss") struct BindingTests {
  private static let zones = ["Europe/Berlin", "GMT", "Asia/Kolkata", "America/New_York"]
    .compactMap { TimeZone(identifier: $0) }

  private static let english = FormEnvironment(
    locale: Locale(identifier: "en_US"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
  private static let german = FormEnvironment(
    locale: Locale(identifier: "de_DE"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))

  private let form = Linked.form()
  private var columns: Form<DynamicRecord> { form.byColumns(template: Linked()) }

  private func field(_ id: FieldID) throws -> Field<Linked> { try #require(form.field(id)) }

  @Test("Writing back what a field reads changes nothing, not a bit of a date")
  func readAndWrite() throws {
    let seed = SeededGenerator.seedOfThisRun()
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let form = Linked.form(in: Self.zones[round % Self.zones.count])
      let record = Linked(using: &random)
      var copy = record
      for field in form.fields {
        guard case .value(let value) = field.read(record) else {
          Issue.record("\(field.id), seed \(seed)")
          continue
        }
        #expect(field.write(&copy, value), "\(field.id), seed \(seed)")
      }
      #expect(copy == record, "seed \(seed)")
      // A form by columns of the record itself keeps even what no column can hold.
      #expect(form.record(record, with: form.columns(of: record)) == record, "seed \(seed)")
    }
  }

  @Test("A value of another record is read as it was written, also through columns")
  func writeAndRead() throws {
    let seed = SeededGenerator.seedOfThisRun()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let old = Linked(using: &random)
      var new = Linked(using: &random)
      // The field of the tags takes blanks off.
      new.tags = new.tags.map { $0.trimmingCharacters(in: .whitespaces) }
      try form.checkValues(of: new)
      let throughColumns = form.record(old, with: form.columns(of: new))
      var stored = form.columns(of: old)
      for field in form.fields {
        guard case .value(let value) = field.read(new) else { continue }
        var copy = old
        #expect(field.write(&copy, value), "\(field.id), seed \(seed)")
        #expect(field.read(copy) == .value(value), "\(field.id), seed \(seed)")
        #expect(field.read(throughColumns) == .value(value), "\(field.id), seed \(seed)")
        let column = try #require(columns.field(field.id))
        #expect(column.write(&stored, value), "\(field.id), seed \(seed)")
        #expect(column.read(stored) == .value(value), "\(field.id), seed \(seed)")
      }
      #expect(throughColumns.id == new.id && throughColumns.portrait == new.portrait)
      #expect(throughColumns.price == new.price && throughColumns.isVIP == new.isVIP)
      // A column holds a date to the nanosecond, but not which of two equal hours is meant.
      let lost = throughColumns.starts.timeIntervalSince(new.starts)
      #expect([0, -3600].contains { abs(lost - $0) <= 1e-9 }, "\(new.starts), seed \(seed)")
    }
  }

  @Test("A date is read on its zone's clocks, and a repeated time is the earlier moment")
  func clocks() throws {
    let starts = try field("starts")
    // 01:30 UTC, when the clocks in Berlin show 2:30 for the second time.
    var record = Linked()
    let later = Date(timeIntervalSince1970: 1_792_891_800.25)
    record.starts = later
    let shown = FieldValue.dateTime(.of("2026-10-25 02:30:00.25"))
    #expect(starts.read(record) == .value(shown))
    #expect(starts.write(&record, shown) && record.starts == later)
    let note = try #require(starts.clockNote(in: record, Self.english))
    #expect(note.contains("Berlin") && note.contains("later"))
    let stored = form.byColumns(template: record)
    #expect(
      stored.field("starts")?.clockNote(in: form.columns(of: record), Self.english) == note)
    #expect(starts.write(&record, .dateTime(.of("2026-10-25 02:30"))))
    #expect(record.starts == Date(timeIntervalSince1970: 1_792_888_200))
    #expect(starts.clockNote(in: record, Self.english)?.contains("earlier") == true)
    let skipped = LocalDateTime.of("2026-03-29 02:30")
    let problem = form.problem(
      of: .dateTime(skipped), in: starts, of: record, at: .storing, environment: Self.english)
    #expect(
      problem
        == .date(.skippedTime(skipped, zone: Linked.berlin, next: .of("2026-03-29 03:00"))))
    // A program that sets it all the same gets the next time.
    #expect(starts.write(&record, .dateTime(skipped)))
    #expect(starts.read(record) == .value(.dateTime(.of("2026-03-29 03:00"))))
    let typed = try starts.value(
      from: "10/25/2026, 10:00 AM", replacing: .value(shown), in: Self.english)
    #expect(typed == .dateTime(.of("2026-10-25 10:00")))
  }

  @Test("A date outside the years of the calendar is no value that a column can store")
  func distantDates() throws {
    for date in [-1e12, 1e13, .infinity, .nan].map({ Date(timeIntervalSince1970: $0) }) {
      var record = Linked()
      record.starts = date
      #expect(throws: UnstorableValueError.self) { try form.checkValues(of: record) }
    }
  }

  @Test("A column's text in a zone of its own is that moment, and keeps the zone")
  func zonedColumn() throws {
    let coding = ColumnCoding.zonedDate(.dayAndTime(separator: .letter, .seconds))
    let columns = form.byColumns(template: Linked()) { id, _ in id == "starts" ? coding : nil }
    let starts = try #require(columns.field("starts"))
    var record = form.columns(of: Linked())
    record["starts"] = .text("2026-01-01T10:00:00Z")
    #expect(
      form.record(Linked(), with: record) { id, _ in id == "starts" ? coding : nil }.starts
        == Date(timeIntervalSince1970: 1_767_261_600))
    let value = try starts.value(
      from: "1/1/2026, 11:00 AM UTC", replacing: starts.read(record), in: Self.english)
    #expect(starts.write(&record, value) && record["starts"] == .text("2026-01-01T11:00:00Z"))
  }

  @Test("A text that is no UUID or no address is refused with a sentence")
  func refusals() throws {
    let columns = columns
    let record = form.columns(of: Linked())
    func sentence(_ id: FieldID, _ text: String) throws -> String? {
      let field = try #require(columns.field(id))
      return columns.problem(
        of: .text(text), in: field, of: record, at: .storing, environment: Self.english)?
        .sentence(label: field.label, in: Self.english)
    }
    let like = "Enter one like E621E1F8-C36C-495A-93FC-0C247A3E6E5F."
    #expect(try sentence("parent", "12") == "“12” isn’t a UUID. \(like)")
    #expect(try sentence("id", "") == "Id needs a value.")
    #expect(try sentence("id", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f") == nil)
    let address = "isn’t a web address. Enter one like https://example.org/."
    #expect(try sentence("page", "a b") == "“a b” \(address)")
    #expect(try sentence("blog", "http://[") == "“http://[” \(address)")
    #expect(try sentence("blog", "example.org/a") == nil)
    #expect(try sentence("hours", "x")?.isEmpty == false)
  }

  @Test("A conversion refuses a value with its own sentence, or with the usual one")
  func conversions() throws {
    func problem(_ id: FieldID, _ value: FieldValue) throws -> FieldError? {
      form.problem(
        of: value, in: try field(id), of: Linked(), at: .storing, environment: Self.english)
    }
    #expect(try problem("hours", .whole(24)) == .custom("A day has 24 hours."))
    #expect(try problem("hours", .whole(23)) == nil)
    #expect(try problem("radius", .decimal(-1)) == .cannotHold)
    #expect(try problem("radius", .none) == .required)
    #expect(try problem("stars", .none) == nil)
    var record = Linked()
    record.minutes = 90
    #expect(try field("hours").write(&record, .whole(1)) && record.minutes == 90)
    #expect(try field("hours").write(&record, .whole(2)) && record.minutes == 120)
    #expect(try field("tags").write(&record, .text("a ,b")) && record.tags == ["a", "b"])
    #expect(try field("tags").read(record) == .value(.text("a, b")))
  }

  @Test("Reports have the values of bound properties, and key paths find their fields")
  func reports() throws {
    try form.check()
    #expect(try field("ends").editor.dates?.notBefore == "starts")
    var new = Linked()
    new.starts = Date(timeIntervalSince1970: 0)
    new.tags = ["a"]
    let midnight = FieldValue.dateTime(.of("1970-01-01 01:00"))
    let reports = form.reports(
      [
        FieldReport(
          field: "starts", old: .value(.dateTime(.of("1970-01-02 01:00"))), new: .value(midnight),
          cause: .person),
        FieldReport(
          field: "tags", old: .value(.text("")), new: .value(.text("a")), cause: .person),
      ], of: new)
    let starts: Date? = reports[0].new(\.starts)
    #expect(starts == new.starts)
    #expect(reports[0].old(\.starts) == Date(timeIntervalSince1970: 86_400))
    #expect(reports[1].new(\.tags) == ["a"] && reports[1].old(\.tags) == [])
  }

  @Test("Money is shown in the locale's form with all its decimals, and edited as a plain number")
  func money() throws {
    func shown(_ text: String, _ code: String, _ locale: String) throws -> String {
      let environment = FormEnvironment(
        locale: Locale(identifier: locale), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
      let number = try #require(Decimal(string: text))
      return environment.text(of: number, .currency(code))
        .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }
    #expect(try shown("1234.5", "EUR", "en_US") == "€1,234.50")
    #expect(try shown("1234.5", "EUR", "de_DE") == "1.234,50 €")
    #expect(try shown("-0.125", "USD", "en_US") == "-$0.125")
    #expect(try shown("1234", "JPY", "en_US") == "¥1,234")
    #expect(try shown("1.5", "JPY", "en_US") == "¥1.5")
    #expect(try shown("2.5", "KWD", "en_US") == "KWD 2.500")
    #expect(
      try shown("12345678901234567890123456789.12345678", "EUR", "en_US")
        == "€12,345,678,901,234,567,890,123,456,789.12345678")
    #expect(Self.english.symbol(of: .currency("EUR")) == "€")
    #expect(Self.german.symbol(of: .currency("CHF")) == "CHF")
    #expect(Self.english.symbol(of: .plain) == nil)
    let price = try field("price")
    let value = Reading.value(.decimal(12.5))
    #expect(price.displayText(of: value, in: Self.english) == "€12.50")
    #expect(price.formValue(of: value, in: Self.english) == "12.5")
    let column = try #require(columns.field("price"))
    #expect(column.displayText(of: value, in: Self.english) == "€12.50")
  }

  @Test("A typed amount may carry the symbol or the code of its currency, and no other")
  func typedMoney() throws {
    let price = try field("price")
    func typed(_ text: String, _ environment: FormEnvironment) throws -> FieldValue {
      try price.value(from: text, replacing: .value(.none), in: environment)
    }
    for text in ["12,50 €", "€ 12,50", "12,5", " EUR 12,50", "12,50eur", "12,50\u{A0}€\u{200F}"] {
      #expect(try typed(text, Self.german) == .decimal(12.5), "\(text)")
    }
    for text in ["-12.50", "-€12.50", "€-12.50", "\u{2212}12.5 €"] {
      #expect(try typed(text, Self.english) == .decimal(-12.5), "\(text)")
    }
    for text in ["$12.50", "1€2", "€", "12.50 €€", "-€-5"] {
      #expect(throws: FieldError.self, "\(text)") { try typed(text, Self.english) }
    }
    // What is shown can be typed, in any locale.
    for locale in ["en_US", "de_DE", "fr_FR", "ar_EG", "fa_IR", "da_DK", "hi_IN", "ja_JP"] {
      for code in ["EUR", "USD", "JPY", "DKK", "CHF", "INR", "IRR", "EGP"] {
        let environment = FormEnvironment(
          locale: Locale(identifier: locale), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
        let style = NumberStyle.currency(code)
        for number in [Decimal(0), 12, -7, 0.25] {
          let text = environment.text(of: number, style)
          #expect(
            (try? environment.decimal(from: environment.typedNumber(text, style))) == number,
            "\(locale) \(code) \(text)")
        }
      }
    }
  }

  @Test("An unknown currency stops the declaration")
  func unknownCurrency() async {
    await #expect(processExitsWith: .failure) { _ = NumberStyle.currency("euro") }
  }

  @Test("An optional switch is a choice of on, off and no value, like such a column of a database")
  func optionalSwitch() throws {
    let isVIP = try field("is_vip")
    #expect(!isVIP.isSwitch && isVIP.canBeNone && !isVIP.isRequired)
    #expect(isVIP.options(in: Linked()).map(\.value) == [.flag(true), .flag(false)])
    #expect(isVIP.displayText(in: Linked(), Self.english) == nil)
    var record = Linked()
    record.isVIP = false
    #expect(isVIP.displayText(in: record, Self.english) == "Off")
    #expect(isVIP.write(&record, .none) && record.isVIP == nil)
  }
}
