import Foldout
import FoldoutScreens

extension ScreenTable {
  /// Returns the shown items of a section, in their order.
  func items(inSection section: Int) -> [ScreenItem] {
    (0..<itemCount(inSection: section)).map { index in
      guard let item = item(at: Position(section: section, item: index)) else {
        preconditionFailure("The table counts an item \(index), but its section lacks it.")
      }
      return item
    }
  }
}
