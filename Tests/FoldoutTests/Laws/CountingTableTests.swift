import Foldout
import FoldoutTesting
import Testing

/// All refusals of the counting table, with their sentences.
@Suite struct CountingTableTests {
  private typealias Update = BatchUpdate<String, String>

  private static func row(_ section: Int, _ item: Int) -> PlacedItem<String> {
    PlacedItem(.row("x"), at: Position(section: section, item: item))
  }

  private static let refusals: [(before: [Int], update: Update, after: [Int], sentence: String)] = [
    ([20], Update(), [20], "The update has nothing in it."),
    (
      [1], Update(deletedSections: [PlacedSection("S", at: 1)]), [1],
      "attempt to delete section 1, but there are only 1 sections before the update"
    ),
    (
      [1], Update(insertedSections: [PlacedSection("S", at: 2)]), [1, 1],
      "attempt to insert section 2 but there are only 2 sections after the update"
    ),
    (
      [1], Update(deletions: [row(1, 0)]), [1],
      "attempt to delete row 0 from section 1, but there are only 1 sections before the update"
    ),
    (
      [20], Update(deletions: [row(0, 99)]), [19],
      "attempt to delete row 99 from section 0 which only contains 20 rows before the update"
    ),
    (
      [1, 1], Update(deletedSections: [PlacedSection("S", at: 0)], deletions: [row(0, 0)]), [1],
      "The row 0 - 0 is listed as deleted, and so is its whole section."
    ),
    (
      [1], Update(insertions: [row(1, 0)]), [2],
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    (
      [20], Update(insertions: [row(0, 100)]), [21],
      "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after the"
        + " update"
    ),
    (
      [1], Update(insertedSections: [PlacedSection("S", at: 1)], insertions: [row(1, 0)]), [1, 1],
      "The row 1 - 0 is listed as inserted, and so is its whole section."
    ),
    (
      [1, 1], Update(deletedSections: [PlacedSection("S", at: 0)]), [1, 1],
      "Invalid update: invalid number of sections. The number of sections contained in the table"
        + " view after the update (2) must be equal to the number of sections contained in the"
        + " table view before the update (2), plus or minus the number of sections inserted or"
        + " deleted (0 inserted, 1 deleted)."
    ),
    (
      [20], Update(deletions: [row(0, 1)]), [20],
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an"
        + " existing section after the update (20) must be equal to the number of rows contained in"
        + " that section before the update (20), plus or minus the number of rows inserted or"
        + " deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows"
        + " moved into or out of that section (0 moved in, 0 moved out)."
    ),
    (
      [1], Update(reconfigured: [row(0, 1)]), [1],
      "The row 0 - 1 is to be drawn again, but does not exist after the update."
    ),
    (
      [1], Update(insertions: [row(0, 1)], reconfigured: [row(0, 1)]), [2],
      "The row 0 - 1 is to be drawn again, but has only just been inserted."
    ),
    (
      [3], Update(deletions: [row(0, 1), row(0, 1)]), [1],
      "The deletions of the update name one position twice."
    ),
    (
      [3], Update(deletions: [row(0, 1), row(0, 0)]), [1],
      "The deletions of the update do not ascend."
    ),
    (
      [1], Update(insertions: [row(0, 1), row(0, 1)]), [3],
      "The insertions of the update name one position twice."
    ),
    (
      [1, 1],
      Update(deletedSections: [PlacedSection("S", at: 1), PlacedSection("T", at: 0)]), [],
      "The deleted sections of the update do not ascend."
    ),
    (
      [], Update(insertedSections: [PlacedSection("S", at: 1), PlacedSection("T", at: 0)]), [1, 1],
      "The inserted sections of the update do not ascend."
    ),
    (
      [2], Update(reconfigured: [row(0, 1), row(0, 1)]), [2],
      "The reconfigured of the update name one position twice."
    ),
  ]

  @Test("Every refusal of the counting table has its sentence")
  func everyRefusalHasItsSentence() {
    for (before, update, after, sentence) in Self.refusals {
      var table = CountingTable(counts: before)
      var refusal: CountingError?
      do throws(CountingError) { try table.perform(update, countsAfter: after) } catch {
        refusal = error
      }
      #expect(refusal?.description == sentence)
      #expect(table.counts == before)
    }
    #expect(
      CountingError.changeWithoutUpdate(before: [2], after: [3]).description
        == "There is no update, but the row counts went from [2] to [3].")
  }

  /// The batches that UIKit accepted when measured, from `Documentation/BatchRules.md`.
  @Test("Batches that UIKit accepts are accepted by the counting table")
  func whatUIKitWasSeenToAcceptIsAccepted() throws {
    var table = CountingTable(counts: [20])
    try table.perform(Update(deletions: [Self.row(0, 1)]), countsAfter: [19])
    try table.perform(
      Update(deletions: [Self.row(0, 0)], insertions: [Self.row(0, 0)]), countsAfter: [19])
    #expect(table.counts == [19])
    // Figure 7-2 of Apple's guide: an insertion lands in what was section 2.
    var sections = CountingTable(counts: [2, 5, 3])
    try sections.perform(
      Update(
        deletedSections: [PlacedSection("T", at: 1)], deletions: [Self.row(0, 1)],
        insertions: [Self.row(1, 1)]), countsAfter: [1, 4])
    #expect(sections.counts == [1, 4])
  }
}
