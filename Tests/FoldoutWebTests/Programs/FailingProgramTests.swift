import FoldoutForms
import FoldoutRecords
import Foundation
import TestSupport
import Testing

@testable import FoldoutCommand
@testable import FoldoutWeb

/// Pages whose program fails to provide marked days, a footer or the action of a button.
@Suite struct FailingProgramTests {
  private struct Day: Sendable { var hired: LocalDate? }
  private struct SpentError: Error, CustomStringConvertible {
    let description = "the ledger is closed"
  }

  private static let busy = StoreError.busy(path: "/data/hours.sqlite")

  private let visitor = Visitor(
    Company.store(),
    screens: [
      .list(
        "Days", of: "people", at: "/days", records: "/day",
        form: { _ in
          Form<Day>("Day") {
            Section("") {
              DateField("Hired", \.hired, style: .calendar).id("hired").marking { _, _ in
                throw FailingProgramTests.busy
              }
            }
          }
        }, blank: Day()
      ) {
        Title { _, _ in "A day" }
        Footer { _ in throw SpentError() }
      }
    ])

  @Test("A calendar whose marks cannot be read says why")
  func marks() async throws {
    let page = await visitor.get("/day/1?open=hired")
    #expect(page.code == 200)
    let read = try PageReader.page(page).text
    #expect(read.contains("The marked days couldn’t be read:"))
    #expect(read.contains("in use by another program"))
    #expect(!(await visitor.get("/day/1")).text.contains("The marked days"))
  }

  @Test("A footer that cannot be calculated says why")
  func footer() async throws {
    let page = await visitor.get("/days")
    #expect(
      try PageReader.page(page).byID("below")?.text
        == "This line couldn’t be calculated: the ledger is closed")
  }

  @Test("The demo's sums and buttons report a store that cannot be read or written")
  func demo() async throws {
    let store = HookedStore(
      Company.store(), change: { _ in .failure(Self.busy) }, window: { _ in .failure(Self.busy) })
    let environment = FormEnvironment(
      locale: Locale(identifier: "en"), timeZone: .gmt, now: Visitor.now)
    await #expect(throws: Self.busy) { try await WorkHours(store: store).sums(in: environment) }
    let today = environment.today
    await #expect(throws: Self.busy) {
      try await WorkHours(store: store).marks(of: today...today, in: environment)
    }
    let record = StoredRecord(
      key: RecordKey([.integer(1)]),
      record: DynamicRecord(columns: ["words"], values: [.text("[\"one\",\"two\"]")]))
    let answer = await WordButtons.press(store, WordButtons.more, "options", record, environment)
    #expect(answer == .refused(Self.busy.sentence(in: environment.words)))
  }

  @Test("A button of the demo that changes nothing is refused with the reason")
  func demoButtons() async {
    let table = TableSchema(
      name: "options", key: .rowid, columns: [ColumnSchema(name: "words", declaredType: "TEXT")])
    let store = MemoryStore(
      schema: Schema(tables: [table], isWritable: true),
      records: ["options": [DynamicRecord(columns: ["words"], values: [.text("[\"new\"]")])]])
    let environment = FormEnvironment(
      locale: Locale(identifier: "en"), timeZone: .gmt, now: Visitor.now)
    for (key, words) in [
      (1, .text("[\"old\"]")), (2, .text("[\"old\"]")), (1, .blob([1])),
    ] as [(Int64, StoredValue)] {
      let record = StoredRecord(
        key: RecordKey([.integer(key)]),
        record: DynamicRecord(columns: ["words"], values: [words]))
      let answer = await WordButtons.press(store, WordButtons.more, "options", record, environment)
      #expect(answer == .refused(DemoWords.english.wordsDiffer))
    }
  }

  @Test("The demo is not created if the clock is outside the years 1 to 9999")
  func demoWithoutADay() throws {
    let path = try Scratch().path("demo.sqlite")
    #expect(throws: DemoError(path: path, reason: .clock)) {
      try DemoDatabase.prepare(at: path, now: Date(timeIntervalSince1970: 1e15))
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
