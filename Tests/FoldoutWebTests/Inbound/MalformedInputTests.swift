import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords
import Foundation
import HTTPTypes
import Testing

@testable import FoldoutWeb

/// Parameters that our pages never send. Each is refused by its name, and none is misread.
@Suite struct MalformedInputTests {
  private func parameters(_ name: String, _ value: String) throws -> Parameters {
    try Parameters(FormBody.encode([(name, value)]).utf8)
  }

  @Test(
    "A malformed time of a press, month, date or style is refused by its name",
    arguments: [
      ("~now.left", "yesterday"), ("~now.left", ""), ("~viewMonth.left", "May"),
      ("~viewYear.left", ""), ("~view.left", "2026-02-30"), ("~view.left", ""),
      ("~style.left", "round"),
    ])
  func fields(name: String, value: String) throws {
    let parameters = try parameters(name, value)
    let error = #expect(throws: WebRequestError.self) { try Submission(parameters, .form) }
    #expect(error?.sentence(in: .english).contains(name) == true)
    #expect(error?.status == .unprocessableContent)
  }

  @Test("Today is refused if it was pressed a day or more ahead, or before the year 1")
  func wrongClocks() async throws {
    let now = Int64(Visitor.now.timeIntervalSince1970) * 1000
    for (moment, stored) in [
      (now + 86_400_000, StoredValue.null), (.max, .null), (.min, .null),
      (now - 86_400_000, .text("2026-03-08")),
    ] as [(Int64, StoredValue)] {
      let store = Company.store()
      let answer = await Visitor(store).post(
        "/t/people/1", [("~now.left", "\(moment)"), ("~original.left", "n")], Visitor.script)
      let isRefused = stored == .null
      #expect(answer.code == (isRefused ? 422 : 200), "\(moment)")
      #expect(answer.text.contains("The clock was wrong") == isRefused, "\(moment)")
      #expect(try await store.cell("left") == stored, "\(moment)")
    }
  }

  @Test("A malformed date under a picked day is refused, and an empty one is ignored")
  func bases() throws {
    for name in ["~on.left", "~day.left"] {
      for (base, isAccepted) in [("2026-03-04T08:15", true), ("", true), ("8:15", false)] {
        let body = FormBody.encode([(name, "7"), ("~base.left", base)])
        let parameters = try Parameters(body.utf8)
        if isAccepted {
          #expect(try Submission(parameters, .form)["left"]?.actions.count == 1)
        } else {
          #expect(throws: WebRequestError.unknownParameter("~base.left")) {
            try Submission(parameters, .form)
          }
        }
      }
    }
  }

  @Test("A malformed key of a tap or press is refused, and an empty tap is ignored")
  func keys() throws {
    for name in ["tap", "open"] {
      #expect(throws: WebRequestError.unknownParameter(name)) {
        try ListRequest(parameters(name, "~null~%"))
      }
      #expect(try ListRequest(parameters(name, "")) == .reload)
    }
    // Invalid UTF-8 is not repaired into the key of another record.
    #expect(RowPress("%FF~5f3a") == nil && RowRestorePress("%FF~5f3a") == nil)
    #expect(RowPress("%C3%A9~5f3a")?.key == RecordKey([.text("é")]))
  }
}
