import FoldoutForms
import FoldoutRecords
import TestSupport
import Testing

@testable import FoldoutWeb

/// Dates in the compact style, as sent without script.
@Suite struct CompactTests {
  private static func site(_ review: String = "2026-04-01 09:30:00") -> DateSite {
    DateSite(review: review) { _ in
      Form("Dates") {
        Section("") {
          DateField("Hired", \.hired, style: .compact).id("hired")
            .limits(to: LocalDate(year: 2030, month: 1, day: 1))
          DateField("Review", \.review, style: .compact).id("review")
        }
      }
    }
  }

  @Test("The page with compact dates matches its snapshot")
  func page() async throws {
    let answer = await Self.site().visitor.get("/dates")
    _ = try PageReader.page(answer)
    try Snapshot.expect(html: answer.pageLines, is: "record-compact.html")
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
      // A value that a picker merely showed is not a change.
      ("2026-04-01 09:30:00", nil, "2026-04-01 09:30:00"),
      ("2026-04-01 09:30:45.123456", nil, "2026-04-01 09:30:45.123456"),
    ] as [(String, String?, String)])
  func picked(replacing old: String, _ pick: String?, stores new: String) async throws {
    let site = Self.site(old)
    let answer = try await site.visitor.send("/dates") {
      if let pick { try $0.type(pick, into: "~pick.review") }
    }
    #expect(answer.code == 303)
    #expect(try await site.review == .text(new))
  }

  @Test(
    "A day may be picked or typed, but not both, and an impossible or later one is refused",
    arguments: [
      ("2027-01-02", nil, 303), (nil, "2027-01-02", 303), ("2027-01-04", "2027-01-02", 422),
      ("2031-01-01", nil, 422), ("2027-02-30", nil, 422), ("soon", nil, 422),
    ] as [(String?, String?, Int)])
  func days(picked: String?, typed: String?, code: Int) async throws {
    let site = Self.site()
    let answer = try await site.visitor.send("/dates") {
      if let picked { try $0.type(picked, into: "~pick.hired") }
      if let typed { try $0.type(typed, into: "hired") }
    }
    #expect(answer.code == code)
    let stored = code == 303 ? "2027-01-02" : "2002-08-14"
    #expect(try await site.store.cell("hired") == .text(stored))
    #expect(code == 303 || answer.text.contains("id=\"e-hired\""))
  }
}
