import Foldout
import Foundation
import Testing

@testable import FoldoutForms

/// The ways to write a form: conditions and loops, identities, other fields by key path, rules over
/// the record, buttons with functions.
@Suite("Declaring a form") struct DeclaringTests {
  struct Stay: Sendable, Equatable {
    var guest = ""
    var email = ""
    var again = ""
    var arrival: LocalDate?
    var departure: LocalDate?
    var guests = 2
    var agrees = false
    var note = ""
  }

  private static let environment = FormEnvironment(
    locale: Locale(identifier: "en"), timeZone: .gmt, now: Date(timeIntervalSince1970: 0))

  private static func form(isLong: Bool, kind: Int, rooms: [String]) -> Form<Stay> {
    Form<Stay>("Stay") {
      if isLong {
        Section("Guest") { TextField("Guest", \.guest) }
      } else {
        Section("Short") { TextField("Guest", \.guest) }
      }
      switch kind {
      case 0: Section("None") {}
      case 1: Section("One") { NumberField("Guests", \.guests) }
      default: Section("Many") { LongTextField("Note", \.note) }
      }
      for room in rooms {
        Section(room) {
          if room == "Sauna" { SwitchField("Agree", \.agrees) } else { EmailField(room, \.email) }
        }
      }
    }
  }

  @Test("A form is written with if and else, switch and for")
  func conditions() throws {
    let long = Self.form(isLong: true, kind: 1, rooms: ["Suite", "Sauna"])
    #expect(long.sections.map(\.title) == ["Guest", "One", "Suite", "Sauna"])
    #expect(long.fields.map(\.label) == ["Guest", "Guests", "Suite", "Agree"])
    let short = Self.form(isLong: false, kind: 2, rooms: [])
    #expect(short.sections.map(\.title) == ["Short", "Many"])
    // The same section keeps its identity, whatever stands beside it.
    #expect(Self.form(isLong: true, kind: 0, rooms: ["Suite"]).sections.last?.id == "suite")
    #expect(long.sections[2].id == "suite")
    _ = try long.outline()
  }

  @Test("Sections of a loop with one title need identities, and the error names both places")
  func repeated() throws {
    let twice = Self.form(isLong: true, kind: 0, rooms: ["Suite", "Suite"])
    #expect(
      throws: DuplicateIdentityError<String, FieldID>.section("suite", first: 2, second: 3)
    ) { try twice.outline() }
    let named = Form<Stay>("Stay") {
      for (number, title) in [("11", "Suite"), ("12", "Suite")] {
        Section(title) { TextField("Guest \(number)", \.guest) }.id(number)
      }
    }
    #expect(named.sections.map(\.id) == ["11", "12"])
    _ = try named.outline()
  }

  @Test("A choice section can be given an identity")
  func choiceSection() {
    let form = Form<Stay>("Stay") {
      Section(optionsOf: ChoiceField("Guests", \.guests, options: [1, 2])).id("how many")
    }
    #expect(form.sections.map(\.id) == ["how many"])
  }

  private static let dated = Form<Stay>("Stay") {
    Section("Stay") {
      DateField("From", \.arrival).notAfter(\.departure).id("begins")
      DateField("To", \.departure).notBefore(\.arrival)
      EmailField("E-mail", \.email)
      EmailField("E-mail again", \.again).length(2...).equal(to: \.email, when: .onSubmit)
    }
  }

  @Test("A key path finds the field that edits the property, whatever identity that has")
  func keyPaths() throws {
    let form = Self.dated
    try form.check()
    #expect(form.field("to")?.editor.dates?.notBefore == "begins")
    #expect(form.field("begins")?.editor.dates?.notAfter == "to")
    #expect(
      form.fieldsReadByRules(of: try #require(form.field("e_mail_again")), at: [.onSubmit]) == [
        "e_mail"
      ])
    var stay = Stay()
    stay.arrival = LocalDate(year: 2026, month: 3, day: 2)
    let to = try #require(form.field("to"))
    let early = FieldValue.date(try #require(LocalDate(year: 2026, month: 3, day: 1)))
    let problem = form.problem(
      of: early, in: to, of: stay, at: [.onLeaving], environment: Self.environment)
    guard case .beforeField(label: "From", _)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  @Test("A key path that no field edits is an error with both names")
  func unknownKeyPath() {
    let form = Form<Stay>("Stay") {
      Section("Stay") { DateField("To", \.departure).notBefore(\.arrival) }
    }
    #expect {
      try form.check()
    } throws: { error in
      let text = "\(error)"
      return text.contains("“to”") && text.contains("Stay.arrival")
    }
  }

  @Test("A rule over the record alone receives the record with the new value")
  func ruleOfRecord() throws {
    let form = Form<Stay>("Stay") {
      Section("") {
        SwitchField("Agree", \.agrees).rule(when: .onSubmit) { $0.agrees ? nil : "Agree first." }
      }
    }
    let field = try #require(form.field("agree"))
    let environment = Self.environment
    #expect(
      form.problem(
        of: .flag(false), in: field, of: Stay(), at: [.onSubmit], environment: environment)
        == .custom("Agree first."))
    #expect(
      form.problem(
        of: .flag(true), in: field, of: Stay(), at: [.onSubmit], environment: environment) == nil)
  }

  @Test("A button has a function of its own, which receives the typed record")
  func buttons() async throws {
    let form = Form<Stay>("Stay") {
      Section("") {
        TextField("Guest", \.guest)
        ButtonField("Book") { stay in .message("Booked for \(stay.guest)") }
        ButtonField("Print", id: "print it") { _ in .done }
        ButtonField("Send", id: "send")
      }
    }
    #expect(form.fields.map(\.id) == ["guest", "book", "print it", "send"])
    let columns = form.byColumns(template: Stay())
    let record = DynamicRecord(columns: ["guest"], values: [.text("Ada")])
    #expect(await columns.field("book")?.press?(record) == .message("Booked for Ada"))
    #expect(await columns.field("print it")?.press?(record) == .done)
    #expect(columns.field("send")?.press == nil)
  }

  @Test("Reports and notices of a form have the values of its record")
  func reports() throws {
    let form = Self.dated
    let day = try #require(LocalDate(year: 2026, month: 3, day: 2))
    var new = Stay()
    new.arrival = day
    new.email = "ada@example.com"
    let reports = form.reports(
      [
        FieldReport(
          field: "begins", old: .value(.none), new: .value(.date(day)), cause: .person),
        FieldReport(
          field: "e_mail", old: .value(.text("")), new: .value(.text(new.email)), cause: .program),
      ], of: new)
    #expect(reports.map { $0.new(\.arrival) } == [day, nil])
    #expect(reports[0].old(\.arrival) == .some(nil))
    #expect(reports.compactMap { $0.new(\.email) } == ["ada@example.com"])
    #expect(reports[1].old(\.email) == "" && reports[1].old(\.guests) == nil)
    #expect(reports[1].cause == .program && reports[1].report.field == "e_mail")
    let typed = form.event(.typed("e_mail", "a"))
    #expect(typed.typed(\.email) == "a" && typed.typed(\.again) == nil && !typed.began(\.email))
    #expect(form.event(.began("e_mail")).began(\.email))
  }
}
