import FoldoutForms
import Testing

@Suite("Limits from another field")
struct OrderTests {
  private let form = Booking.form

  private func day(_ month: Int, _ day: Int) -> LocalDate {
    LocalDate(nearestTo: 2026, month: month, day: day)
  }

  private func time(_ hour: Int, _ minute: Int = 0) -> LocalTime {
    LocalTime(hour: hour, minute: minute) ?? .midnight
  }

  @Test("An end before its start is refused from either side")
  func days() {
    #expect(form.problem("to", .date(day(11, 21))) == nil)
    #expect(
      form.problem("to", .date(day(11, 20))) == .beforeField(label: "From", text: "11/21/2026"))
    var booking = Booking()
    booking.to = day(11, 30)
    #expect(form.problem("from", .date(day(11, 30)), booking) == nil)
    #expect(
      form.problem("from", .date(day(12, 1)), booking)
        == .afterField(label: "To", text: "11/30/2026"))
    // If one of them is missing, there is nothing to compare.
    #expect(Booking().to == nil)
    #expect(form.problem("from", .date(day(12, 31))) == nil)
    booking.from = nil
    #expect(form.problem("to", .date(day(2, 1)), booking) == nil)
    #expect(form.problem("to", .none, booking) == nil)
  }

  @Test("Rules depend on the fields that they name, and a function on all")
  func partners() {
    func partners(_ id: FieldID, at timings: Set<RuleTiming> = .storing) -> [FieldID] {
      form.field(id).map { form.fieldsReadByRules(of: $0, at: timings) } ?? []
    }
    #expect(partners("name") == [])
    #expect(partners("from") == ["to"])
    #expect(partners("begins") == ["from", "ends"])
    #expect(partners("begins", at: .typing) == [])
    #expect(partners("again") == [])
    #expect(partners("again", at: .submitting) == ["password"])
    let others = form.fields.map(\.id).filter { $0 != "guests" && $0 != "send" }
    #expect(partners("guests") == others)
  }

  @Test("A field's own limits are checked first")
  func fixed() {
    #expect(
      form.problem("from", .date(LocalDate.first))
        == .date(.beforeLimit(day(1, 1))))
  }

  @Test("Dates with a time are compared including their times")
  func times() {
    let half = LocalDateTime(date: day(11, 21), time: time(19, 30))
    let before = LocalDateTime(date: day(11, 21), time: time(19, 29))
    #expect(form.problem("ends", .dateTime(half)) == nil)
    #expect(
      form.problem("ends", .dateTime(before))
        == .beforeField(label: "Begins", text: "Nov 21, 2026 at 7:30\u{202F}PM"))
    // A day and a day with a time are compared as days.
    #expect(
      form.problem("begins", .dateTime(LocalDateTime(date: day(11, 21)))) == nil)
    #expect(
      form.problem("begins", .dateTime(LocalDateTime(date: day(11, 20)))) != nil)
  }

  @Test("Times of day are compared with times of day")
  func timesOfDay() {
    var booking = Booking()
    booking.opens = time(9)
    #expect(form.problem("closes", .time(time(9)), booking) == nil)
    guard case .beforeField(label: "Opens", _)? = form.problem("closes", .time(time(8)), booking)
    else {
      Issue.record("a time before another is taken")
      return
    }
    #expect(form.problem("closes", .dateTime(LocalDateTime(date: .first)), booking) == .cannotHold)
  }

  @Test("A picker's limits are the narrower of the field's and its partner's")
  func limits() throws {
    var booking = Booking()
    let from = try #require(form.field("from"))
    let to = try #require(form.field("to"))
    let begins = try #require(form.field("begins"))
    func limits(_ field: Field<Booking>) -> DateLimits {
      form.offeredDays(of: field, in: booking).limits
    }
    #expect(limits(from) == DateLimits(earliest: day(1, 1)))
    #expect(limits(to) == DateLimits(earliest: day(11, 21), latest: day(12, 31)))
    booking.to = day(11, 30)
    booking.ends = LocalDateTime(date: day(11, 25), time: time(1))
    #expect(limits(from) == DateLimits(earliest: day(1, 1), latest: day(11, 30)))
    #expect(limits(begins) == DateLimits(earliest: day(11, 21), latest: day(11, 25)))
    // On the day of the partner's moment, a time is moved within it.
    let offered = form.offeredDays(of: begins, in: booking)
    #expect(
      offered.nearestMoment(to: LocalDateTime(date: day(11, 25), time: time(15)))
        == LocalDateTime(date: day(11, 25), time: time(1)))
    let ends = try #require(form.field("ends"))
    #expect(
      form.offeredDays(of: ends, in: booking)
        .nearestMoment(to: LocalDateTime(date: day(11, 21), time: time(15)))
        == LocalDateTime(date: day(11, 21), time: time(19, 30)))
    // A fixed limit that is narrower stays.
    booking.from = LocalDate.first
    booking.to = LocalDate.last
    #expect(limits(from) == DateLimits(earliest: day(1, 1), latest: .last))
    #expect(
      limits(to)
        == DateLimits(earliest: LocalDate(year: 2020, month: 1, day: 1), latest: day(12, 31)))
  }
}
