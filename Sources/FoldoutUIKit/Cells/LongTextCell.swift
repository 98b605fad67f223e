#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A row in which a text of several lines is typed below its label.
final class LongTextCell: RowCell {
  private let text = GrowingText()

  override var textControl: (any TextControl)? { text }

  override var limits: String? { input?.limits }

  override func makeLine() {
    label.follow(.footnote)
    pair.addArrangedSubview(text)
    listen(to: text)
  }

  override func show(_ row: RowFace) {
    guard let input else { return }
    label.textColor = .secondaryLabel
    text.take(KeyboardTraits(input.kind, purpose: input.purpose), in: setting)
    text.textColor = row.mark?.isFault == true ? .systemRed : .label
    text.isEditable = row.original != nil
    text.set(input.text)
    speak(row, by: text, limits: input.limits)
  }

  override func arrange(isLarge: Bool) {
    turn(true, alignment: .fill)
    guard let input else { return }
    text.show(
      hint: setting.placeholder(input.hint, limits: input.limits), lines: input.lines ?? 1)
  }

  private var input: InputFace? {
    guard case .input(let input)? = row?.control else { return nil }
    return input
  }
}
#endif
