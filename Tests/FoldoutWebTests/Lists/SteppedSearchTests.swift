import FoldoutForms
import FoldoutRecords
import Foundation
import Synchronization
import Testing

@testable import FoldoutApp
@testable import FoldoutWeb

/// Searches that are answered before all rows are searched. The timeouts are given, so that no test
/// waits.
@Suite struct SteppedSearchTests {
  private struct Item: Identifiable, Equatable, Sendable {
    var id: Int
  }

  /// Returns a visitor of a table without an index on the name, in which the first match by name is
  /// the last row.
  private func visitor(_ timeouts: SearchTimeouts) -> Visitor {
    let columns = [
      ColumnSchema(name: "id", declaredType: "INTEGER"),
      ColumnSchema(name: "name", declaredType: "TEXT"),
    ]
    let rows = (1...2000).map { id in
      DynamicRecord(
        columns: ["id", "name"],
        values: [.integer(Int64(id)), .text(id % 250 == 0 ? "Found \(9999 - id)" : "Other \(id)")])
    }
    let table = TableSchema(name: "staff", key: .columns(["id"]), columns: columns)
    var visitor = Visitor(
      MemoryStore(schema: Schema(tables: [table], isWritable: true), records: ["staff": rows]))
    visitor.searchTimeouts = timeouts
    return visitor
  }

  private func names(_ answer: SiteResponse) throws -> [String] {
    try PageReader.page(answer).all("li").flatMap { $0.all("bdi").prefix(1) }.map(\.text)
  }

  private func found(_ answer: SiteResponse) throws -> String? {
    try PageReader.page(answer).byID("found")?.text
  }

  private func continueLink(_ answer: SiteResponse) throws -> Element? {
    try PageReader.page(answer).byID("on")
  }

  private let all = stride(from: 2000, to: 0, by: -250).map { "Found \(9999 - $0)" }

  @Test("A search waits a quarter of a second for its first rows, and five seconds for sorting")
  func theUsualTimeouts() {
    #expect(SearchTimeouts().firstRows == .milliseconds(250))
    #expect(SearchTimeouts().sorting == .seconds(5))
  }

  @Test("7.6 A search shows its first results and a link that continues to the last row")
  func aSearchContinuesAfterItsFirstResults() async throws {
    let visitor = visitor(SearchTimeouts(firstRows: .zero))
    var answer = await visitor.get("/t/staff?q=found")
    #expect(try found(answer)?.contains("1 found. 256 rows searched. Keep searching") == true)
    var shown = try names(answer)
    while let link = try continueLink(answer) {
      #expect(link["data-anew"] == nil)
      answer = await visitor.get(try #require(link["href"]))
      shown += try names(answer)
      guard shown.count <= all.count else { break }
    }
    #expect(shown.sorted() == all)
    #expect(try found(answer) == "8 found.")
  }

  /// In a sorted order, the rows found so far are sorted, and the link replaces them with all rows.
  @Test("7.6 A sorted search shows its first results and a link to all of them, sorted")
  func aSortedSearchShowsFirstResultsAndThenAll() async throws {
    // Searching all rows may take long while other tests run.
    let visitor = visitor(SearchTimeouts(firstRows: .zero, sorting: .seconds(3600)))
    let answer = await visitor.get("/t/staff?order=name&q=found")
    #expect(try names(answer) == ["Found 9749"])
    #expect(try found(answer)?.hasPrefix("1 found. 256 rows searched. Keep searching") == true)
    let link = try #require(try continueLink(answer))
    #expect(link["href"] == "/t/staff?order=name&q=found&whole=1" && link["data-anew"] == "1")
    let whole = await visitor.get("/t/staff?order=name&q=found&whole=1")
    #expect(try names(whole) == all)
    #expect(try continueLink(whole) == nil && found(whole)?.hasPrefix("8 found.") == true)
    // Links from this page do not ask to wait for all rows.
    #expect(!whole.text.contains("&amp;whole=1"))
  }

  @Test("7.6 A sorted search that takes too long continues in key order and says so")
  func aSortedSearchIsGivenUp() async throws {
    let visitor = visitor(SearchTimeouts(firstRows: .zero, sorting: .zero))
    let answer = await visitor.get("/t/staff?order=name&q=found&whole=1")
    let sentence = try #require(try found(answer))
    #expect(sentence.contains("1 found. 256 rows searched. Keep searching"))
    #expect(sentence.contains("too many rows to sort this way"))
    let link = try #require(try continueLink(answer))
    #expect(link["data-anew"] == nil)
    #expect(link["href"] == "/t/staff?q=found&after=256&looked=256&found=1")
  }

  @Test("7.6 A program's list is searched in steps, and only rows shown or searched get titles")
  func aProgramsListGoesOnInSteps() async throws {
    let titles = TitleCounter()
    let items = Records((1...100_000).map { Item(id: $0) })
    let list = List("Items", items, of: Item.self) {
      Title { item, _ in
        titles.count.withLock { $0 += 1 }
        return item.id % 300 == 0 ? "Found \(item.id)" : "Other"
      }
      Action.remove
    }
    var visitor = Visitor(WebHost(list))
    visitor.searchTimeouts.firstRows = .zero
    let first = await visitor.get("/items")
    #expect(try names(first).count == 100)
    #expect(titles.count.withLock { $0 } == 100)
    var answer = await visitor.get("/items?q=found")
    #expect(try found(answer)?.contains("256 rows searched. Keep searching") == true)
    #expect(titles.count.withLock { $0 } < 1000)
    var shown = try names(answer)
    for _ in 0..<4 {
      let link = try #require(try continueLink(answer)?["href"])
      answer = await visitor.get(link)
      shown += try names(answer)
    }
    #expect(shown == ["Found 300", "Found 600", "Found 900", "Found 1200"])
    // A tap on a result does not search again.
    let before = titles.count.withLock { $0 }
    let batch = await visitor.batch("/items?q=found&tap=900&from=x.en")
    #expect(batch.code == 200 && batch.text.contains("d-900"))
    #expect(titles.count.withLock { $0 } < before + 10)
    let last = await visitor.get("/items?after=99900")
    #expect(try names(last).count == 100)
  }

  /// A counter of the titles that a program made.
  private final class TitleCounter: Sendable {
    let count = Mutex(0)
  }
}
