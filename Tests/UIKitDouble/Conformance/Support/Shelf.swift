import UIKit

/// A data source of words that keeps a record of what it was asked and told.
@MainActor
final class Shelf: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var heights: [IndexPath: CGFloat] = [:]
  var headerHeight: CGFloat = 0
  /// The messages of selection and highlighting, and scrolling.
  var told: [String] = []
  /// The rows that cells were asked for.
  var asked: [IndexPath] = []
  /// Each cell that was ever shown; kept, so that no later one can have its address.
  var cells: [Word] = []
  /// The answers to questions about touches.
  var mayHighlight = true
  var mayChoose = true

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    guard let word = cell as? Word else { return cell }
    word.word = sections[indexPath.section][indexPath.row]
    if !cells.contains(where: { $0 === word }) { cells.append(word) }
    return word
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    told.append("should highlight \(indexPath.row)")
    return mayHighlight
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    told.append("did highlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    told.append("did unhighlight \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    told.append("will select \(indexPath.row)")
    return mayChoose ? indexPath : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("did select \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    told.append("will deselect \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("did deselect \(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("did scroll") }
}

/// A cell of one word.
final class Word: UITableViewCell {
  var word = ""
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
