import FoldoutForms
import Testing

/// Time spans typed into a row and stored as minutes in a column.
@Suite struct TimeSpanFieldTests {
  private struct Shift: Sendable {
    var hours: TimeSpan?
    var pause = TimeSpan.zero
  }

  private static let form = Form<Shift>("Shift") {
    Section("") {
      TimeSpanField("Hours", \.hours).range(.zero...(TimeSpan(hours: 24, minutes: 0) ?? .zero))
      TimeSpanField("Pause", \.pause)
    }
  }

  private func field(_ id: FieldID) throws -> Field<DynamicRecord> {
    try #require(Self.form.byColumns(template: Shift()).field(id))
  }

  @Test("Typed hours are kept in minutes and shown with a colon in the locale's digits")
  func typed() throws {
    for (place, text, minutes, shown) in [
      ("en_US", "7.5", 450, "7:30"), ("de_DE", "7,5", 450, "7:30"), ("nl_NL", "7:20", 440, "7:20"),
      ("ar_EG", "٧٫٥", 450, "٧:٣٠"), ("en_US", "7 h 30", 450, "7:30"), ("en_US", "0", 0, "0:00"),
    ] {
      let environment = FormEnvironment.of(place)
      let field = try field("hours")
      let value = try field.value(from: text, replacing: .value(.none), in: environment)
      #expect(value == .whole(Int64(minutes)), "\(place) \(text)")
      #expect(field.displayText(of: .value(value), in: environment) == shown)
      #expect(field.formValue(of: .value(value), in: environment) == shown)
      var record = Self.form.columns(of: Shift())
      let isWritten = field.write(&record, value)
      #expect(isWritten && record["hours"] == .integer(Int64(minutes)))
      #expect(Self.form.record(Shift(), with: record).hours?.totalMinutes == minutes)
    }
  }

  @Test("An empty time span is no value where one is optional")
  func emptied() throws {
    let none = try field("hours").value(from: " ", replacing: .value(.whole(450)), in: .english)
    #expect(none == .none)
    let pause = try field("pause")
    #expect(throws: FieldError.required) {
      try pause.value(from: "", replacing: .value(.whole(5)), in: .english)
    }
  }

  @Test("A text that is not a time span is refused with its reason")
  func refused() throws {
    let field = try field("hours")
    for (text, problem) in [
      ("abc", TimeSpanError.unreadable(text: "abc")), ("7:61", .noSuchMinute(61)),
      ("-1", .negative(text: "-1")),
      (
        "7.33",
        .notFullMinutes(
          text: "7.33", lower: TimeSpan(minutes: 439) ?? .zero,
          upper: TimeSpan(minutes: 440) ?? .zero)
      ),
    ] {
      #expect(throws: FieldError.span(problem)) {
        try field.value(from: text, replacing: .value(.none), in: .english)
      }
    }
  }

  @Test("Limits of a time span are described and refused as time spans")
  func limits() throws {
    let form = Self.form.byColumns(template: Shift())
    let field = try field("hours")
    #expect(field.limitsText(in: .english) == "0:00 to 24:00")
    let problem = form.problem(
      of: .whole(1441), in: field, of: Self.form.columns(of: Shift()), at: .storing,
      environment: .english)
    #expect(problem == .span(.tooLong(maximum: TimeSpan(hours: 24, minutes: 0) ?? .zero)))
    #expect(
      problem?.sentence(label: "Hours", in: .english)
        == "That’s too long: enter at most 24:00 hours.")
  }

  @Test("A stored number that is not a time span is shown as it is")
  func found() throws {
    let field = try field("hours")
    for (minutes, shown) in [(-5, "-0:05"), (600_000, "10000:00")] {
      #expect(field.displayText(of: .value(.whole(Int64(minutes))), in: .english) == shown)
      var record = Self.form.columns(of: Shift())
      let isWritten = field.write(&record, .whole(Int64(minutes)))
      #expect(!isWritten)
    }
  }
}
