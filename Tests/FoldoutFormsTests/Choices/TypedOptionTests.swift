import FoldoutForms
import Testing

@Suite("Typed options")
struct TypedOptionTests {
  private func value(
    _ id: FieldID, _ text: String, in stay: Stay = Stay(), _ environment: FormEnvironment = .english
  ) throws -> FieldValue {
    let field = try #require(Stay.columns.field(id))
    let record = Stay.form.columns(of: stay)
    return try field.value(from: text, replacing: field.read(record), in: record, environment)
  }

  @Test(
    "A typed text names an option by its title or its value",
    arguments: [
      ("view", "To the sea", .text("sea")), ("view", " to THE sea\n", .text("sea")),
      ("view", "SEA", .text("sea")), ("view", "\u{200F}Sea\u{200F}", .text("sea")),
      ("view", "street ", .text("street ")), ("view", "", .none), ("view", "  ", .none),
      ("meal", "half board", .text("halfBoard")), ("meal", "HALFBOARD", .text("halfBoard")),
      ("meal", "full_board", .text("full_board")), ("floor", "level ATTIC", .whole(9)),
      ("floor", "9", .whole(9)), ("nights", "007", .whole(7)), ("nights", "٢", .whole(2)),
      ("stars", "12", .whole(12)), ("room", "", .text("")), ("city", "gouda", .text("Gouda")),
    ] as [(FieldID, String, FieldValue)])
  func named(id: FieldID, text: String, expected: FieldValue) throws {
    #expect(try value(id, text) == expected)
  }

  @Test("An option is typed in the page's digits and depends on the record")
  func places() throws {
    #expect(try value("nights", "٧", .of("ar_EG")) == .whole(7))
    var stay = Stay()
    stay.country = "DE"
    #expect(try value("city", "BONN", in: stay) == .text("Bonn"))
    // A value that is not offered is read as a text, and refused when it is to be stored.
    #expect(try value("city", "GOUDA", in: stay) == .text("GOUDA"))
  }

  @Test(
    "A text that names no option is refused",
    arguments: [
      ("nights", "a week", FieldError.notOffered(text: "a week")),
      ("stars", "many", .number(.unreadable(text: "many", invalidCharacter: "m", as: .whole))),
      ("meal", "", .required), ("nights", " ", .required),
      ("room", "a\u{7}", .controlCharacter("\u{7}")),
      ("room", String(repeating: "x", count: 4_097), .optionTooLong(limit: 4_096)),
      ("view", String(repeating: "é", count: 2_049), .optionTooLong(limit: 4_096)),
      ("stars", String(repeating: "1", count: 1_048_576), .optionTooLong(limit: 4_096)),
    ] as [(FieldID, String, FieldError)])
  func refused(id: FieldID, text: String, expected: FieldError) {
    #expect(throws: expected) { try value(id, text) }
  }

  private func typed(_ text: String, among options: [ChoiceOption]) throws -> FieldValue {
    var field = try #require(Stay.columns.field("view"))
    field.editor.choice = ChoiceEditing(options: options, allowsOther: true)
    let record = Stay.form.columns(of: Stay())
    return try field.value(from: text, replacing: field.read(record), in: record, .english)
  }

  @Test("A title shared by several options names none of them, and exact case comes first")
  func ambiguous() throws {
    let twins = [
      ChoiceOption(.text("1"), title: "Springfield"),
      ChoiceOption(.text("2"), title: "Springfield"),
      ChoiceOption(.text("3"), title: "SPRINGFIELD"),
      ChoiceOption(.text("1"), title: "Shelbyville"),
    ]
    for text in ["Springfield", " springfield ", "sPRINGFIELD"] {
      let title = text.split(separator: " ").joined()
      #expect(throws: FieldError.ambiguousOption(title: title)) {
        try typed(text, among: twins)
      }
    }
    #expect(try typed("SPRINGFIELD", among: twins) == .text("3"))
    #expect(try typed("2", among: twins) == .text("2"))
    // If several options have the same value, only the first one counts.
    #expect(try typed("Shelbyville", among: twins) == .text("Shelbyville"))
  }

  @Test("A title comes before a value, and an option of any length is accepted")
  func order() throws {
    let crossed = [
      ChoiceOption(.text("a"), title: "b"), ChoiceOption(.text("b"), title: "a"),
      ChoiceOption(.text(String(repeating: "z", count: 10_000)), title: "long"),
    ]
    #expect(try typed("a", among: crossed) == .text("b"))
    #expect(try typed("B", among: crossed) == .text("a"))
    let long = String(repeating: "z", count: 10_000)
    #expect(try typed(long, among: crossed) == .text(long))
  }

  @Test("A field that is not a choice reads a text without a record")
  func others() throws {
    for field in Visit.form.fields where !field.kind.isReadOnly {
      let reading = field.read(Visit())
      let text = field.formValue(of: reading, in: .english) ?? ""
      #expect(
        try field.value(from: text, replacing: reading, in: Visit(), .english)
          == field.value(from: text, replacing: reading, in: .english))
      #expect(
        field.displayText(in: Visit(), .english) == field.displayText(of: reading, in: .english))
    }
  }
}
