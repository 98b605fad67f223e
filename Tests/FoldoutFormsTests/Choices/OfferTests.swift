import FoldoutForms
import TestSupport
import Testing

@Suite("Offered values")
struct OfferTests {
  private let form = Stay.columns

  private func problem(
    _ id: FieldID, _ value: FieldValue, _ record: DynamicRecord = Stay.form.columns(of: Stay()),
    at timings: Set<RuleTiming> = .storing
  ) -> FieldError? {
    form.field(id).flatMap {
      form.problem(of: value, in: $0, of: record, at: timings, environment: .english)
    }
  }

  @Test(
    "A value that is not an option is refused, unless other values are allowed",
    arguments: [
      ("room", .text("double"), nil), ("room", .text("suite"), .notOffered(text: "suite")),
      ("room", .text(""), nil), ("room", .text("Double"), .notOffered(text: "Double")),
      ("view", .text("street"), nil), ("view", .none, nil), ("nights", .whole(7), nil),
      ("nights", .whole(3), .notOffered(text: "3")), ("nights", .none, .required),
      ("nights", .text("7"), .notOffered(text: "7")),
      ("stars", .whole(99), nil), ("meal", .text("halfBoard"), nil),
      ("meal", .text("brunch"), .notOffered(text: "brunch")), ("meal", .none, .required),
      ("extra", .text("breakfast"), .notOffered(text: "breakfast")), ("extra", .none, nil),
      ("floor", .whole(9), nil), ("floor", .whole(4), .notOffered(text: "4")),
      ("spare", .whole(0), .notOffered(text: "0")), ("country", .text(""), .required),
      ("city", .text("Gouda"), nil), ("city", .text("Bonn"), .notOffered(text: "Bonn")),
    ] as [(FieldID, FieldValue, FieldError?)])
  func offers(id: FieldID, value: FieldValue, expected: FieldError?) {
    #expect(problem(id, value) == expected)
    // There is no refusal while the value is still being typed.
    #expect(problem(id, value, at: .typingAgain) == nil)
  }

  @Test("Options are those of the record with its pending changes")
  func together() {
    var record = Stay.form.columns(of: Stay())
    record["country"] = .text("DE")
    #expect(problem("city", .text("Bonn"), record) == nil)
    #expect(problem("city", .text("Gouda"), record) == .notOffered(text: "Gouda"))
  }

  @Test("A stored value is kept and does not block a button", .promise(6))
  func kept() {
    var record = Stay.form.columns(of: Stay())
    (record["country"], record["room"], record["meal"]) = (.text("DE"), .text("barn"), .text("tea"))
    (record["floor"], record["nights"]) = (.integer(4), .text("3"))
    for (id, value) in [
      ("city", .text("Delft")), ("room", .text("barn")), ("meal", .text("tea")),
      ("floor", .whole(4)), ("nights", .text("3")),
    ] as [(FieldID, FieldValue)] {
      for timings in [Set.storing, .submitting] {
        #expect(problem(id, value, record, at: timings) == nil, "\(id)")
      }
    }
    #expect(form.problems(of: record, environment: .english).isEmpty)
    // Any other value that is not offered is refused.
    #expect(problem("meal", .text("brunch"), record) == .notOffered(text: "brunch"))
    #expect(problem("nights", .text("4"), record) == .notOffered(text: "4"))
  }

  @Test("A long text is shortened in its refusal")
  func excerpt() {
    let long = String(repeating: "x", count: 5_000)
    #expect(
      problem("room", .text(long)) == .notOffered(text: String(repeating: "x", count: 40) + "…"))
    #expect(
      problem("room", .text(" \t"))?.sentence(label: "Room", in: .english)
        == "“empty” isn’t an option for Room. Choose one from the list.")
  }

  @Test("A rule can refuse an option, with its reason")
  func rules() {
    let form = Form<Stay>("Stay") {
      Section("") {
        ChoiceField("Room", \.room, options: ["single", "double"]).rule { value, _ in
          value == .text("double") ? "The double room is being painted." : nil
        }
      }
    }
    let columns = form.byColumns(template: Stay())
    let found = columns.fields.compactMap {
      columns.problem(
        of: .text("double"), in: $0, of: form.columns(of: Stay()), at: .storing,
        environment: .english)
    }
    #expect(found == [.custom("The double room is being painted.")])
  }

  @Test("Options computed from the record depend on every other field")
  func partners() throws {
    for form in [Stay.columns] {
      let all = form.fields.map(\.id)
      for field in form.fields {
        let follows = ["stars", "spare", "city"].contains(field.id)
        #expect(
          form.fieldsReadByRules(of: field, at: .storing)
            == (follows ? all.filter { $0 != field.id } : []),
          "\(field.id)")
        #expect(form.fieldsReadByRules(of: field, at: .typing) == [])
      }
    }
  }
}
