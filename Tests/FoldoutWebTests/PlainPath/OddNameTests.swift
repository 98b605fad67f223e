import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Columns under names that mean something elsewhere: here, in HTML, in addresses, in forms.
@Suite struct OddNameTests {
  private static let names = [
    "", " ", "open", "tap", "edit", "close", "from", "lang", "zone", "~x", "~", "~original.x",
    "~now.a",
    "a.b", ".", "..", "a b", "a  b", "\"", "'", "<b>", "&amp;", "a&b=c", "a/b", "a,b", "100%",
    "%41",
    "+", "#r", "?", "é", "👩‍👩‍👧‍👦", "مرحبا", "action", "dataset", "querySelector", "id", "name",
    "a\nb", "a\rb", "a\r\nb", "\n", "a\tb", "%0A", "a%0Db", "%22", "~%61", "-\n",
    "_charset_", "isindex", "fields", "head", "sections", "value", "x'); DROP TABLE t; --",
  ]

  @Test("A column with any name is changed on its own")
  func eachIsChangedByItself() async throws {
    let names = OddNameTests.names
    let store = Company.store(
      of: names.map { (ColumnSchema(name: $0, declaredType: "TEXT"), .text("old")) })
    let visitor = Visitor(store)
    for (number, name) in names.enumerated() {
      let answer = try await visitor.send("/t/t/1") { form in
        try form.type("new \(number)", into: FieldID(name).textParameter)
      }
      #expect(answer.code == 303, "\(name): \(answer.text)")
      #expect(try await store.cell(name, in: "t") == .text("new \(number)"), "\(name)")
    }
  }

  /// Somebody else's program may have stored a name of blanks: it is a link and a heading still.
  @Test(
    "A record with a blank name is called by its key", arguments: ["", "  ", "\u{200F}\u{200E}"])
  func aBlankNameIsItsKey(name: String)
    async throws
  {
    let store = Company.store([Company.row(17, name)])
    let form = Form<DynamicRecord>(
      "Person",
      sections: [
        Section(
          id: "s", title: "",
          fields: [Field(column: "name", label: "Name", kind: .text, coding: .text)])
      ]
    ).head { $0["name"].string ?? "" }
    var screened = Visitor(store)
    screened.site.screens = [
      Screen(
        title: { _ in "People" },
        content: .list(table: "people", path: "/people", records: "/record", form: { _, _ in form })
      )
    ]
    for (list, record) in [("/t/people", "/t/people/17"), ("/people", "/record/17")] {
      let row = try PageReader.page(await screened.get(list)).all("li").first
      #expect(row?.all("bdi").first?.text == "17", "\(list)")
      let page = try PageReader.page(await screened.get(record))
      #expect(page.all("h1").first?.text == "17", "\(record)")
      #expect(page.all("title").first?.text.contains("17") == true)
    }
  }

  @Test("A date with any name unfolds on its own")
  func eachDateUnfoldsByItself() async throws {
    let names = OddNameTests.names
    let store = Company.store(
      of: names.map {
        (ColumnSchema(name: $0, declaredType: "DATE", dateForm: .day), .text("2020-01-01"))
      })
    let visitor = Visitor(store)
    for (index, name) in names.enumerated() {
      let opened = try await visitor.send("/t/t/1", pressing: "open", FieldID(name).formName)
      // The empty name cannot be told from none in `open=`; its drawer stays folded.
      guard !name.isEmpty, let location = opened.location else { continue }
      let page = await visitor.get(location)
      let drawers = try PageReader.page(page).all { $0["class"] == "drawer" }
      #expect(drawers.map { $0["id"] } == ["d-\(PercentCoding.encode(name))"], "\(name)")
      let anchor = location.drop { $0 != "#" }.dropFirst()
      #expect(try PageReader.page(page).byID(String(anchor)) != nil, "\(name)")
      let day = index % 28 + 1
      let changed = try await visitor.send(page) {
        try $0.pick("\(day)", of: Aspect.day.name(of: FieldID(name)))
      }
      #expect(changed.code == 303)
      let text = "2020-01-\(day < 10 ? "0" : "")\(day)"
      #expect(try await store.cell(name, in: "t") == .text(text), "\(name)")
    }
  }
}
