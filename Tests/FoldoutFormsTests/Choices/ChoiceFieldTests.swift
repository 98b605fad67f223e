import FoldoutForms
import TestSupport
import Testing

@Suite("Choices")
struct ChoiceFieldTests {
  private let form = Stay.form

  private func titles(
    _ id: FieldID, of stay: Stay = Stay(), in environment: FormEnvironment = .english
  ) throws -> [String] {
    let field = try #require(form.field(id))
    return field.options(in: stay).map { field.title(of: $0, in: environment) }
  }

  @Test("A choice holds a text or a number and has a drawer")
  func kinds() {
    #expect(
      form.fields.map(\.kind) == [
        .text, .text, .wholeNumber, .wholeNumber, .text, .text, .wholeNumber, .wholeNumber, .text,
        .text,
      ])
    #expect(form.owners == Set(form.fields.map(\.id)))
    #expect(
      form.fields.filter(\.canBeNone).map(\.id) == ["view", "stars", "extra", "spare", "city"])
    // A case or a number always has a value; a text can be empty unless it is required.
    #expect(form.fields.filter(\.isRequired).map(\.id) == ["nights", "meal", "floor", "country"])
    #expect(
      form.fields.filter { $0.editor.choice?.allowsOther == true }.map(\.id) == ["view", "stars"])
  }

  @Test("Options are a list, the cases of an enumeration, or computed from the record")
  func options() throws {
    #expect(try titles("room") == ["single", "double"])
    #expect(try titles("view") == ["To the sea", "yard"])
    #expect(try titles("nights") == ["1", "2", "7"])
    #expect(try titles("nights", in: .of("ar_EG")) == ["١", "٢", "٧"])
    #expect(try titles("meal") == ["Breakfast", "Half board", "Full board"])
    #expect(try titles("extra") == ["Half board", "Full board"])
    #expect(try titles("floor") == ["Level ground", "Level first", "Level attic"])
    #expect(try titles("stars") == ["1", "2", "3"])
    #expect(try titles("city") == ["Delft", "Gouda"])
    var other = Stay()
    (other.room, other.country, other.floor) = ("double", "DE", .attic)
    #expect(try titles("stars", of: other) == ["4", "5"])
    #expect(try titles("city", of: other) == ["Bonn", "Trier"])
    #expect(try titles("spare", of: other) == ["0"])
    other.country = "AT"
    #expect(try titles("city", of: other).isEmpty)
    #expect(Visit.form.fields.allSatisfy { $0.options(in: Visit()).isEmpty })
  }

  @Test("If two options have the same value, the first one counts")
  func doubles() throws {
    var field = try #require(form.field("room"))
    field.editor.choice = ChoiceEditing(options: [
      ChoiceOption(.text("a"), title: "First"), ChoiceOption(.text("a"), title: "Second"),
      ChoiceOption(.text("b"), title: " "), ChoiceOption(.text("")),
    ])
    let options = field.options(in: Stay())
    #expect(options.map { field.title(of: $0, in: .english) } == ["First", "b", "empty"])
    #expect(field.option(of: .text("a"), in: Stay())?.title == "First")
    #expect(throws: FieldError.notOffered(text: "Second")) {
      let value = try field.value(from: "Second", replacing: .value(.none), in: Stay(), .english)
      let problem = form.problem(
        of: value, in: field, of: Stay(), at: .storing, environment: .english)
      if let problem { throw problem }
    }
  }

  @Test("A value is shown by its option's title, or as it is without one")
  func display() throws {
    func shown(_ id: FieldID, _ stay: Stay = Stay()) -> String? {
      form.field(id)?.displayText(in: stay, .english)
    }
    #expect(shown("view") == "To the sea" && shown("floor") == "Level ground")
    #expect(shown("meal") == "Breakfast" && shown("extra") == nil && shown("city") == "Delft")
    var stay = Stay()
    (stay.view, stay.country, stay.stars) = ("street", "DE", 12)
    #expect(shown("view", stay) == "street" && shown("city", stay) == "Delft")
    #expect(form.field("stars")?.displayText(in: stay, .of("ar_EG")) == "١٢")
    // The text to be edited is the value, not the title.
    let view = try #require(form.field("view"))
    #expect(view.formValue(of: view.read(Stay()), in: .english) == "sea")
  }

  @Test("A form by columns offers the same options and shows other values as they are", .promise(6))
  func byColumns() throws {
    var other = Stay()
    (other.room, other.country, other.floor, other.view) = ("double", "DE", .attic, nil)
    for stay in [Stay(), other] {
      let record = form.columns(of: stay)
      for field in form.fields {
        let column = try #require(Stay.columns.field(field.id))
        #expect(column.options(in: record) == field.options(in: stay), "\(field.id)")
        #expect(
          column.displayText(in: record, .english) == field.displayText(in: stay, .english))
        #expect(column.editor.choice?.allowsOther == field.editor.choice?.allowsOther)
        #expect(column.editor.choice?.dependsOnRecord == field.editor.choice?.dependsOnRecord)
      }
    }
    var record = form.columns(of: Stay())
    (record["meal"], record["floor"], record["nights"]) = (.text("brunch"), .integer(4), .text("3"))
    func shown(_ id: FieldID) -> String? {
      Stay.columns.field(id)?.displayText(in: record, .english)
    }
    #expect(shown("meal") == "brunch" && shown("floor") == "4" && shown("nights") == "3")
    #expect(Stay.columns.field("meal")?.read(record) == .value(.text("brunch")))
    #expect(Stay.columns.field("nights")?.read(record) == .mismatched(.text("3")))
    // NULL in a column is not read as empty text.
    record["meal"] = .null
    record["room"] = .null
    #expect(Stay.columns.field("meal")?.read(record) == .value(.none))
    #expect(Stay.columns.field("room")?.read(record) == .value(.text("")))
  }
}
