import FoldoutForms
import FoldoutRecords
import FoldoutWords
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import FoldoutWeb

/// The switches above a record: their addresses, their selected options, and links that keep the
/// choice.
@Suite("Switches of the environment") struct SwitchTests {
  private struct Employment: Sendable {
    var name = ""
    var hired: LocalDate?
    var left: LocalDate?
  }

  private let store = Company.store()
  private let visitor: Visitor

  init() {
    visitor = Visitor(
      store,
      screens: [
        .record(
          "Dates", of: "people", key: RecordKey([.integer(1)]), at: "/dates",
          form: { _ in
            Form<Employment>("Dates") {
              Section("") {
                TextField("Name", \.name).id("name")
                DateField("Hired", \.hired, style: .openCalendar).id("hired")
                DateField("Left", \.left).id("left")
              }
            }
          }, blank: Employment(), switches: true)
      ] + Company.screens, language: "en-US")
  }

  private func chosen(_ name: String, _ address: String) async throws -> String? {
    let form = try #require(try PageReader.page(await visitor.get(address)).byID("switches"))
    let list = try #require(form.all("select").first { $0["name"] == name })
    return list.all("option").first { $0["selected"] != nil }?["value"]
  }

  @Test("The form of switches matches its snapshot")
  func snapshot() async throws {
    let answer = await visitor.get(
      "/dates?lang=nl-u-ca-persian-fw-sat&zone=Asia%2FTokyo&dir=rtl&open=left")
    let page = try PageReader.page(answer)
    #expect(page["dir"] == "rtl" && page["lang"] == "nl")
    let lines = answer.pageLines.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("<form id=\"switches\"") })
    let last = try #require(lines[first...].firstIndex { $0.hasPrefix("</form>") })
    try Snapshot.expect(
      html: lines[first...last].joined(separator: "\n") + "\n", is: "switches.html")
  }

  @Test(
    "0.71, 0.72 A choice in the switches leads to an address with its language tag",
    arguments: [
      ("lang=&calendar=&week=&zone=&dir=&tag=", "/dates"),
      ("lang=de&calendar=&week=&zone=&dir=&tag=", "/dates?lang=de"),
      ("lang=ar-EG&calendar=islamic&week=mon&zone=&dir=", "/dates?lang=ar-EG-u-ca-islamic-fw-mon"),
      ("lang=&calendar=hebrew&week=&zone=&dir=", "/dates?lang=en-US-u-ca-hebrew"),
      ("lang=&calendar=&week=&zone=Asia%2FTokyo&dir=rtl", "/dates?zone=Asia%2FTokyo&dir=rtl"),
      ("lang=de&calendar=&week=&tag=fr-CA", "/dates?lang=fr-CA"),
      ("lang=de&calendar=coptic&tag=fr-u-fw-mon-ca-hebrew", "/dates?lang=fr-u-ca-coptic-fw-mon"),
      ("lang=de&calendar=&tag=+fa-IR-u-nu-latn+", "/dates?lang=fa-IR-u-nu-latn"),
      ("lang=th-u-nu-thai&calendar=&week=fri", "/dates?lang=th-u-fw-fri-nu-thai"),
      (
        "open=left&view=hired%3A2026-01-01&lang=de&calendar=&week=",
        "/dates?open=left&view=hired%3A2026-01-01&lang=de"
      ),
      // Unknown values stay in the address, so that the page can report them.
      ("calendar=lunar&lang=de", "/dates?lang=de-u-ca-lunar"),
      ("tag=klingon", "/dates?lang=klingon"), ("week=someday", "/dates?lang=en-US-u-fw-someday"),
      ("calendar=&zone=Mars", "/dates?zone=Mars"),
    ])
  func leads(choice: String, address: String) async throws {
    let answer = await visitor.get("/dates?\(choice)")
    #expect(answer.code == 303)
    #expect(answer.location == address)
    // The page exists, without another redirect.
    #expect(await visitor.get(address).code == 200)
  }

  @Test("Each switch shows the choice in the address, and none for automatic values")
  func shows() async throws {
    let address = "/dates?lang=ar-EG-u-ca-islamic-fw-mon&zone=Asia%2FTokyo&dir=ltr"
    for (name, value) in [
      ("lang", "ar-EG"), ("calendar", "islamic"), ("week", "mon"), ("zone", "Asia/Tokyo"),
      ("dir", "ltr"),
    ] {
      #expect(try await chosen(name, address) == value)
      #expect(try await chosen(name, "/dates") == nil)
    }
    // A tag that is not in the list is added to it while it is used.
    #expect(try await chosen("lang", "/dates?lang=sr-Latn-u-ca-hebrew") == "sr-Latn")
  }

  @Test(
    "4.61, 4.62 The calendar's grid, mini pickers, first weekday and direction follow the switches")
  func calendar() async throws {
    let answer = await visitor.get("/dates?lang=en-US-u-ca-hebrew-fw-wed&dir=rtl")
    let page = try PageReader.page(answer)
    let row = try #require(page.byID("r-hired"))
    #expect(row.all("th").first?.text.hasPrefix("Wed") == true)
    #expect(row.all("option").contains { $0.text == "Elul" })
    #expect(page["dir"] == "rtl" && page["lang"] == "en")
  }

  @Test(
    "0.72 An unknown calendar or weekday is reported, also on pages without switches",
    arguments: ["/dates", "/t/people/1", "/"])
  func notes(path: String) async throws {
    let page = try PageReader.page(await visitor.get("\(path)?lang=de-u-ca-lunar-fw-foo"))
    let notes = page.all { $0["class"] == "note" }.map(\.text)
    let phrases = Words.german.start
    let calendar = try #require(notes.first { $0.contains("lunar") })
    #expect(calendar.hasPrefix(phrases.unknownCalendar(["name": "lunar", "used": ""]).prefix(20)))
    #expect(notes.contains { $0.contains("foo") && $0.contains("Montag") })
    let known = try PageReader.page(await visitor.get("\(path)?lang=de-u-ca-hebrew-fw-sun"))
    #expect(known.all { $0["class"] == "note" }.isEmpty)
  }

  @Test("0.70 Links and answers to posts keep the switches' choice")
  func kept() async throws {
    let query = "lang=de-u-ca-hebrew&zone=Asia%2FTokyo&dir=rtl"
    let answer = try await visitor.send("/dates?\(query)") { try $0.type("Ada B.", into: "name") }
    #expect(answer.code == 303)
    for part in query.split(separator: "&") {
      #expect(answer.location?.contains(part) == true, "\(part)")
    }
    let page = try PageReader.page(await visitor.get("/dates?\(query)"))
    #expect(page.byID("f")?["action"]?.contains("dir=rtl") == true)
    let batch = await visitor.batch("/dates?\(query)&tap=left")
    #expect(batch.text.contains("dir=rtl"))
    let list = try PageReader.page(await visitor.get("/people?dir=rtl&lang=de"))
    #expect(list["dir"] == "rtl")
  }

  @Test("0.70 Only a screen that asks for switches has them, and only a page takes a choice")
  func others() async throws {
    for address in ["/me", "/people", "/record/1", "/t/people/1"] {
      let answer = await visitor.get("\(address)?calendar=hebrew&week=mon&tag=de")
      #expect(answer.code == 200)
      #expect(try PageReader.page(answer).byID("switches") == nil)
    }
    #expect(await visitor.batch("/dates?calendar=hebrew&tap=left").code != 303)
  }
}
