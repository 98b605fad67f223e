#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A cell that shows a drawer: its contents, and below them the problem of its entry.
///
/// It looks like a part of the row above it. A tap in it belongs to its controls, so it is neither
/// selected nor highlighted.
class DrawerCell: FaceCell {
  private let column = UIStackView()
  private let problem = ProblemView()
  private var isMade = false
  private var shownRow: RowID?
  /// True while a drawer is shown for the first time since it was opened.
  final private(set) var isFresh = true

  /// Makes the contents, from the top down. Each kind of drawer overrides this; it is called once.
  func makeParts() -> [UIView] { [] }

  /// Shows a drawer in all parts. Each kind of drawer overrides this.
  func show(_ drawer: DrawerFace) {}

  final override func show(_ face: ItemFace) {
    guard case .drawer(let drawer) = face else { return }
    makeOnce()
    column.take(setting.direction)
    isFresh = isFresh || shownRow != drawer.id
    shownRow = drawer.id
    show(drawer)
    isFresh = false
    problem.show(drawer.problem, in: setting, send)
  }

  final override func prepareForReuse() {
    super.prepareForReuse()
    isFresh = true
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    selectionStyle = .none
    column.axis = .vertical
    column.spacing = 8
    for view in makeParts() { column.addArrangedSubview(view) }
    column.addArrangedSubview(problem)
    fill(with: column)
  }
}
#endif
