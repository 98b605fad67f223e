import FoldoutForms
import Testing

@Suite("Fields of every kind")
struct ProfileTests {
  private let form = Profile.form

  @Test("Each profile field has its kind, and a drawer or none")
  func kinds() {
    #expect(
      form.fields.map(\.kind) == [
        .longText, .longText, .secret, .secret, .email, .email, .phone, .phone, .url, .url, .time,
        .time, .picture, .picture, .button,
      ])
    #expect(form.owners == ["opens", "portrait", "badge"])
    #expect(form.fields.filter(\.isRequired).map(\.id) == ["mail", "opens"])
    #expect(
      form.fields.map(\.editor.typing?.purpose) == [
        nil, nil, "new-password", "new-password", nil, nil, nil, "fax", nil, nil,
        nil, nil, nil, nil, nil,
      ])
  }

  @Test("A profile field writes back the value it read and changes nothing else")
  func readAndWrite() {
    var full = Profile()
    (full.motto, full.recovery, full.otherMail, full.fax) = ("", "x", "a@b.org", "112")
    (full.blog, full.badge) = ("example.org", "badges/17.png")
    full.closes = LocalTime(hour: 23, minute: 59, second: 59)
    for profile in [Profile(), full] {
      for field in form.fields where field.kind != .button {
        guard case .value(let value) = field.read(profile) else {
          Issue.record("\(field.id) reads a foreign value")
          continue
        }
        var copy = profile
        #expect(field.write(&copy, value), "\(field.id)")
        #expect(copy == profile, "\(field.id)")
      }
      let columns = form.columns(of: profile)
      #expect(!columns.columns.contains("send"))
      #expect(form.record(Profile(number: 99), with: columns).number == 99)
      var back = form.record(Profile(about: "", portrait: nil), with: columns)
      back.number = profile.number
      #expect(back == profile)
    }
  }

  @Test("A value of another kind is not written, and a button writes none")
  func wrongKind() {
    let values: [FieldValue] = [
      .none, .flag(true), .whole(1), .text("x"), .bytes([1]), .time(.midnight), .date(.first),
    ]
    for field in form.fields {
      for value in values {
        var copy = Profile()
        let isWritten = field.write(&copy, value)
        guard isWritten else {
          #expect(copy == Profile(), "\(field.id) \(value)")
          continue
        }
        #expect(field.read(copy) == .value(value), "\(field.id) \(value)")
        #expect(field.kind != .button)
      }
    }
  }

  @Test(
    "Blanks around an address are dropped, and blanks alone are no value",
    arguments: [
      ("mail", " ada@example.org\n", .text("ada@example.org")),
      ("other_mail", "  ", FieldValue.none), ("fax", "\t112 ", .text("112")),
      ("blog", " example.org", .text("example.org")), ("motto", "  ", .text("  ")),
      ("recovery", "  ", .text("  ")), ("closes", " ", .none), ("closes", "09:30", .time(.half)),
    ] as [(FieldID, String, FieldValue)])
  func blanks(id: FieldID, text: String, expected: FieldValue) throws {
    let field = try #require(form.field(id))
    #expect(try field.value(from: text, replacing: .value(.none), in: .english) == expected)
  }

  @Test("Pictures and buttons cannot be typed")
  func untyped() throws {
    for id: FieldID in ["portrait", "badge", "send"] {
      let field = try #require(form.field(id))
      #expect(throws: FieldError.readOnly) {
        try field.value(from: "x", replacing: .value(.none), in: .english)
      }
    }
    let portrait = try #require(form.field("portrait"))
    #expect(portrait.displayText(of: portrait.read(Profile()), in: .english) == nil)
  }

  @Test("A redacted secret is neither shown nor read as a value")
  func sealed() throws {
    let column = try #require(form.byColumns(template: Profile()).field("password"))
    let record = DynamicRecord(columns: ["password"], values: [.redacted(7)])
    #expect(column.read(record) == .mismatched(.redacted(7)))
    #expect(column.displayText(of: column.read(record), in: .english) == nil)
    var copy = record
    #expect(column.write(&copy, .text("new")))
    #expect(copy["password"] == .text("new"))
    // A redacted value does not overwrite the value that a record holds.
    let kept = form.record(Profile(), with: record)
    #expect(kept.password == "hunter2")
  }

  @Test("The head of a form by columns keeps its title, detail and picture")
  func heads() throws {
    let headed = form.head({ "No. \($0.number)" }, detail: { $0.mail }, picture: "portrait")
    let columns = headed.columns(of: Profile())
    let head = try #require(headed.byColumns(template: Profile(number: 5)).head)
    #expect(head.title(columns) == "No. 5")
    #expect(head.detail(columns) == "ada@example.org")
    guard case .field("portrait")? = head.picture else {
      Issue.record("the picture is another")
      return
    }
    let computed = form.head({ $0.mail }, picture: { .text("\($0.number).png") })
    guard case .value(let picture)? = computed.byColumns(template: Profile()).head?.picture else {
      Issue.record("the picture is another")
      return
    }
    #expect(picture(columns) == .text("17.png"))
    let bare = form.head({ $0.mail }).head
    #expect(bare != nil && bare?.picture == nil)
  }
}

extension LocalTime {
  fileprivate static let half = LocalTime(hour: 9, minute: 30) ?? .midnight
}
