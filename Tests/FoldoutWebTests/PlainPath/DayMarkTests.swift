import FoldoutForms
import FoldoutRecords
import Testing

@testable import FoldoutWeb

/// Days marked by a program, in answers to the script.
@Suite("Marked days on the wire") struct DayMarkTests {
  private struct Dates: Sendable {
    var hired: LocalDate?
    var left: LocalDate?
  }

  private let store = Company.store()

  private var visitor: Visitor {
    let store = store
    let hired: DayMarks = { days, _ in
      let day = try? await store.cell("hired").flatMap { StoredDate($0.string ?? "")?.value.date }
      return day.map { days.contains($0) ? [$0: "hired"] : [:] } ?? [:]
    }
    let firsts: DayMarks = { days, _ in
      var marks: [LocalDate: String] = [:]
      var day: LocalDate? = days.lowerBound
      while let next = day, next <= days.upperBound {
        if next.day == 1 { marks[next] = "pay day" }
        day = next.adding(days: 1)
      }
      return marks
    }
    let screen = Screen.record(
      { _ in "Dates" }, of: "people", key: RecordKey([.integer(1)]), at: "/dates",
      form: { _ in
        Form<Dates>("Dates") {
          Section("") {
            DateField("Hired", \.hired, style: .calendar).id("hired").marking(hired)
            DateField("Left", \.left, style: .openCalendar).id("left").marking(firsts)
          }
        }
      }, blank: Dates())
    return Visitor(store, screens: [screen])
  }

  private func marked(_ html: String) -> [String] {
    html.matches(of: /value="(\d{4}-\d\d-\d\d)" class="(?:outside )?marked"/).map { String($0.1) }
  }

  @Test("A change moves the marked days that depend on it in the same answer")
  func afterAChange() async throws {
    let page = try ModelPage(await visitor.get("/dates?open=hired"))
    let seen = try #require(await store.cell("hired")?.string)
    let day = String(seen.dropLast(2)) + "20"
    #expect(day != seen)
    let answer = await visitor.post(
      "/dates?open=hired",
      [("~on.hired", day), ("~original.hired", "t:\(seen)"), ("from", page.fingerprint)],
      Visitor.script)
    let batch = try WireBatch(answer.body)
    #expect(batch.reset == nil)
    let drawers = batch.ops.compactMap { operation -> String? in
      if case .replace("d-hired", let html) = operation { html } else { nil }
    }
    #expect(drawers.map(marked) == [[day]])
    #expect(try await store.cell("hired") == .text(day))
  }

  @Test("An open calendar is turned to a month with its marks")
  func afterATurn() async throws {
    let page = try ModelPage(await visitor.get("/dates"))
    let answer = await visitor.batch("/dates?~view.left=2026-08-01&from=\(page.fingerprint)")
    let batch = try WireBatch(answer.body)
    #expect(batch.reset == nil)
    let rows = batch.ops.compactMap { operation -> String? in
      if case .replace("r-left", let html) = operation { html } else { nil }
    }
    #expect(rows.map(marked) == [["2026-08-01", "2026-09-01"]])
    // The next request finds the page in the state that the batch named.
    let next = await visitor.batch("\(batch.at)&from=\(batch.to)")
    #expect(try WireBatch(next.body).reset == nil)
  }
}
