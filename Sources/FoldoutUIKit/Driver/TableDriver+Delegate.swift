#if canImport(UIKit)
import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

extension TableDriver: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    item(at: path)?.isDrawer == false
  }

  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    item(at: path)?.isDrawer == false ? path : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    tableView.deselectRow(at: path, animated: true)
    guard let row = item(at: path)?.owner, case .row(let face)? = face(at: path) else { return }
    switch face.control.tap {
    case .unfolds, .folds: endTyping(by: .tap(row))
    case .types: focus.begin(in: .row(row), of: tableView, shown)
    case .chooses(let option):
      // Typing in a filter goes on: it is for choosing one option after the other.
      let isFiltering = focus.isTyping(in: tableView) && focus.row(in: tableView) == nil
      let choice = Act.choose(row.field, option)
      if isFiltering { act(choice) } else { endTyping(by: choice) }
    case .presses: endTyping(by: .press(row.field))
    case .nothing: break
    }
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    raiseNotices()
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    raiseNotices()
  }

  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    raiseNotices()
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if let item = (cell as? FaceCell)?.item { heights[item] = cell.bounds.height }
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt path: IndexPath
  ) -> CGFloat {
    guard let item = item(at: path) else { return UITableView.automaticDimension }
    return heights[item] ?? (item.isDrawer ? drawerHeight(of: item.owner) : 44)
  }

  private func drawerHeight(of row: RowID) -> CGFloat {
    guard let field = record.field(row.field) else { return 44 }
    return CGFloat(record.row(field, isOpen: true).drawerHeight)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answering { sectionView(.header, section, in: tableView) }
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answering { sectionView(.footer, section, in: tableView) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    raiseNotices()
    listeners.onScroll(scrollView)
  }
}

/// The effect of a tap on a row.
enum RowTap: Equatable {
  /// Its drawer unfolds, or folds.
  case unfolds
  /// It has no drawer, so an open one folds.
  case folds
  case types
  case chooses(String)
  case presses
  case nothing
}

extension RowFace.Control {
  var tap: RowTap {
    switch self {
    case .owner, .picture: .unfolds
    case .calendar, .compact, .toggle, .shown: .folds
    case .numberPicker(let face): face.isTyped ? .types : .folds
    case .input, .secret: .types
    case .option(let option, _): option.isEnabled ? .chooses(option.value) : .nothing
    case .button: .presses
    }
  }
}

extension Item {
  /// True for a drawer, false for a row.
  var isDrawer: Bool {
    switch self {
    case .row: false
    case .drawer: true
    }
  }
}

/// The heights that cells had when they were last on the screen, as estimates for the next time.
struct MeasuredHeights {
  private var heights: [ScreenItem: CGFloat] = [:]

  subscript(item: ScreenItem) -> CGFloat? {
    get { heights[item] }
    set { heights[item] = newValue }
  }
}
#endif
