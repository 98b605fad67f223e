/// The changes of one batch in the order in which they were asked for.
///
/// Positions that go away (deletions, reloads, origins of moves) are those before the batch;
/// positions that come (insertions, targets of moves) are those after it. The order of the calls
/// means nothing.
struct BatchUpdate: Equatable {
  enum Change: Hashable {
    case deleteRow(IndexPath)
    case insertRow(IndexPath)
    case reloadRow(IndexPath)
    case moveRow(from: IndexPath, to: IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
  }

  private(set) var changes: [Change] = []

  mutating func add(_ change: Change) { changes.append(change) }

  var deletedRows: [IndexPath] {
    changes.compactMap { if case .deleteRow(let path) = $0 { path } else { nil } }
  }
  var insertedRows: [IndexPath] {
    changes.compactMap { if case .insertRow(let path) = $0 { path } else { nil } }
  }
  var reloadedRows: [IndexPath] {
    changes.compactMap { if case .reloadRow(let path) = $0 { path } else { nil } }
  }
  var movedRows: [(from: IndexPath, to: IndexPath)] {
    changes.compactMap { if case .moveRow(let from, let to) = $0 { (from, to) } else { nil } }
  }
  var deletedSections: [Int] {
    changes.compactMap { if case .deleteSection(let section) = $0 { section } else { nil } }
  }
  var insertedSections: [Int] {
    changes.compactMap { if case .insertSection(let section) = $0 { section } else { nil } }
  }
  var reloadedSections: [Int] {
    changes.compactMap { if case .reloadSection(let section) = $0 { section } else { nil } }
  }
  var movedSections: [(from: Int, to: Int)] {
    changes.compactMap { if case .moveSection(let from, let to) = $0 { (from, to) } else { nil } }
  }

  /// The changes as UIKit logs them, where a reload is a deletion and an insertion.
  var logged: String {
    let lines = changes.flatMap { change -> [String] in
      switch change {
      case .deleteRow(let path): ["Delete row (\(path.numbers))"]
      case .insertRow(let path): ["Insert row (\(path.numbers))"]
      case .reloadRow(let path): ["Delete row (\(path.numbers))", "Insert row (\(path.numbers))"]
      case .moveRow(let from, let to): ["Move row (\(from.numbers)) to (\(to.numbers))"]
      case .deleteSection(let section): ["Delete section (\(section))"]
      case .insertSection(let section): ["Insert section (\(section))"]
      case .reloadSection(let section):
        ["Delete section (\(section))", "Insert section (\(section))"]
      case .moveSection(let from, let to): ["Move section (\(from)) to (\(to))"]
      }
    }
    return "[\n" + lines.map { "\t\($0)" }.joined(separator: ",\n") + "\n]"
  }
}

extension IndexPath {
  fileprivate var numbers: String { map(String.init).joined(separator: " - ") }
}
