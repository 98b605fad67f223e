#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A row whose value is only read. A long text stands below its label.
final class ShownCell: RowCell {
  private let value = ValueView()

  override var valueWidths: (least: CGFloat, whole: CGFloat)? { value.widths }

  override func makeLine() { pair.addArrangedSubview(value) }

  override func show(_ row: RowFace) {
    guard case .shown(let face) = row.control else { return }
    switch face {
    case .text(let text), .long(let text, all: _):
      value.show(text)
      speakLine(row, value: text, traits: .staticText)
    case .reference(let record):
      value.show(record.title, detail: record.key)
      speakLine(row, value: record.spokenText(in: setting), traits: .staticText)
    case .picture(let picture):
      value.show(picture, in: setting)
      speakLine(row, value: picture.content.spokenText, traits: .image)
    case .tooLong(let text, let sentence, download: _):
      value.show(text, detail: sentence)
      speakLine(row, value: setting.joined(text, sentence), traits: .staticText)
    }
  }

  override func arrange(isLarge: Bool) {
    let layout = layout
    turn(isLarge || layout.isBelow, alignment: layout.alignment)
    value.align(atEnd: !isLarge && !layout.isBelow, setting.direction)
  }

  private var layout: (isBelow: Bool, alignment: UIStackView.Alignment) {
    guard case .shown(let face)? = row?.control else { return (false, .firstBaseline) }
    return switch face {
    case .text, .reference: (false, .firstBaseline)
    case .picture: (false, .center)
    case .long, .tooLong: (true, .firstBaseline)
    }
  }
}
#endif
