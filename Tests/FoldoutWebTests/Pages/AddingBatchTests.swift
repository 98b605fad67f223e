import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Answers to the script while a new record is filled in.
@Suite struct AddingBatchTests {
  private let store = Company.store()
  private let visitor: Visitor

  init() { visitor = Visitor(store) }

  @Test("8.2 A tap in a new record unfolds its row and keeps what was entered")
  func aTapUnfoldsOverWhatWasEntered() async throws {
    let page = await visitor.get("/t/people?add")
    let from = try #require(try FilledForm(page).value("from"))
    let answer = await visitor.post(
      "/t/people?add",
      [
        ("name", "Bo"), ("~original.name", "n"), ("~draft.note", "n"), ("tap", "hired"),
        ("from", from),
      ],
      Visitor.script)
    #expect(answer.code == 200)
    #expect(answer.text.contains("[\"ins\",\"d-hired\",\"r-hired\""))
    #expect(answer.text.contains("t:Bo") && !answer.text.contains("\"reset\""))
    #expect(answer.text.contains("/t/people?open=hired&add="))
    #expect(try await store.window(WindowRequest(table: "people")).records.count == 3)
  }

  @Test("8.3, 8.4 Save leads to the new record, or reports what is missing")
  func saveLeadsToTheRecordOrSaysWhatIsMissing() async throws {
    let form = try FilledForm(await visitor.get("/t/people?add"))
    var pairs = try form.pairs(pressing: "~add", "save")
    let refused = await visitor.post("/t/people?add", pairs, Visitor.script)
    #expect(refused.code == 422)
    for part in ["[\"err\",\"r-name\"", "[\"rep\",\"add\"", "[\"fit\",\"r-name\"]", "\"foc\""] {
      #expect(refused.text.contains(part), "\(part)")
    }
    pairs.removeAll { ["name", "leave", "~original.hired"].contains($0.0) }
    pairs += [("name", "Bo"), ("leave", "25"), ("~original.hired", "t:2020-01-02")]
    let answer = await visitor.post("/t/people?add", pairs, Visitor.script)
    #expect(answer.code == 200)
    #expect(answer.text.contains("[\"go\",\"/t/people/4?added="))
    #expect(try await store.cell("hired", of: "4") == .text("2020-01-02"))
  }
}
