#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A row of an option of a choice section: a mark, a picture, a title and a second line.
final class OptionCell: RowCell {
  private let mark = UIImageView()
  private let thumbnail = OverhangView()
  private let picture = UIImageView()
  private let remark = UILabel()
  private let detail = UILabel()

  override func makeLine() {
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    mark.isAccessibilityElement = false
    mark.keepWidth(hugging: 252, resistance: 760)
    line.insertArrangedSubview(mark, at: 0)
    line.setCustomSpacing(12, after: mark)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    thumbnail.hold(picture, size: CGSize(width: 32, height: 32), hugging: 253)
    line.insertArrangedSubview(thumbnail, at: 1)
    for text in [remark, detail] {
      text.follow(.footnote, .secondaryLabel)
      text.isAccessibilityElement = false
      pair.addArrangedSubview(text)
    }
  }

  /// The option of the row; `nil` before the first.
  private var option: ChoiceFace.Option? { row?.control.option }

  override func show(_ row: RowFace) {
    guard let option else { return }
    label.textColor = option.isEnabled ? .label : .tertiaryLabel
    show(option.remark, in: remark)
    show(option.detail, in: detail)
    picture.image = option.picture.flatMap { image(of: $0) }
    thumbnail.isHidden = picture.image == nil
    showMark(isPressed: isHighlighted)
    selectionStyle = option.isEnabled ? .default : .none
    var traits = UIAccessibilityTraits.button
    if option.isChosen { traits.insert(.selected) }
    if !option.isEnabled { traits.insert(.notEnabled) }
    let second = option.remark.map { setting.joined($0, option.detail) } ?? option.detail
    speakLine(row, value: second, traits: traits)
  }

  private func show(_ text: String?, in label: UILabel) {
    label.text = text
    label.isHidden = text == nil
    label.textAlignment = setting.direction.leading
  }

  private func image(of face: PictureFace) -> UIImage? {
    guard case .picture(let name, _, _) = face.content else { return nil }
    return setting.picture(name)
  }

  /// Shows the mark of the option; a pressed one looks as if it were chosen already.
  private func showMark(isPressed: Bool) {
    guard let option else { return }
    let isFilled = option.isChosen || (isPressed && option.isEnabled)
    mark.image = UIImage(systemName: isFilled ? "checkmark.circle.fill" : "circle")
    mark.tintColor = option.isEnabled ? .tintColor : .tertiaryLabel
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    showMark(isPressed: state.isHighlighted)
  }

  override func arrange(isLarge: Bool) {
    turn(true, alignment: .fill)
    pair.spacing = 2
  }
}
#endif
