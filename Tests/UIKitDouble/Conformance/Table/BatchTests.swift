import Testing
import UIKit

/// The rules of batches that UIKit documents or that were measured.
@MainActor
@Suite("Batches of a table")
struct BatchTests {
  // Measured: 20 rows, one deleted, 19 in the data source: legal, and no cell is made.
  @Test func `a deletion of one row makes no cell`() {
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
  @Test func `one position can be deleted and inserted in one batch`() {
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
  @Test(arguments: [true, false])
  func `the order of the calls means nothing`(isDeletionFirst: Bool) {
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
  @Test func `an insertion counts sections as they are after the batch`() {
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
  @Test func `nested batches count as one`() {
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
  @Test func `begin and end make a batch`() {
    let stage = Stage([["a", "b"]])
    stage.table.beginUpdates()
    stage.shelf.sections = [["b", "c"]]
    stage.table.insertRows(at: [.row(1)], with: .none)
    stage.table.deleteRows(at: [.row(0)], with: .none)
    stage.table.endUpdates()
    #expect(stage.words == [["b", "c"]])
  }

  // [doc] `updates` is optional.
  @Test func `a batch without a block changes nothing`() {
    let stage = Stage([["a", "b"]])
    stage.table.performBatchUpdates(nil)
    #expect(stage.words == [["a", "b"]])
  }

  // Measured: a change outside a block is a batch of its own; the data source has changed before.
  @Test func `a change outside a block is a batch of its own`() {
    let stage = Stage([["a", "b"]])
    stage.shelf.sections = [["b"]]
    stage.table.deleteRows(at: [.row(0)], with: .none)
    #expect(stage.words == [["b"]])
  }

  // [doc] moveRow: from the position before the batch to the position after it.
  @Test func `a move goes to its position after the batch`() {
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
  @Test func `sections are inserted, deleted and moved in one batch`() {
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
  @Test func `a reloaded section may have another number of rows`() {
    let stage = Stage([["a"], ["b"]])
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["a"], ["x", "y", "z"]]
      stage.table.reloadSections([1], with: .none)
    }
    #expect(stage.words == [["a"], ["x", "y", "z"]])
  }

  // [doc] performBatchUpdates: the completion is called when the animations have ended.
  @Test func `a completion comes after the call has returned`() {
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
  @Test func `a selected row stays selected where it goes`() {
    let stage = Stage([["a", "b", "c"]])
    stage.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    stage.table.performBatchUpdates {
      stage.shelf.sections = [["b", "c"]]
      stage.table.deleteRows(at: [.row(0)], with: .none)
    }
    #expect(stage.table.indexPathForSelectedRow == .row(1))
  }
}
