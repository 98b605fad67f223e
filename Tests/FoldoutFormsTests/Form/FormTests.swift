import Foldout
import FoldoutForms
import Testing

@Suite("Forms")
struct FormTests {
  @Test("A field's identity follows from its label, unless given")
  func identities() {
    #expect(
      Visit.form.fields.map(\.id) == [
        "title", "note", "guests", "table", "price", "deposit", "rating", "discount", "is_paid",
        "number", "day", "booked", "starts", "made_at",
      ])
    #expect(Visit.form.sections.map(\.id) == ["what", "when"])
    #expect(Visit.form.owners == ["day", "booked", "starts", "made_at"])
  }

  @Test("A property that cannot be empty makes its field required, except for texts")
  func required() {
    let required = Visit.form.fields.filter(\.isRequired).map(\.id)
    #expect(required == ["title", "guests", "deposit", "rating", "is_paid", "booked", "made_at"])
  }

  @Test("Sections with the same title keep their identities when others are hidden")
  func titles() throws {
    func ids(first: Bool, second: Bool) throws -> [String] {
      let form = Form<Visit>("Visit") {
        Section("") { TextField("Title", \.title) }
        if first { Section("Times") { TextField("Note", \.note) } }
        Section("Times") { NumberField("Guests", \.guests) }
        if second { Section("Times") { NumberField("Table", \.table) } }
        Section("") { DateField("Day", \.day) }
      }
      _ = try form.outline()
      return form.sections.map(\.id)
    }
    let all = try ids(first: true, second: true)
    #expect(all == [".0", "times.1.0", "times", "times.3.0", ".4"])
    #expect(try ids(first: false, second: true) == [all[0], all[2], all[3], all[4]])
    #expect(try ids(first: true, second: false) == [all[0], all[1], all[2], all[4]])
    #expect(try ids(first: false, second: false) == [all[0], all[2], all[4]])
  }

  @Test("A field's identity may be a case of an enumeration")
  func cases() {
    enum Key: String { case title, day = "the day", end }
    let form = Form<Visit>("Visit") {
      Section("") {
        TextField("A title", \.title).id(Key.title)
        DateField("Day", \.day).id(Key.day).notAfter(Key.end)
        TextField("Again", \.note).equal(to: Key.title)
      }
    }
    #expect(form.fields.map(\.id) == ["title", "the day", "again"])
    #expect(form.field(Key.day)?.editor.dates?.notAfter == "end")
    #expect(form.field(Key.title)?.label == "A title" && form.field(Key.end) == nil)
  }

  @Test("A field writes back the value it read and changes nothing else")
  func readAndWrite() {
    for field in Visit.form.fields where field.kind != .readOnly {
      let before = Visit()
      guard case .value(let value) = field.read(before) else {
        Issue.record("\(field.id) reads a foreign value")
        continue
      }
      var after = before
      #expect(field.write(&after, value), "\(field.id)")
      #expect(after == before, "\(field.id)")
    }
  }

  @Test("A value of another kind is not written")
  func wrongKind() {
    for field in Visit.form.fields {
      var visit = Visit()
      let wrong: FieldValue = field.kind == .flag ? .text("x") : .flag(true)
      #expect(!field.write(&visit, wrong), "\(field.id)")
      #expect(visit == Visit(), "\(field.id)")
    }
  }

  @Test("No value is written to an optional property and refused for others")
  func noValue() {
    let optional: Set<FieldID> = ["note", "table", "price", "discount", "day", "starts"]
    for field in Visit.form.fields {
      var visit = Visit()
      #expect(field.write(&visit, .none) == optional.contains(field.id), "\(field.id)")
      if optional.contains(field.id) { #expect(field.read(visit) == .value(.none)) }
    }
  }

  @Test("A form by key path and the same form by columns read alike")
  func byColumns() {
    let columns = Visit.form.columns(of: Visit())
    let form = Visit.form.byColumns(template: Visit())
    for (typed, dynamic) in zip(Visit.form.fields, form.fields) {
      #expect(typed.read(Visit()) == dynamic.read(columns), "\(typed.id)")
      #expect(typed.isRequired == dynamic.isRequired && typed.offeredDays == dynamic.offeredDays)
    }
    #expect(Visit.form.record(Visit(title: "", guests: 0), with: columns) == Visit())
  }
}
