#if canImport(UIKit)
import Foldout
import FoldoutForms
import FoldoutScreens
import UIKit

extension TableDriver: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { shown.sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < shown.sectionCount ? shown.itemCount(inSection: section) : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    answering { cell(at: path, in: tableView) }
  }

  private func cell(at path: IndexPath, in tableView: UITableView) -> UITableViewCell {
    // A table view may ask for a row that has gone (openradar 26552741).
    guard let item = item(at: path), let face = face(at: path) else { return UITableViewCell() }
    let cell = cell(of: face.cellKind, at: path, in: tableView)
    cell.send = sender(for: item)
    cell.focusAgain = { [weak self, weak cell] in self?.focusAgain($0, lost: cell) }
    cell.resize = { [weak self] in self?.measureAgain() }
    cell.show(face, of: item, in: setting(of: item))
    return cell
  }

  /// The item at a path; `nil` if there is none, since a table view may ask with an old path.
  func item(at path: IndexPath) -> ScreenItem? { shown.item(at: Position(path)) }

  /// The face of the item at a path.
  func face(at path: IndexPath) -> ItemFace? {
    item(at: path).flatMap { record.shownFace(of: $0) }
  }

  /// Returns the moved items whose cells show an older face. A row that moves keeps its cell as it
  /// is, and an update does not name it again if its contents have changed, too.
  func outdated(by update: ScreenUpdate?) -> Set<ScreenItem> {
    guard let tableView, let moved = update?.moved.keys else { return [] }
    let outdated = moved.filter { item in
      guard let path = shown.position(of: item).map(IndexPath.init),
        let cell = tableView.cellForRow(at: path) as? FaceCell
      else { return false }
      return cell.face != face(at: path)
    }
    return Set(outdated)
  }

  /// Returns a cell of a kind. If the app registered another class for its pool, that is reported
  /// once, and the right class takes the pool back.
  ///
  /// The cell made meanwhile is of the same pool: one of another could only be loaded again, and
  /// not be shown anew, so that its keyboard would go at each letter.
  private func cell(
    of kind: CellKind, at path: IndexPath, in tableView: UITableView
  ) -> FaceCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: kind.identifier, for: path)
    if let cell = cell as? FaceCell { return cell }
    listeners.onFault(.foreignCell(identifier: kind.identifier))
    // UIKit's initializer is not `required`, so only its own metatype has it.
    let cellClass: UITableViewCell.Type = kind.cellClass
    tableView.register(cellClass, forCellReuseIdentifier: kind.identifier)
    let made = cellClass.init(style: .default, reuseIdentifier: kind.identifier)
    return made as? FaceCell ?? FaceCell(style: .default, reuseIdentifier: kind.identifier)
  }

  private func setting(of item: ScreenItem) -> CellSetting {
    setting(isAboveDrawer: !item.isDrawer && shown.isOpen(item.owner))
  }

  /// The surroundings of cells and of sections.
  func setting(isAboveDrawer: Bool) -> CellSetting {
    CellSetting(
      words: record.words, direction: direction, isAboveDrawer: isAboveDrawer,
      environment: record.environment, keyboardBar: focus.bar,
      picture: { [weak self] in self?.picture(named: $0) })
  }

  /// Lets the table measure its rows again after one grew: an empty batch, which moves nothing
  /// else.
  /// While commands are performed it waits for their end, as no batch may run within another.
  func measureAgain() {
    mustMeasure = isBusy
    guard let tableView, tableView.window != nil, !isBusy else { return }
    UIView.performWithoutAnimation { tableView.performBatchUpdates(nil) }
  }

  /// The direction of the form's screens, which may differ from the device's.
  var direction: UISemanticContentAttribute {
    switch record.environment.direction {
    case .leftToRight: .forceLeftToRight
    case .rightToLeft: .forceRightToLeft
    }
  }

  /// Returns the picture of a name, decoded once for its bytes.
  func picture(named name: String) -> UIImage? {
    guard let picture = record.pictures[name] else { return nil }
    return pictures.image(of: picture)
  }
}
#endif
