import Foundation
import FoldoutForms
import Testing

/// Laws of bindings: a record keeps every value that its columns accept.
@Suite struct BindingLaws {
  private static let values: [FieldValue] = [
    .none, .text(""), .text("xyz"), .text("12"), .whole(12), .whole(.max), .decimal(3),
    .decimal(Decimal(string: "0.12345678901234567890123456789") ?? 0), .flag(false),
    .date(LocalDate(nearestTo: 2026, month: 2, day: 3)), .time(.midnight),
    .dateTime(LocalDateTime(date: LocalDate(nearestTo: 2026, month: 2, day: 3))), .bytes([1, 2]),
    .month(.first),
  ]

  private static let stored: [StoredValue] = [
    .null, .integer(0), .integer(1), .integer(12), .real(0.25), .text(""), .text("xyz"),
    .text("0.5"), .text("2026-02-03"), .text("2026-02-03T10:30:00"), .text("10:30"), .text("a\0b"),
    .text("2026-02"),
    .text(bytes: [0xFF]), .blob([]), .blob([0, 1]), .redacted(7),
  ]

  /// True if any text, including an empty one, can be stored in a field.
  private static func isFree(_ field: Field<some Sendable>) -> Bool {
    field.kind.isText && !Bound.cases.contains(field.id)
  }

  private let form = Bound.form
  private let columns = Bound.form.byColumns(template: Bound())

  @Test("A field knows if its property can be empty")
  func aFieldKnowsWhetherThereIsNoValue() {
    #expect(form.fields.filter { !$0.canBeNone }.map(\.id) == Bound.always)
    #expect(columns.fields.filter { !$0.canBeNone }.map(\.id) == Bound.always)
    let required = Bound.always.filter { id in form.field(id).map(Self.isFree) != true }
    #expect(form.fields.filter(\.isRequired).map(\.id) == required)
  }

  @Test("A record keeps every value that its column accepts")
  func whatAColumnTakesTheRecordKeeps() throws {
    for field in form.fields {
      let column = try #require(columns.field(field.id))
      for value in Self.values {
        let before = form.columns(of: Bound())
        var after = before
        let isAccepted = column.write(&after, value)
        let problem = columns.problem(
          of: value, in: column, of: before, at: .storing, environment: .english)
        #expect(isAccepted || after == before, "\(field.id) \(value)")
        #expect(isAccepted || problem != nil, "\(field.id) \(value)")
        let kept = form.record(Bound(), with: after)
        #expect(column.read(after) == field.read(kept), "\(field.id) \(value)")
        #expect(isAccepted || kept == Bound(), "\(field.id) \(value)")
      }
    }
  }

  @Test("An empty entry is refused, or stored as no value or as empty text")
  func noValueIsRefusedOrTheEmptyText() throws {
    for field in columns.fields where field.kind != .picture {
      let reading = field.read(form.columns(of: Bound()))
      var emptied: FieldValue?
      do {
        emptied = try field.value(from: "", replacing: reading, in: .english)
      } catch {
        #expect(error == .required, "\(field.id)")
      }
      let expected: FieldValue? =
        !Bound.always.contains(field.id) ? FieldValue.none : Self.isFree(field) ? .text("") : nil
      #expect(emptied == expected, "\(field.id)")
      #expect((try? field.cleared()) == expected, "\(field.id)")
    }
  }

  @Test("A record keeps every stored value that its field accepts")
  func whatIsAcceptedIsKept() throws {
    for field in columns.fields {
      let typed = try #require(form.field(field.id))
      for stored in Self.stored {
        var record = form.columns(of: Bound())
        record[field.id.name] = stored
        guard field.accepts(stored) else { continue }
        let kept = form.record(Bound(), with: record)
        #expect(field.read(record) == typed.read(kept), "\(field.id) \(stored)")
      }
      #expect(!field.accepts(.redacted(7)))
      #expect(field.accepts(.text("xyz")) == (Self.isFree(field) || field.id == "badge"))
      #expect(field.accepts(.blob([0])) == (field.id == "portrait"))
      #expect(
        field.accepts(.null) == (Self.isFree(field) || !Bound.always.contains(field.id)))
    }
  }

  /// Neither a property nor a column rounds a number silently.
  @Test("A number that a property would round is refused")
  func aNumberThatAPropertyWouldRoundIsRefused() throws {
    struct Rate: Sendable {
      var rate = 1.5
    }
    let form = Form<Rate>("Rate") { Section("") { NumberField("Rate", \.rate) } }
    let columns = form.byColumns(template: Rate())
    let field = try #require(columns.fields.first)
    var record = DynamicRecord(columns: ["rate"], values: [.text("1.5")])
    let (number, kept) = (Decimal(9_007_199_254_740_993), Decimal(9_007_199_254_740_992))
    let problem = columns.problem(
      of: .decimal(number), in: field, of: record, at: .storing, environment: .english)
    #expect(problem == .number(.inexact(number, kept: kept)))
    #expect(
      problem?.sentence(label: "Rate", in: .english)
        == "9007199254740993 would be stored as 9007199254740992. Enter a number with fewer digits."
    )
    #expect(field.write(&record, .decimal(kept)) && record["rate"] == .text("\(kept)"))
  }

  @Test("A required text that is missing from its store is read as empty")
  func aTextThatIsMissingFromItsStoreIsEmpty() throws {
    var record = form.columns(of: Bound())
    (record["name"], record["nick"], record["guests"]) = (.null, .null, .null)
    let kept = form.record(Bound(), with: record)
    #expect(kept.name == "" && kept.nick == nil && kept.guests == Bound().guests)
    #expect(columns.field("name")?.read(record) == .value(.text("")))
    #expect(columns.field("nick")?.read(record) == .value(.none))
    // A missing number is shown as no value, and the form asks for one.
    #expect(columns.field("guests")?.read(record) == .value(.none))
    let problems = columns.problems(of: record, environment: .english)
    #expect(problems.map(\.field) == ["guests"])
  }

  @Test("A field that does not write its value says so")
  func aFieldThatRefusesToWriteSaysSo() {
    let deaf = Field<Bound>(
      id: "deaf", label: "Deaf", kind: .text, read: { .value(.text($0.name)) },
      write: { _, _ in false })
    let form = Form<Bound>("Deaf", sections: [Section(id: "all", title: "All", fields: [deaf])])
    let problem = form.problem(
      of: .text("x"), in: deaf, of: Bound(), at: .storing, environment: .english)
    #expect(problem == .cannotHold)
    #expect(
      problem?.sentence(label: "Deaf", in: .english)
        == "Deaf can’t hold this value; nothing was saved.")
  }
}
