#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A value at the end of a row that is not typed there: a text with a second one below, or a
/// picture.
final class ValueView: UIStackView {
  private let title = UILabel()
  private let detail = UILabel()
  private let thumbnail = OverhangView()
  private let picture = UIImageView()
  private var isMade = false

  /// Shows a text with a second one, each over as many lines as it needs.
  func show(_ text: String, detail second: String? = nil, _ color: UIColor = .secondaryLabel) {
    makeOnce()
    title.text = text
    title.textColor = color
    title.isHidden = false
    detail.text = second
    detail.isHidden = second == nil
    thumbnail.isHidden = true
    picture.image = nil
  }

  /// Shows a small picture; without its bytes, the text in its place.
  func show(_ face: PictureFace, in setting: CellSetting, _ color: UIColor = .secondaryLabel) {
    switch face.content {
    case .text(let text): show(text, color)
    case .picture(let name, _, let text):
      let image = setting.picture(name)
      show(text, color)
      picture.image = image
      thumbnail.isHidden = image == nil
      title.isHidden = image != nil
    }
  }

  /// The width of the widest word, and of the whole text in one line.
  var widths: (least: CGFloat, whole: CGFloat)? {
    guard isMade, !title.isHidden else { return nil }
    let (text, second) = (title.text ?? "", detail.isHidden ? "" : detail.text ?? "")
    return (
      max(wordWidth(in: text), wordWidth(in: second, .footnote)),
      max(width(of: text), width(of: second, in: .footnote))
    )
  }

  /// Aligns the value: at the end of a line, or below its label.
  func align(atEnd isAtEnd: Bool, _ direction: UISemanticContentAttribute) {
    for label in [title, detail] {
      label.textAlignment = isAtEnd ? direction.trailing : direction.leading
    }
    thumbnail.isAtEnd = isAtEnd
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    axis = .vertical
    title.follow(.body)
    detail.follow(.footnote, .secondaryLabel)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 6
    thumbnail.hold(picture, size: CGSize(width: 36, height: 36), hugging: 250)
    for view in [title, detail, thumbnail] {
      view.isAccessibilityElement = false
      view.keepWidth(hugging: 250, resistance: 749)
      addArrangedSubview(view)
    }
    keepAtLeast(width: RowCell.leastValueWidth)
  }
}

extension PictureFace.Content {
  /// The words for the picture, or those in its place.
  var spokenText: String {
    switch self {
    case .picture(_, _, let title): title
    case .text(let text): text
    }
  }
}

extension ReferencedRecordFace {
  /// Title and key as a screen reader says them.
  func spokenText(in setting: CellSetting) -> String {
    setting.joined(title, key)
  }
}
#endif
