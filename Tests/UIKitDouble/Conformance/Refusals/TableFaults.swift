#if os(Linux)
  import UIKit

  extension TableRefusalTests.Fault {
    /// Does what UIKit refuses.
    @MainActor
    func commit() {
      let stage = Stage([["a", "b", "c"]])
      let (table, shelf) = (stage.table, stage.shelf)
      switch self {
      case .deletedAndReloaded:
        batch(stage, ["a", "b"]) {
          table.deleteRows(at: [.row(2)], with: .none)
          table.reloadRows(at: [.row(2)], with: .none)
        }
      case .deletedAndMoved:
        batch(stage, ["a", "b"]) {
          table.deleteRows(at: [.row(2)], with: .none)
          table.moveRow(at: .row(2), to: .row(0))
        }
      case .reloadedAndMoved:
        batch(stage, ["c", "a", "b"]) {
          table.reloadRows(at: [.row(2)], with: .none)
          table.moveRow(at: .row(2), to: .row(0))
        }
      case .insertedAndMoved:
        batch(stage, ["x", "a", "b", "c"]) {
          table.insertRows(at: [.row(0)], with: .none)
          table.moveRow(at: .row(2), to: .row(0))
        }
      case .deletedTwice:
        batch(stage, ["a"]) { table.deleteRows(at: [.row(2), .row(2)], with: .none) }
      case .deletedInNoSection:
        batch(stage, ["a", "b"]) { table.deleteRows(at: [.row(0, 5)], with: .none) }
      case .deletedSectionBeyond:
        batch(stage, ["a", "b", "c"]) { table.deleteSections([5], with: .none) }
      case .insertedInNoSection:
        batch(stage, ["a", "b", "c"]) { table.insertRows(at: [.row(0, 5)], with: .none) }
      case .emptyBatchOverChangedRows: batch(stage, ["a"]) {}
      case .modelChangedBeforeTheBatch:
        shelf.sections = [["a", "b"]]
        table.performBatchUpdates {}
      case .sectionAddedSilently:
        table.performBatchUpdates { shelf.sections.append(["d"]) }
      case .countOfNoSection: _ = table.numberOfRows(inSection: 5)
      case .scrolledBeyond: table.scrollToRow(at: .row(72), at: .top, animated: false)
      case .scrolledToNoSection: table.scrollToRow(at: .row(0, 5), at: .top, animated: false)
      case .dequeuedForNoRow:
        _ = table.dequeueReusableCell(withIdentifier: "word", for: .row(9))
      case .reloadWithinBatch: table.performBatchUpdates { table.reloadData() }
      case .batchBeforeAppearance:
        let fresh = UITableView(frame: stage.window.bounds, style: .plain)
        fresh.dataSource = shelf
        fresh.performBatchUpdates {}
      case .batchOffWindow:
        table.removeFromSuperview()
        table.performBatchUpdates {}
      case .dequeuedUnknown, .dequeuedTwice, .reconfiguredOther, .oneCellForTwoRows:
        show(stage)
      }
    }

    /// Changes the words within a batch.
    @MainActor
    private func batch(_ stage: Stage, _ words: [String], _ changes: () -> Void) {
      withoutActuallyEscaping(changes) { changes in
        stage.table.performBatchUpdates {
          stage.shelf.sections = [words]
          changes()
        }
      }
    }

    /// Shows the rows with a data source that makes the fault in `cellForRowAt`.
    @MainActor
    private func show(_ stage: Stage) {
      let wrong = WrongSource(self)
      stage.table.dataSource = wrong
      stage.table.layoutIfNeeded()
      wrong.isAgain = true
      stage.table.reconfigureRows(at: [.row(0)])
      withExtendedLifetime(wrong) {}
    }
  }

  /// A data source of three rows that gives wrong cells.
  @MainActor
  private final class WrongSource: NSObject, UITableViewDataSource {
    let fault: TableRefusalTests.Fault
    let only = UITableViewCell(style: .default, reuseIdentifier: nil)
    var isAgain = false

    init(_ fault: TableRefusalTests.Fault) { self.fault = fault }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      switch fault {
      case .dequeuedUnknown:
        return tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath)
      case .dequeuedTwice:
        _ = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
        return tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      case .oneCellForTwoRows: return only
      default:
        if isAgain { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        return tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      }
    }
  }
#endif
