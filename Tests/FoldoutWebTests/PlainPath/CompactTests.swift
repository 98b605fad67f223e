import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Dates in the compact style, as sent without script.
@Suite struct CompactTests {
  /// A person's dates, one of them with a time.
  private struct Dates: Sendable {
    var hired: LocalDate?
    var review: LocalDateTime?
  }

  private let store = Company.store()

  private func visitor(_ store: MemoryStore) -> Visitor {
    let screen = Screen.record(
      { _ in "Dates" }, of: "people", key: RecordKey([.integer(1)]), at: "/dates",
      form: { _ in
        Form<Dates>("Dates") {
          Section("") {
            DateField("Hired", \.hired, style: .compact).id("hired")
              .limits(to: LocalDate(year: 2030, month: 1, day: 1))
            DateField("Review", \.review, style: .compact).id("review")
          }
        }
      }, blank: Dates())
    return Visitor(store, screens: [screen])
  }

  private func send(
    to other: MemoryStore? = nil, _ fill: (inout FilledForm) throws -> Void
  ) async throws -> SiteResponse {
    try await visitor(other ?? store).send("/dates", filled: fill)
  }

  private func store(review: String) -> MemoryStore {
    var record = Company.ada
    record["review"] = .text(review)
    return Company.store([record])
  }

  @Test("The page with compact dates matches its snapshot")
  func page() async throws {
    let answer = await visitor(store).get("/dates")
    _ = try PageReader.page(answer)
    try Snapshot.expect(html: answer.pageLines, is: "record-compact.html")
  }

  @Test("A value that a platform picker merely showed is not a change")
  func whatThePickerShowedIsNoChange() async throws {
    for value in ["2026-04-01 09:30:00", "2026-04-01 09:30:45", "2026-04-01 09:30:45.123456"] {
      let store = store(review: value)
      let answer = try await send(to: store) { _ in }
      #expect(answer.code == 303)
      #expect(try await store.cell("review") == .text(value))
    }
  }

  @Test(
    "A picked date and time keeps the parts that the picker does not show",
    arguments: [
      // A platform that shows no seconds sends none, so the stored ones stay.
      ("2026-04-01 09:30:45", "2026-04-02T09:30", "2026-04-02 09:30:45"),
      ("2026-04-01 09:30:45", "2026-04-01T10:15", "2026-04-01 10:15:45"),
      // A platform that shows seconds may change them.
      ("2026-04-01 09:30:45", "2026-04-01T09:30:00", "2026-04-01 09:30:00"),
      // No platform's picker shows less than a thousandth of a second.
      ("2026-04-01 09:30:45.123456", "2026-05-01T09:30:45.123", "2026-05-01 09:30:45.123456"),
      // A picker that is not filled in sends an empty text, which clears nothing.
      ("2026-04-01 09:30:45", "", "2026-04-01 09:30:45"),
    ])
  func picked(replacing old: String, _ pick: String, stores new: String) async throws {
    let store = store(review: old)
    let answer = try await send(to: store) { try $0.type(pick, into: "~pick.review") }
    #expect(answer.code == 303)
    #expect(try await store.cell("review") == .text(new))
  }

  @Test("A day may be picked or typed, and both together are refused")
  func aDayIsPickedOrTypedButNotBoth() async throws {
    #expect(try await send { try $0.type("2027-01-02", into: "~pick.hired") }.code == 303)
    #expect(try await store.cell("hired") == .text("2027-01-02"))
    #expect(try await send { try $0.type("2027-01-03", into: "hired") }.code == 303)
    #expect(try await store.cell("hired") == .text("2027-01-03"))
    let both = try await send {
      try $0.type("2027-01-04", into: "~pick.hired")
      try $0.type("2027-01-05", into: "hired")
    }
    #expect(both.code == 422)
    #expect(try await store.cell("hired") == .text("2027-01-03"))
  }

  @Test(
    "A picked day that is impossible or not allowed is refused",
    arguments: ["2031-01-01", "2027-02-30", "soon"])
  func refused(pick: String) async throws {
    let before = try await store.cell("hired")
    let answer = try await send { try $0.type(pick, into: "~pick.hired") }
    #expect(answer.code == 422)
    #expect(try PageReader.page(answer).byID("e-hired") != nil)
    #expect(try await store.cell("hired") == before)
  }
}
