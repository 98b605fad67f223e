import FoldoutForms
import TestSupport
import Testing

@Suite("Texts that a field shows and accepts")
struct FieldTextTests {
  private let environment = FormEnvironment.english

  private func field(_ id: FieldID) throws -> Field<Visit> {
    try #require(Visit.form.field(id))
  }

  @Test("A control's text reads back as the same value in every field")
  func roundTrip() throws {
    for field in Visit.form.fields where field.kind != .readOnly {
      let reading = field.read(Visit())
      let text = field.formValue(of: reading, in: environment) ?? ""
      let value = try field.value(from: text, replacing: reading, in: environment)
      #expect(reading == .value(value), "\(field.id): \(text)")
    }
  }

  @Test(
    "Malformed texts are refused with the reason",
    arguments: [
      ("title", "", FieldError.required), ("title", "  ", .required),
      ("booked", " ", .required),
      ("guests", "four", .number(.unreadable(text: "four", invalidCharacter: "f", as: .whole))),
      ("guests", "1.5", .number(.notWhole(text: "1.5"))),
      (
        "day", "02/31/2017",
        .date(.noSuchDay(day: 31, month: 2, year: 2017, last: 28))
      ),
      ("day", "13/01/2017", .date(.noSuchMonth(13))),
      ("day", "12/31/2019", .date(.beforeLimit(LocalDate(nearestTo: 2020, month: 1, day: 1)))),
      ("number", "V-18", .readOnly),
    ] as [(FieldID, String, FieldError?)])
  func refusals(id: FieldID, text: String, expected: FieldError?) throws {
    let field = try field(id)
    var problem: FieldError?
    do throws(FieldError) {
      _ = try field.value(from: text, replacing: field.read(Visit()), in: environment)
    } catch {
      problem = error
    }
    #expect(problem == expected)
  }

  @Test("New control characters are refused, except tabs and line breaks")
  func controlCharacters() throws {
    let title = try field("title")
    let old = Reading.value(.text("A\u{1B}B"))
    for scalar in (0...0x9F).compactMap(Unicode.Scalar.init(_:)) {
      let text = "A\(scalar)B"
      let isAccepted =
        "\t\n\r\u{85}".unicodeScalars.contains(scalar) || (0x20..<0x7F) ~= scalar.value
      var problem: FieldError?
      do throws(FieldError) {
        let value = try title.value(from: text, replacing: .value(.text("A")), in: environment)
        #expect(value == .text(text))
      } catch {
        problem = error
      }
      #expect(problem == (isAccepted ? nil : .controlCharacter(scalar)))
      // A control character of the old text may stay beside the change.
      let isKept = (try? title.value(from: text + "!", replacing: old, in: environment)) != nil
      #expect(isKept == (isAccepted || scalar == "\u{1B}"))
    }
    for reading in [Reading.value(.text("a\0")), .mismatched(.text("a\0"))] {
      #expect(throws: FieldError.controlCharacter("\0")) {
        try title.value(from: "ab\0", replacing: reading, in: environment)
      }
    }
    #expect(throws: FieldError.controlCharacter("\u{7}")) {
      try field("day").value(from: "\u{7}", replacing: .mismatched(.text("soon")), in: environment)
    }
  }

  @Test("A required text must contain a visible character, and a secret need not")
  func blank() throws {
    let title = try field("title")
    for text in [
      " ", "\t\n", "\u{A0}\u{3000}", "\u{200F}\u{200E}", "\u{FEFF}\u{200B}\u{2060}", "\u{3164}",
    ] {
      #expect(throws: FieldError.required) {
        try title.value(from: text, replacing: .value(.text("Dinner")), in: environment)
      }
      let problem = Visit.form.problem(
        of: .text(text), in: title, of: Visit(), at: .storing, environment: environment)
      #expect(problem == .required)
    }
    for text in ["a", "-", "0", " . ", "👩‍👩‍👧", "\u{200F}א"] {
      #expect(try title.value(from: text, replacing: .value(.none), in: environment) == .text(text))
    }
    var secret = try #require(Profile.form.field("password"))
    secret.isRequired = true
    #expect(try secret.value(from: "  ", replacing: .value(.none), in: environment) == .text("  "))
  }

  @Test("An empty text is no value, unless empty text is stored")
  func empty() throws {
    let note = try field("note")
    #expect(try note.value(from: "", replacing: .value(.text("x")), in: environment) == .none)
    #expect(try note.value(from: "", replacing: .value(.none), in: environment) == .none)
    #expect(try note.value(from: "", replacing: .value(.text("")), in: environment) == .text(""))
  }

  @Test("A foreign value of a date field may be replaced by another text", .promise(11))
  func foreign() throws {
    let day = try field("day")
    let old = Reading.mismatched(.text("summer 2002"))
    #expect(day.displayText(of: old, in: environment) == "summer 2002")
    #expect(
      try day.value(from: "autumn 2002", replacing: old, in: environment) == .text("autumn 2002"))
    let date = try day.value(from: "2022-08-14", replacing: old, in: environment)
    #expect(date == .date(LocalDate(nearestTo: 2022, month: 8, day: 14)))
  }

  @Test("A switch is shown in the page's words and edited as 1 or 0")
  func switches() {
    let field = Field<DynamicRecord>(column: "remote", label: "Remote", kind: .flag, coding: .flag)
    for (isOn, words, value) in [
      (true, ["en": "On", "de": "Ein", "nl": "Aan", "ar": "مفعّل"], "1"),
      (false, ["en": "Off", "de": "Aus", "nl": "Uit", "ar": "معطّل"], "0"),
    ] {
      for (language, word) in words {
        let reading = Reading.value(.flag(isOn))
        let environment = FormEnvironment.of(language)
        #expect(field.displayText(of: reading, in: environment) == word)
        #expect(field.formValue(of: reading, in: environment) == value)
      }
    }
  }

  @Test("Bytes are not shown as text")
  func bytes() throws {
    #expect(try field("note").displayText(of: .mismatched(.blob([1, 2])), in: environment) == nil)
  }
}
