#if canImport(UIKit)
import FoldoutScreens
import FoldoutWords
import UIKit

/// A row that unfolds a drawer: a text, a referenced record or a small picture, and a chevron.
final class OwnerCell: RowCell {
  private let value = ValueView()
  private let chevron = UIImageView()

  override var valueWidths: (least: CGFloat, whole: CGFloat)? { value.widths }

  override func makeLine() {
    pair.addArrangedSubview(value)
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    chevron.isAccessibilityElement = false
    chevron.keepWidth(hugging: 252, resistance: 760)
    line.addArrangedSubview(chevron)
    selectionStyle = .default
  }

  override func show(_ row: RowFace) {
    if case .owner(let face, let isOpen) = row.control {
      let record = face.referencedRecord
      value.show(record?.title ?? face.text, detail: record?.key, color(isOpen))
      show(row, isOpen, record?.spokenText(in: setting) ?? face.text)
    } else if case .picture(let face, let isOpen) = row.control {
      value.show(face, in: setting, color(isOpen))
      show(row, isOpen, face.content.spokenText)
    }
  }

  private func color(_ isOpen: Bool) -> UIColor { isOpen ? .tintColor : .secondaryLabel }

  private func show(_ row: RowFace, _ isOpen: Bool, _ text: String) {
    chevron.image = UIImage(systemName: isOpen ? "chevron.up" : "chevron.down")
    chevron.tintColor = isOpen ? .tintColor : .tertiaryLabel
    let words = setting.words.actions
    let state = isOpen ? words.expanded : words.collapsed
    speakLine(row, value: setting.joined(text, state), traits: .button)
  }

  override func arrange(isLarge: Bool) {
    turn(isLarge, alignment: isPicture ? .center : .firstBaseline)
    value.align(atEnd: !isLarge, setting.direction)
  }

  private var isPicture: Bool {
    if case .picture? = row?.control { true } else { false }
  }
}
#endif
