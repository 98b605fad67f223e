import Testing
import UIKit

/// The rules of batches that UIKit documents or that were measured.
@MainActor
@Suite("Batches of a table")
struct BatchTests {
  // Measured: 20 rows, one deleted, 19 in the data source: legal, and no cell is made.
  @Test("A deletion of one row makes no cell") func aDeletionOfOneRowMakesNoCell() {
    let stage = Stage.twenty()
    let before = stage.shelf.cells.count
    stage.table.performBatchUpdates {
      stage.shelf.sections[0].remove(at: 1)
      stage.table.deleteRows(at: [.row(1)], with: .none)
    }
    #expect(stage.table.numberOfRows(inSection: 0) == 19)
    #expect(stage.shelf.cells.count == before)
    #expect(stage.words == [["0"] + (2..<20).map { "\($0)" }])
  }

  // Measured: deletion and insertion at one position, 20 rows before and after: legal.
  @Test("One position can be deleted and inserted in one batch")
  func onePositionCanBeDeletedAndInsertedInOneBatch() {
    let stage = Stage.twenty()
    stage.table.performBatchUpdates {
      stage.shelf.sections[0][0] = "new"
      stage.table.deleteRows(at: [.row(0)], with: .none)
      stage.table.insertRows(at: [.row(0)], with: .none)
    }
    #expect(stage.words[0].first == "new")
    #expect(stage.words[0].count == 20)
  }

  // [doc] performBatchUpdates: deletions are processed before insertions, whatever the order of the
  // calls; deletions name positions before the batch, insertions positions after it.
  @Test("The order of the calls means nothing", arguments: [true, false])
  func theOrderOfTheCallsMeansNothing(isDeletionFirst: Bool) {
    let stage = Stage([["a", "b", "c", "d"]])
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["a", "x", "d"]]
      let calls = [
        { stage.table.deleteRows(at: [.row(1), .row(2)], with: .none) },
        { stage.table.insertRows(at: [.row(1)], with: .none) },
      ]
      for call in isDeletionFirst ? calls : calls.reversed() { call() }
    }
    #expect(stage.words == [["a", "x", "d"]])
  }

  // [doc] Table View Programming Guide, "Batch Insertion, Deletion, and Reloading of Rows and
  // Sections", figure 7-2: with section 1 deleted, an insertion into section 1 lands in what was
  // section 2.
  @Test("An insertion counts sections as they are after the batch")
  func anInsertionCountsSectionsAsTheyAreAfterTheBatch() {
    let stage = Stage([["a", "b"], ["c"], ["d", "e"]])
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["a"], ["d", "x", "e"]]
      stage.table.deleteRows(at: [.row(1, 0)], with: .none)
      stage.table.deleteSections([1], with: .none)
      stage.table.insertRows(at: [.row(1, 1)], with: .none)
    }
    #expect(stage.words == [["a"], ["d", "x", "e"]])
  }

  // [doc] UITableView.h: batches are nestable.
  @Test("Nested batches count as one") func nestedBatchesCountAsOne() {
    let stage = Stage([["a", "b"]])
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["a", "x", "y"]]
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: [.row(1)], with: .none)
      }
      stage.table.beginUpdates()
      stage.table.insertRows(at: [.row(1), .row(2)], with: .none)
      stage.table.endUpdates()
    }
    #expect(stage.words == [["a", "x", "y"]])
  }

  // [doc] begin- and endUpdates do the same as performBatchUpdates.
  @Test("Begin and end make a batch") func beginAndEndMakeABatch() {
    let stage = Stage([["a", "b"]])
    stage.table.beginUpdates()
    stage.shelf.sections = [["b", "c"]]
    stage.table.insertRows(at: [.row(1)], with: .none)
    stage.table.deleteRows(at: [.row(0)], with: .none)
    stage.table.endUpdates()
    #expect(stage.words == [["b", "c"]])
  }

  // [doc] `updates` is optional.
  @Test("A batch without a block changes nothing") func aBatchWithoutABlockChangesNothing() {
    let stage = Stage([["a", "b"]])
    stage.table.performBatchUpdates(nil)
    #expect(stage.words == [["a", "b"]])
  }

  // Measured: a change outside a block is a batch of its own; the data source has changed before.
  @Test("A change outside a block is a batch of its own")
  func aChangeOutsideABlockIsABatchOfItsOwn() {
    let stage = Stage([["a", "b"]])
    stage.shelf.sections = [["b"]]
    stage.table.deleteRows(at: [.row(0)], with: .none)
    #expect(stage.words == [["b"]])
  }

  // [doc] moveRow: from the position before the batch to the position after it.
  @Test("A move goes to its position after the batch") func aMoveGoesToItsPositionAfterTheBatch() {
    let stage = Stage([["a", "b", "c"], ["d"]])
    let moved = stage.cell(0)
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["x", "c"], ["d", "a"]]
      stage.table.moveRow(at: .row(0), to: .row(1, 1))
      stage.table.deleteRows(at: [.row(1)], with: .none)
      stage.table.insertRows(at: [.row(0)], with: .none)
    }
    #expect(stage.words == [["x", "c"], ["d", "a"]])
    #expect(stage.cell(1, 1) === moved)
  }

  // [doc] moveSection, insertSections, deleteSections combine; an inserted section's rows are read.
  @Test("Sections are inserted, deleted and moved in one batch")
  func sectionsAreInsertedDeletedAndMovedInOneBatch() {
    let stage = Stage([["a"], ["b"], ["c"]])
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["c"], ["x", "y"], ["a"]]
      stage.table.deleteSections([1], with: .none)
      stage.table.moveSection(2, toSection: 0)
      stage.table.insertSections([1], with: .none)
    }
    #expect(stage.words == [["c"], ["x", "y"], ["a"]])
  }

  // [doc] reloadSections reads the section's rows anew.
  @Test("A reloaded section may have another number of rows")
  func aReloadedSectionMayHaveAnotherNumberOfRows() {
    let stage = Stage([["a"], ["b"]])
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["a"], ["x", "y", "z"]]
      stage.table.reloadSections([1], with: .none)
    }
    #expect(stage.words == [["a"], ["x", "y", "z"]])
  }

  // [doc] performBatchUpdates: the completion is called when the animations have ended.
  @Test("A completion comes after the call has returned")
  func aCompletionComesAfterTheCallHasReturned() {
    let stage = Stage([["a", "b"]])
    var completions = 0
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["a"]]
      stage.table.deleteRows(at: [.row(1)], with: .fade)
    } completion: { _ in
      completions += 1
    }
    #expect(completions == 0)
    #expect(stage.table.numberOfRows(inSection: 0) == 1)
    letTimePass()
    #expect(completions == 1)
  }

  // [doc] indexPathForSelectedRow follows its row; a deleted row is no longer selected.
  @Test("A selected row stays selected where it goes") func aSelectedRowStaysSelectedWhereItGoes() {
    let stage = Stage([["a", "b", "c"]])
    stage.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["b", "c"]]
      stage.table.deleteRows(at: [.row(0)], with: .none)
    }
    #expect(stage.table.indexPathForSelectedRow == .row(1))
  }
}
