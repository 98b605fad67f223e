import Foundation
import FoldoutForms
import Testing

@Suite("Rules")
struct RuleTests {
  private let form = Booking.form

  @Test(
    "Each rule refuses wrong values with its reason and accepts right ones",
    arguments: [
      ("name", .text("Ada"), nil), ("name", .text(""), .required), ("name", .none, .required),
      ("name", .text("A"), .tooShort(count: 1, minimum: 2)),
      ("name", .text("👩‍👩‍👧e\u{301}"), nil),
      ("name", .text("Ada Lovelace"), .tooLong(count: 12, maximum: 10)),
      ("code", .text("XY0000"), nil), ("code", .text(""), nil),
      ("code", .text("XY0000 "), .pattern(hint: "two letters and four digits")),
      ("guests", .whole(12), nil), ("guests", .whole(0), .tooSmall(minimum: 1)),
      ("guests", .whole(13), .tooLarge(maximum: 12)), ("guests", .text("many"), .cannotHold),
      ("price", .decimal(0), nil), ("price", .none, nil),
      ("price", .decimal(-1), .tooSmall(minimum: 0)),
      ("mail", .text("ada@example.org"), nil), ("mail", .none, nil),
      ("mail", .text("ada@"), .notAnEmail(text: "ada@")),
      ("mail", .text("adalovelace@example.org"), .tooLong(count: 23, maximum: 20)),
      ("password", .text("short"), .tooShort(count: 5, minimum: 8)),
      ("send", .none, nil),
    ] as [(FieldID, FieldValue, FieldError?)])
  func problems(id: FieldID, value: FieldValue, expected: FieldError?) {
    #expect(form.problem(id, value) == expected)
  }

  @Test("Each rule is checked at its own time only")
  func timings() {
    let wrong: [(FieldID, FieldValue, RuleTiming)] = [
      ("name", .text("A"), .onChange), ("code", .text("x"), .afterLeaving),
      ("guests", .whole(0), .onLeaving), ("again", .text("x"), .onSubmit),
      ("name", .none, .onLeaving), ("to", .date(.first), .onLeaving),
    ]
    // The rules checked at each moment, written out independently of the code.
    let checked: [(Set<RuleTiming>, Set<RuleTiming>)] = [
      (.typing, [.onChange]), (.typingAgain, [.onChange, .afterLeaving]),
      (.storing, [.onChange, .onLeaving, .afterLeaving]),
      (.submitting, [.onChange, .onLeaving, .afterLeaving, .onSubmit]),
    ]
    for (id, value, timing) in wrong {
      for other in RuleTiming.allCases {
        let problem = form.problem(id, value, at: [other])
        #expect((problem != nil) == (other == timing), "\(id) \(other)")
      }
      for (moment, timings) in checked {
        let problem = form.problem(id, value, at: moment)
        #expect((problem != nil) == timings.contains(timing), "\(id) \(timings)")
      }
    }
    #expect(Set(RuleTiming.allCases) == .submitting)
  }

  @Test("A rule's function is given the value and the record with pending changes")
  func functions() {
    var booking = Booking()
    booking.isClosed = true
    #expect(form.problem("guests", .whole(3), booking) == .custom("Closed on Sundays."))
    // Earlier rules are checked first.
    #expect(form.problem("guests", .whole(13), booking) == .tooLarge(maximum: 12))
    let form = Form<Booking>("F") {
      Section("") {
        NumberField("Guests", \.guests).rule { value, record in
          value == .whole(Int64(record.guests)) ? "as it would be" : nil
        }
      }
    }
    #expect(form.problem("guests", .whole(9)) == .custom("as it would be"))
  }

  @Test("A form by columns applies the same rules, also to fields that it does not show")
  func byColumns() {
    var closed = Booking()
    closed.isClosed = true
    let values: [FieldValue] = [
      .none, .text(""), .text("A"), .text("ada@example.org"), .whole(0), .whole(5), .decimal(-1),
      .date(.first), .date(.last), .time(.midnight), .dateTime(LocalDateTime(date: .first)),
    ]
    for booking in [Booking(), closed] {
      let columns = form.columns(of: booking)
      let dynamic = form.byColumns(template: booking)
      for field in form.fields {
        guard let column = dynamic.field(field.id) else { continue }
        #expect(
          dynamic.offeredDays(of: column, in: columns)
            == form.offeredDays(of: field, in: booking))
        for value in values {
          // A column can hold any text, but a property has its own type.
          var copy = booking
          guard field.write(&copy, value) else { continue }
          let mine = form.problem(
            of: value, in: field, of: booking, at: .submitting, environment: .english)
          let theirs = dynamic.problem(
            of: value, in: column, of: columns, at: .submitting, environment: .english)
          #expect(mine == theirs, "\(field.id) \(value)")
        }
      }
    }
  }

  @Test("All problems of a record are reported in the order of its fields")
  func wholeRecord() {
    var booking = Booking()
    #expect(form.problems(of: booking, environment: .english).isEmpty)
    booking.again = "incorrect horse"
    booking.name = ""
    booking.to = LocalDate(year: 2026, month: 11, day: 20)
    let found = form.problems(of: booking, environment: .english)
    #expect(found.map(\.field) == ["name", "again", "from", "to"])
    #expect(
      found.map(\.problem) == [
        .required, .differsFromField(label: "Password"),
        .afterField(label: "To", text: "11/20/2026"),
        .beforeField(label: "From", text: "11/21/2026"),
      ])
    #expect(
      form.problems(of: booking, at: .storing, environment: .english).map(\.field)
        == ["name", "from", "to"])
  }

  @Test("A redacted secret counts as present and is compared with nothing")
  func sealed() throws {
    let dynamic = form.byColumns(template: Booking())
    var columns = form.columns(of: Booking())
    columns["password"] = .redacted(1)
    columns["again"] = .redacted(2)
    #expect(dynamic.problems(of: columns, environment: .english).isEmpty)
    let again = try #require(dynamic.field("again"))
    let problem = dynamic.problem(
      of: .text("anything"), in: again, of: columns, at: .submitting, environment: .english)
    #expect(problem == nil)
  }
}
