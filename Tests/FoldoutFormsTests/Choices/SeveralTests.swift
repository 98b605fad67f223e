import FoldoutForms
import Testing

/// Several chosen values: their storage in a column, their order, and their number.
@Suite("Several choices")
struct SeveralTests {
  private enum Skill: String, CaseIterable, Sendable { case swift, rust, cobol }

  private struct Person: Sendable, Equatable {
    var skills: Set<Skill> = [.rust, .swift]
    var floors = [2, 1]
    var tags = ["b", "a"]
    var country = ""
    var city: String?
  }

  private let form = Form<Person>("Person") {
    Section(optionsOf: ChoiceField("Skills", \.skills))
    Section(optionsOf: ChoiceField("Floors", \.floors, options: [1, 2, 3]).choosing(1...2))
    Section("More") {
      ChoiceField("Tags", \.tags, options: { _ in ["a", "b", "c"] }, order: .asChosen)
    }
  }

  private func column(_ id: FieldID) throws -> (Field<DynamicRecord>, DynamicRecord) {
    let field = try #require(form.byColumns(template: Person()).field(id))
    return (field, form.columns(of: Person()))
  }

  @Test("Several values are kept as a JSON list, in the order of the options or of choosing")
  func order() throws {
    let record = form.columns(of: Person())
    #expect(record["skills"] == .text(#"["swift","rust"]"#))
    #expect(record["floors"] == .text("[1,2]"))
    #expect(record["tags"] == .text(#"["b","a"]"#))
    let (skills, _) = try column("skills")
    let all = skills.toggling(
      .text("cobol"), from: .several([.text("rust"), .text("swift")]), in: record)
    #expect(all == .several([.text("swift"), .text("rust"), .text("cobol")]))
    let (tags, _) = try column("tags")
    #expect(
      tags.toggling(.text("c"), from: .several([.text("b"), .text("a")]), in: record)
        == .several([.text("b"), .text("a"), .text("c")]))
    #expect(form.record(Person(), with: record) == Person(floors: [1, 2]))
  }

  @Test(
    "Anything but a JSON list of distinct texts and whole numbers is foreign",
    arguments: [
      ("[]", true), (#"["swift"]"#, true), (#" [ "rust" , 7 ] "#, true), ("", false),
      ("swift", false), (#""swift""#, false), ("{}", false), ("null", false), ("[null]", false),
      ("[true]", false), ("[1.5]", false), ("[[]]", false), (#"["swift","swift"]"#, false),
      (#"["swift"] x"#, false), ("[99999999999999999999]", false),
      (String(repeating: "[", count: 5_000), false),
    ])
  func strict(_ text: String, _ isList: Bool) throws {
    var (field, record) = try column("skills")
    record["skills"] = .text(text)
    if case .mismatched(let stored) = field.read(record) {
      #expect(!isList && stored == .text(text))
    } else {
      #expect(isList)
    }
    record["skills"] = .integer(1)
    #expect(field.read(record) == .mismatched(.integer(1)))
    record["skills"] = .null
    #expect(field.read(record) == .value(.several([])))
  }

  @Test("A value that the property cannot hold is kept in its place, and none is added")
  func unlisted() throws {
    var (field, record) = try column("skills")
    record["skills"] = .text(#"["basic","rust"]"#)
    #expect(form.record(Person(), with: record).skills == [.rust])
    #expect(field.write(&record, .several([.text("swift"), .text("basic")])))
    #expect(record["skills"] == .text(#"["swift","basic"]"#))
    #expect(!field.write(&record, .several([.text("ada")])))
    #expect(!field.write(&record, .text("swift")) && !field.write(&record, .none))
    #expect(record["skills"] == .text(#"["swift","basic"]"#))
    #expect(field.displayText(in: record, .english) == "Swift, basic")
    #expect(
      field.displayText(in: record, .of("ar_EG")).map {
        $0.filter { !"\u{2068}\u{2069}".contains($0) }
      } == "Swift، basic")
  }

  @Test("The number of chosen options is checked when they are about to be stored")
  func counts() throws {
    let (floors, record) = try column("floors")
    let form = form.byColumns(template: Person())
    func problem(_ numbers: Int...) -> FieldError? {
      form.problem(
        of: .several(numbers.map { .whole(Int64($0)) }), in: floors, of: record, at: .storing,
        environment: .english)
    }
    #expect(problem(1) == nil && problem(1, 3) == nil)
    #expect(problem() == .tooFewChosen(count: 0, minimum: 1))
    #expect(problem(1, 2, 3) == .tooManyChosen(count: 3, maximum: 2))
    #expect(problem(4) == .notOffered(text: "4"))
    // Too many stored values can be removed one by one.
    var full = record
    full["floors"] = .text("[1,2,3,9]")
    for (numbers, expected) in [
      ([1, 2, 3], nil), ([1, 2, 3, 9], FieldError.tooManyChosen(count: 4, maximum: 2)),
    ] {
      let value = FieldValue.several(numbers.map { .whole(Int64($0)) })
      #expect(
        form.problem(of: value, in: floors, of: full, at: .storing, environment: .english)
          == expected)
    }
  }

  @Test("A preselection that breaks the rule is an error of its own type")
  func preselection() throws {
    try form.checkChoices(of: Person())
    #expect(
      throws: PreselectionError(
        field: "floors", label: "Floors", problem: .tooManyChosen(count: 3, maximum: 2))
    ) { try form.checkChoices(of: Person(floors: [3, 2, 1])) }
    #expect(
      throws: PreselectionError(
        field: "floors", label: "Floors", problem: .tooFewChosen(count: 0, minimum: 1))
    ) { try form.checkChoices(of: Person(floors: [])) }
    let country = ChoiceField<Person, String>("Country", \.country, options: ["NL", "DE"])
    let none = PreselectionError(field: "country", label: "Country", problem: .required)
    #expect(throws: none) {
      try Form("P") { Section(optionsOf: country) }.checkChoices(of: Person())
    }
    #expect(none.description.contains("“Country” begins with none chosen"))
    // It may be empty in a drawer, or if that is declared.
    try Form("P") { Section("S") { country.required() } }.checkChoices(of: Person())
    let city = ChoiceField<Person, String>("City", \.city, options: ["Delft"])
    try Form("P") { Section(optionsOf: city) }.checkChoices(of: Person())
    #expect(throws: PreselectionError.self) {
      try Form("P") { Section(optionsOf: city.required()) }.checkChoices(of: Person())
    }
    try Form("P") { Section(optionsOf: city.startingEmpty()) }.checkChoices(of: Person())
  }

  @Test("Options can have a second line, a picture, and be disabled by the record")
  func looks() throws {
    let field = ChoiceField<Person, Skill>("Skills", \.skills)
      .detail { $0 == .cobol ? "Since 1959" : nil }
      .picture { $0 == .rust ? [1] : nil }
      .disabled { skill, person in skill == .swift && person.country == "NL" }
      .field
    var person = Person()
    #expect(field.options(in: person).map(\.detail) == [nil, nil, "Since 1959"])
    #expect(field.options(in: person).map(\.picture) == [nil, [1], nil])
    #expect(field.options(in: person).allSatisfy { $0.isEnabled })
    person.country = "NL"
    #expect(field.options(in: person).map(\.isEnabled) == [false, true, true])
    // An option that was chosen before may stay chosen although it is disabled now.
    let form = Form<Person>("P", sections: [Section(id: "s", title: "", fields: [field])])
    func problem(_ skills: FieldValue...) -> FieldError? {
      form.problem(
        of: .several(skills), in: field, of: person, at: .storing, environment: .english)
    }
    #expect(problem(.text("swift")) == nil)
    person.skills = []
    #expect(problem(.text("swift")) == .optionDisabled(title: "Swift"))
  }

  @Test(
    "A choice unfolds a drawer among other fields, and has rows in a section of its own")
  func places() {
    #expect(form.sections.map { $0.choice?.id } == ["skills", "floors", nil])
    var crowded = form.sections[0]
    crowded.fields += form.sections[2].fields
    #expect(crowded.choice == nil)
    #expect(
      form.byColumns(template: Person()).sections.map { $0.choice?.id } == [
        "skills", "floors", nil,
      ])
  }
}
