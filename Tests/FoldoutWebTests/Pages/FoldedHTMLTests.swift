import Foundation
import TestSupport
import Testing

/// The text of a page as snapshots store it: with folded lists and marks for digests.
@Suite struct FoldedHTMLTests {
  /// Returns a list of options with these texts, one of them selected.
  private func list(_ options: some Sequence<String>, selected: String = "") -> String {
    let options = options.map { $0 == selected ? "<option selected>\($0)" : "<option>\($0)" }
    return "<select name=\"year\">\n\(options.joined())</select>\n"
  }

  private let years = (1926...2126).map { "\($0)" }

  @Test("A long list keeps its first, selected and last options and the number of the others")
  func long() {
    #expect(
      FoldedHTML(list(years, selected: "2002")).text == """
        <select name="year">
        <option>1926
        <option>… 75 more</option>
        <option selected>2002
        <option>… 123 more</option>
        <option>2126</select>

        """)
    let atEnds = FoldedHTML(list(years, selected: "2126")).text
    #expect(atEnds.contains("1926\n<option>… 199 more</option>\n<option selected>2126</select>"))
  }

  @Test("Options with end tags and attributes, on lines of their own, are folded as well")
  func lines() {
    let options = years.map { "<option value=\"\($0)\" lang=\"de\">\($0)</option>\n" }
    #expect(
      FoldedHTML("<select>\n\(options.joined())</select>").text == """
        <select>
        <option value="1926" lang="de">1926</option>
        <option>… 199 more</option>
        <option value="2126" lang="de">2126</option>
        </select>
        """)
  }

  @Test("Lists in the JSON of a batch are folded, each by itself")
  func batch() {
    let one = list(years, selected: "2002").replacing("\"", with: "\\\"")
    let text = FoldedHTML("[[\"replace\",\"\(one)\"],[\"replace\",\"\(one)\"]]").text
    #expect(text.ranges(of: "<option>… 75 more</option>").count == 2)
    #expect(text.ranges(of: "<select name=\\\"year\\\">").count == 2)
  }

  @Test("A list of at most twelve options stays as it is, as does all other text")
  func short() {
    let months = list(years.prefix(FoldedHTML.maxOptions), selected: "1930")
    for text in [
      months, "<ul>\(String(repeating: "<li>1</li>", count: 20))</ul>",
      String(repeating: "<button name=\"~option.days\">Mon</button>", count: 20),
      "<input name=\"~original.name\" value=\"t:Ada\"><a href=\"/t/x?v=2&amp;after=1926\">",
      "<input name=\"~original.rate\" value=\"r:403f800000000000\">",
      "An option, <options>, &lt;option&gt; and 0123456789abcdef.",
    ] {
      #expect(FoldedHTML(text).text == text)
    }
    #expect(FoldedHTML(list(years.prefix(13))).text.contains("… 11 more"))
  }

  @Test("A changed text, selection, order of ends or length of a folded list is a difference")
  func changes() {
    let before = FoldedHTML(list(years, selected: "2002"))
    #expect(before == FoldedHTML(list(years, selected: "2002")))
    var others: [[String]] = [years + ["2127"], Array(years.reversed()), Array(years.dropLast())]
    for index in [0, 76, 200] {
      var changed = years
      changed[index] += "!"
      others.append(changed)
    }
    for other in others {
      #expect(before != FoldedHTML(list(other, selected: "2002")))
    }
    #expect(before != FoldedHTML(list(years, selected: "2003")))
    #expect(before != FoldedHTML(list(years)))
    // Only texts of folded options do not matter.
    var between = years
    between[100] += "!"
    #expect(before == FoldedHTML(list(between, selected: "2002")))
  }

  @Test("Any changed option of a whole list is a difference")
  func whole() {
    let before = FoldedHTML(list(years, selected: "2002"), lists: .whole)
    #expect(before.text == list(years, selected: "2002"))
    for index in years.indices {
      var changed = years
      changed[index] += "!"
      #expect(before != FoldedHTML(list(changed, selected: "2002"), lists: .whole))
    }
  }

  @Test("Digests become marks, and equal fingerprints stay equal")
  func marks() {
    let (digest, part) = ("0123456789abcdef", "0123456789ab")
    for (html, marked) in [
      ("src=\"/_/foldout.\(part).js\"", "src=\"/_/foldout.HASH.js\""),
      ("src=\"/t/1?picture=photo&amp;v=\(digest)\"", "src=\"/t/1?picture=photo&amp;v=VERSION\""),
      ("value=\"B:68:\(digest):\(digest)\"", "value=\"B:68:DIGEST\""),
      ("value=\"s:1f\"", "value=\"s:SECRET\""), ("value=\\\"s:1f\\\"", "value=\\\"s:SECRET\\\""),
      ("data-from=\"\(digest).en\"", "data-from=\"FINGERPRINT-1.en\""),
      ("?from=\(digest).en", "?from=FINGERPRINT-1.en"),
      (
        "\"\(digest).en\",\"fedcba9876543210.en\",\"\(digest).de\"",
        "\"FINGERPRINT-1.en\",\"FINGERPRINT-2.en\",\"FINGERPRINT-1.de\""
      ),
    ] {
      #expect(FoldedHTML(html).text == marked)
      #expect(FoldedHTML(html, lists: .whole).text == marked)
    }
  }

  @Test("One snapshot has whole lists, and the lists of all others are folded")
  func snapshots() throws {
    let folder = try Snapshot.folder(above: #filePath)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let unfolded = try files.filter { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return FoldedHTML(text).text != FoldedHTML(text, lists: .whole).text
    }
    #expect(unfolded == [FoldedHTML.whole])
  }
}
