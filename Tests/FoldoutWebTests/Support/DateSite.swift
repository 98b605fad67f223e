import FoldoutForms
import FoldoutRecords

@testable import FoldoutWeb

/// The dates of a person of ``Company``.
struct Dates: Sendable {
  var hired: LocalDate?
  var left: LocalDate?
  var review: LocalDateTime?
}

/// A site with the dates of one person, on a screen at `/dates`.
struct DateSite {
  let store: MemoryStore
  let visitor: Visitor

  init(
    review: String = "2026-04-01 09:30:45", _ form: @escaping @Sendable (MemoryStore) -> Form<Dates>
  ) {
    var record = Company.ada
    record["review"] = .text(review)
    let store = Company.store([record])
    self.store = store
    let screen = Screen.record(
      "Dates", of: "people", key: RecordKey([.integer(1)]), at: "/dates",
      form: { _ in form(store) }, blank: Dates())
    visitor = Visitor(store, screens: [screen])
  }

  /// The stored review.
  var review: StoredValue? {
    get async throws { try await store.cell("review") }
  }
}
