#if os(Linux)
  import Testing
  import UIKit

  /// The seven outcomes that were measured with a table of twenty rows.
  struct MeasuredTableTests {
    /// A batch, the rows of the data source after it, and UIKit's answer.
    struct Outcome: Codable, Sendable, CustomTestStringConvertible {
      var testDescription: String
      var deleted: [Int] = []
      var inserted: [Int] = []
      var deletesSection = false
      var rowsAfter: Int
      /// The beginning of the exception's text; nil where the batch is legal.
      var refusal: String?
    }

    static let outcomes = [
      Outcome(
        testDescription: "one deleted, 20 in the data source", deleted: [1], rowsAfter: 20,
        refusal: "Invalid update: invalid number of rows in section 0."),
      Outcome(
        testDescription: "one deleted, 15 in the data source", deleted: [1], rowsAfter: 15,
        refusal: "Invalid batch updates detected"),
      Outcome(
        testDescription: "row 99 deleted", deleted: [99], rowsAfter: 19,
        refusal: "attempt to delete row 99 from section 0 which only contains 20 rows before"),
      Outcome(testDescription: "one deleted, 19 in the data source", deleted: [1], rowsAfter: 19),
      Outcome(
        testDescription: "row 0 deleted and inserted, 20 in the data source", deleted: [0],
        inserted: [0], rowsAfter: 20),
      Outcome(
        testDescription: "row 100 inserted, 21 in the data source", inserted: [100], rowsAfter: 21,
        refusal: "attempt to insert row 100 into section 0, but there are only 21 rows"),
      Outcome(
        testDescription: "the section deleted, one section in the data source",
        deletesSection: true, rowsAfter: 20,
        refusal: "Invalid update: invalid number of sections."),
    ]

    // Measured on a system's UIKit: 20 rows, one batch.
    @Test("Twenty rows answer as measured", arguments: outcomes) func twentyRowsAnswerAsMeasured(
      outcome: Outcome
    ) async {
      let isLegal = outcome.refusal == nil
      let result = await #expect(
        processExitsWith: isLegal ? .success : .failure, observing: [\.standardErrorContent]
      ) { [outcome] in
        await MeasuredTableTests.run(outcome)
      }
      if let refusal = outcome.refusal { expectEnd(refusal, result) }
    }

    @MainActor
    private static func run(_ outcome: Outcome) {
      let stage = Stage.twenty()
      let cells = stage.shelf.cells.count
      stage.table.performBatchUpdates {
        stage.shelf.sections = [(0..<outcome.rowsAfter).map { "\($0)" }]
        stage.table.deleteRows(at: outcome.deleted.map { .row($0) }, with: .none)
        stage.table.insertRows(at: outcome.inserted.map { .row($0) }, with: .none)
        if outcome.deletesSection { stage.table.deleteSections([0], with: .none) }
      }
      precondition(stage.table.numberOfRows(inSection: 0) == outcome.rowsAfter)
      precondition(outcome.deleted != [1] || stage.shelf.cells.count == cells)
    }
  }
#endif
