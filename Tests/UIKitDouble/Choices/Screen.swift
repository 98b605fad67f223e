@_spi(UIKitDouble) import UIKit

/// A table of words in a window, whose rows take the heights that a test gives them.
@MainActor
final class Screen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500), style: .plain)
  var words: [String]
  var asked: [Int] = []
  var headersAsked = 0
  var height: CGFloat = 50

  init(_ words: [String], isShown: Bool = true) {
    self.words = words
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.makeKeyAndVisible()
    if isShown { window.layoutIfNeeded() }
  }

  convenience init(rows: Int) { self.init((0..<rows).map { "\($0)" }) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.accessibilityIdentifier = words[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headersAsked += 1
    return UIView()
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Replaces words from a place on within a batch.
  func replace(_ range: Range<Int>, with new: [String], completion: ((Bool) -> Void)? = nil) {
    table.performBatchUpdates {
      self.words.replaceSubrange(range, with: new)
      self.table.deleteRows(at: range.map(self.path), with: .fade)
      self.table.insertRows(
        at: (range.lowerBound..<range.lowerBound + new.count).map(self.path), with: .fade)
    } completion: {
      completion?($0)
    }
  }

  /// The words on the screen by their rows.
  var shown: [Int: String] {
    var all: [Int: String] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      all[path.row] = table.cellForRow(at: path)?.accessibilityIdentifier
    }
    return all
  }

  /// True if each cell on the screen shows its own row's word.
  var isTrue: Bool { shown.allSatisfy { words[$0.key] == $0.value } }
}
