import Foldout
import FoldoutForms
import Testing

@Suite("Errors of a form's description")
struct FormErrorTests {
  private static let title = TextField<Visit>("Title", \.title)
  private static let note = TextField<Visit>("Note", \.note)

  @Test("The identity of two fields is reported with their labels and sections")
  func repeatedField() {
    let form = Form<Visit>("Twice") {
      Section("A") { Self.title }
      Section("") { Self.note.id("title") }
    }
    let error = #expect(throws: FormError.self) { try form.check() }
    #expect(
      error?.description == """
        Two fields have the identity “title”: “Title” in “A” and “Note”. Give one of them another: \
        .id("…").
        """)
    #expect(throws: DuplicateIdentityError<String, FieldID>.self) { try form.outline() }
  }

  @Test("The identity of two sections is reported with their numbers")
  func repeatedSection() {
    let form = Form<Visit>(
      "Visit",
      sections: [
        Section(id: "a", title: "A", fields: []), Section(id: "a", title: "B", fields: []),
      ])
    let error = #expect(throws: FormError.self) { try form.check() }
    #expect(
      error?.description == """
        Two sections have the identity “a”: number 1 and number 2. Give one of them another: .id("…").
        """)
  }

  @Test("A property that two fields edit is reported, by the form by columns as well")
  func sharedProperty() throws {
    let form = Form<Visit>("Visit") {
      Section("") {
        Self.title
        Self.note
        Self.title.id("again")
      }
    }
    let error = try #require(throws: FormError.self) { try form.check() }
    #expect(
      error.description == """
        The fields “title” and “again” both edit \\Visit.title, so a change of one would undo the \
        other’s. Leave one out, or make it a ReadOnlyField.
        """)
    #expect(throws: error) { try form.byColumns(template: Visit()).check() }
    try Form<Visit>("Visit") {
      Section("") {
        Self.title; ReadOnlyField("Again", \.title)
      }
    }.check()
  }

  @Test("A rule, a limit or a head that names no field of its form is reported")
  func unknownNames() throws {
    let other = TextField<Visit>("Again", \.note)
    for (first, second) in [
      (other.equal(to: "titel"), "titel"), (other.equal(to: "title"), nil),
    ] as [(TextField<Visit>, FieldID?)] {
      let form = Form<Visit>("Visit") {
        Section("") {
          TextField("Title", \.title)
          first
        }
      }
      guard let second else {
        try form.check()
        continue
      }
      #expect(throws: FormError.unknownField(second, namedBy: "again")) {
        try form.check()
      }
    }
    for limited in [
      DateField<Visit>("Day", \.day).notAfter("end"),
      DateField<Visit>("Day", \.day).notBefore("end"),
    ] {
      let form = Form<Visit>("Visit") { Section("") { limited } }
      let error = FormError.unknownField("end", namedBy: "day")
      #expect(throws: error) { try form.check() }
      // The form by columns, which hosts check, names the same fields.
      #expect(throws: error) { try form.byColumns(template: Visit()).check() }
    }
    let headed = Form<Visit>("Visit") { Section("") { other } }
      .head({ $0.title }, picture: "photo")
    #expect(throws: FormError.unknownField("photo", namedBy: nil)) { try headed.check() }
  }

  @Test("A rule or a head that names an unknown field or property is reported with both")
  func sentences() {
    #expect(
      "\(FormError.unknownField("end", namedBy: "day"))" == """
        A rule or limit of the field “day” names a field “end”, which the form does not have. Use the \
        identity of one of its fields.
        """)
    #expect(
      "\(FormError.unknownField("\\Visit.end", namedBy: nil))" == """
        The head of the form names “\\Visit.end”, which no field of the form edits. Add a field for \
        it, or name a property that has one.
        """)
  }
}
