#if os(Linux)
  import Testing
  import UIKit

  /// Faults with a table, each of which ends the process with UIKit's text.
  struct TableRefusalTests {
    enum Fault: String, CaseIterable, Codable, Sendable {
      case deletedAndReloaded
      case deletedAndMoved
      case reloadedAndMoved
      case insertedAndMoved
      case deletedTwice
      case deletedInNoSection
      case deletedSectionBeyond
      case insertedInNoSection
      case emptyBatchOverChangedRows
      case modelChangedBeforeTheBatch
      case sectionAddedSilently
      case countOfNoSection
      case scrolledBeyond
      case scrolledToNoSection
      case dequeuedUnknown
      case dequeuedTwice
      case dequeuedForNoRow
      case reconfiguredOther
      case batchBeforeAppearance
      case batchOffWindow
      case reloadWithinBatch
      case oneCellForTwoRows

      /// The leading clause of the text, with its source.
      var words: String {
        switch self {
        // XLData#14
        case .deletedAndReloaded: "attempt to delete and reload the same index path ("
        // openradar 33662307
        case .deletedAndMoved, .reloadedAndMoved:
          "attempt to perform a delete and a move from the same index path ("
        // wincent/Changeset#11
        case .insertedAndMoved: "attempt to perform an insert and a move to the same index path ("
        // Instagram/IGListKit#657: the state is corrupt and no text is known
        case .deletedTwice: "goes away twice in one batch"
        // Measured
        case .deletedInNoSection:
          "attempt to delete row 0 from section 5, but there are only 1 sections before the update"
        // Measured
        case .deletedSectionBeyond:
          "attempt to delete section 5, but there are only 1 sections before the update"
        // Measured
        case .insertedInNoSection:
          "attempt to insert row 0 into section 5, but there are only 1 sections after the update"
        // exyte/Chat#56
        case .emptyBatchOverChangedRows: "Invalid batch updates detected"
        // Automattic/simplenote-ios#730
        case .modelChangedBeforeTheBatch: "Invalid batch updates detected"
        // Measured
        case .sectionAddedSilently: "Invalid update: invalid number of sections."
        // exyte/Chat#291
        case .countOfNoSection:
          "Requested the number of rows for section (5) which is out of bounds."
        // chashmeetsingh/DateTimePicker#91
        case .scrolledBeyond:
          "Attempted to scroll the table view to an out-of-bounds row (72) when there are only 3"
        case .scrolledToNoSection:
          "Attempted to scroll the table view to an out-of-bounds section (5)"
        // Measured
        case .dequeuedUnknown: "unable to dequeue a cell with identifier other - must register"
        // kif-framework/KIF#1040
        case .dequeuedTwice:
          "Attempted to dequeue multiple cells for the same index path, which is not allowed."
        // openradar 13213361
        case .dequeuedForNoRow: "request for rect at invalid index path ("
        // [doc] reconfigureRows: the data source returns the cell that the row has
        case .reconfiguredOther: "returned another cell than the one it was asked to reconfigure"
        // Ranchero-Software/NetNewsWire#3910: UIKit only warns
        case .batchBeforeAppearance, .batchOffWindow:
          "a table that has not appeared in a window"
        // [doc] reloadData is not to be called within a batch
        case .reloadWithinBatch: "reloadData within a batch"
        case .oneCellForTwoRows: "returned one cell for two rows"
        }
      }
    }

    @Test("A fault with a table ends the process", arguments: Fault.allCases)
    func aFaultWithATableEndsTheProcess(fault: Fault) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [fault] in
        await fault.commit()
      }
      expectEnd(fault.words, result)
    }
  }
#endif
