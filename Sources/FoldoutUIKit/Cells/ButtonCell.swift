#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A row that is one button.
final class ButtonCell: RowCell {
  override func makeLine() { selectionStyle = .default }

  override func show(_ row: RowFace) {
    label.textColor = .tintColor
    speakLine(row, value: nil, traits: .button)
  }
}
#endif
