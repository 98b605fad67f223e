import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Columns with names that have a meaning in this program, in HTML, in addresses or in forms.
@Suite struct OddNameTests {
  /// Names that resemble each other stand in one group.
  private static let groups = [
    ["", " ", "~", ".", "..", "a.b", "a b", "a  b", "~original.x", "~x", "~now.a"],
    ["open", "tap", "edit", "close", "from", "lang", "zone", "id", "name", "value", "action"],
    ["\"", "'", "<b>", "&amp;", "a&b=c", "a/b", "a,b", "#r", "?", "x'); DROP TABLE t; --"],
    ["a\nb", "a\rb", "a\r\nb", "\n", "a\tb", "%0A", "a%0Db", "-\n", "a b"],
    ["100%", "%41", "A", "+", "%22", "\"", "~%61", "~a", "é", "👩‍👩‍👧‍👦", "مرحبا"],
    ["dataset", "querySelector", "_charset_", "isindex", "fields", "head", "sections"],
  ]

  /// The names of one table: those of a group, and in all tests of all groups at once.
  private static let tables =
    groups + Depth.of([], all: [Set(groups.joined()).sorted()])

  @Test("A column with any name is changed on its own", .promise(5), arguments: tables)
  func eachIsChangedByItself(names: [String]) async throws {
    let store = Company.store(
      of: names.map { (ColumnSchema(name: $0, declaredType: "TEXT"), .text("old")) })
    let visitor = Visitor(store)
    for (number, name) in names.enumerated() {
      let answer = try await visitor.send("/t/t/1") { form in
        try form.type("new \(number)", into: FieldID(name).textParameter)
      }
      #expect(answer.code == 303, "\(name): \(answer.text)")
      for (other, name) in names.enumerated() {
        let text = other > number ? "old" : "new \(other)"
        #expect(try await store.cell(name, in: "t") == .text(text), "\(name)")
      }
    }
  }

  @Test("A search in a reference of any name survives its encoding in an address")
  func searchesInAddresses() throws {
    for name in Self.groups.joined() {
      let pair = Parameters.Pair(name: Aspect.find.name(of: FieldID(name)), value: "a b&c")
      #expect(try Parameters(pair.encoded.utf8).pairs == [pair], "\(name)")
      #expect(Aspect.parse(pair.name)?.field == FieldID(name), "\(name)")
    }
    #expect(Parameters.Pair(name: "~find.team", value: "a").encoded == "~find.team=a")
  }

  /// Another program may have stored a blank name; its link and heading must still have a text.
  @Test(
    "A record with a blank name is titled by its key", arguments: ["", "  ", "\u{200F}\u{200E}"])
  func aBlankNameIsItsKey(name: String) async throws {
    let visitor = Visitor(Company.store([Company.row(17, name)]), screens: Company.screens)
    for (list, record) in [("/t/people", "/t/people/17"), ("/people", "/record/17")] {
      let row = try PageReader.page(await visitor.get(list)).all("li").first
      #expect(row?.all("bdi").first?.text == "17", "\(list)")
      let page = try PageReader.page(await visitor.get(record))
      #expect(page.all("h1").first?.text == "17", "\(record)")
      #expect(page.all("title").first?.text.contains("17") == true)
    }
  }

  @Test("A date with any name unfolds on its own", arguments: tables)
  func eachDateUnfoldsByItself(names: [String]) async throws {
    let store = Company.store(
      of: names.map {
        (ColumnSchema(name: $0, declaredType: "DATE", dateForm: .day), .text("2020-01-01"))
      })
    let visitor = Visitor(store)
    for (index, name) in names.enumerated() {
      let opened = try await visitor.send("/t/t/1", pressing: "open", FieldID(name).formName)
      // In `open=`, an empty name means no drawer, so this drawer stays folded.
      guard !name.isEmpty, let location = opened.location else { continue }
      let answer = await visitor.get(location)
      let page = try PageReader.page(answer)
      let drawers = page.all { $0["class"] == "drawer" }
      #expect(drawers.map { $0["id"] } == ["d-\(PercentCoding.encode(name))"], "\(name)")
      let anchor = location.drop { $0 != "#" }.dropFirst()
      #expect(page.byID(String(anchor)) != nil, "\(name)")
      let day = index % 28 + 1
      let changed = try await visitor.send(answer) {
        try $0.pick("\(day)", of: Aspect.day.name(of: FieldID(name)))
      }
      #expect(changed.code == 303)
      let text = "2020-01-\(day < 10 ? "0" : "")\(day)"
      #expect(try await store.cell(name, in: "t") == .text(text), "\(name)")
    }
  }
}
