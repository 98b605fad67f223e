import UIKit

/// A window with a table of words whose rows are 50 points high.
@MainActor
struct Stage {
  let window: UIWindow
  let table: UITableView
  let shelf: Shelf

  /// A table of sections of words, shown at a height.
  init(
    _ sections: [[String]], height: CGFloat = 1000, style: UITableView.Style = .plain,
    prepare: (UITableView, Shelf) -> Void = { _, _ in }
  ) {
    let frame = CGRect(x: 0, y: 0, width: 390, height: height)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    shelf = Shelf(sections)
    table.register(Word.self, forCellReuseIdentifier: "word")
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    table.sectionHeaderTopPadding = 0
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = shelf
    table.delegate = shelf
    prepare(table, shelf)
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Twenty rows of one section, all of them on the screen.
  static func twenty() -> Stage { Stage([(0..<20).map { "\($0)" }]) }

  /// The words on the screen, by their rows.
  var words: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        (table.cellForRow(at: IndexPath(row: row, section: section)) as? Word)?.word ?? "–"
      }
    }
  }

  /// The cell of a row.
  func cell(_ row: Int, _ section: Int = 0) -> Word? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? Word
  }
}

extension IndexPath {
  /// The path of a row, shortly.
  static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
