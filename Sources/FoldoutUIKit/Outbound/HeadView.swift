#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The head of a screen: whose record it shows, with a picture or the initials in its place.
final class HeadView: UIStackView {
  /// The side of the picture, in points.
  private static let side: CGFloat = 64

  private let picture = UIImageView()
  private let initials = UILabel()
  private let circle = UIView()
  private let title = UILabel()
  private let detail = UILabel()
  private var isMade = false

  /// Shows a head. `image` is its picture.
  func show(_ face: HeadFace, _ image: UIImage?, direction: UISemanticContentAttribute) {
    makeOnce()
    semanticContentAttribute = direction
    title.text = face.title
    detail.text = face.detail
    detail.isHidden = face.detail == nil
    picture.image = image
    picture.isHidden = image == nil
    if case .initials(let text) = face.picture { initials.text = text } else { initials.text = nil }
    initials.isHidden = image != nil
    circle.isHidden = image == nil && (initials.text ?? "").isEmpty
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    axis = .vertical
    alignment = .center
    spacing = 8
    circle.backgroundColor = .systemGray
    circle.layer.cornerRadius = HeadView.side / 2
    circle.clipsToBounds = true
    circle.isAccessibilityElement = false
    for anchor in [circle.widthAnchor, circle.heightAnchor] {
      anchor.constraint(equalToConstant: HeadView.side).isActive = true
    }
    initials.textAlignment = .center
    initials.textColor = .white
    initials.font = .preferredFont(forTextStyle: .title2)
    initials.isAccessibilityElement = false
    picture.contentMode = .scaleAspectFill
    let both = UIStackView(arrangedSubviews: [picture, initials])
    circle.addPinned(both)
    title.follow(.title2)
    title.accessibilityTraits = .header
    detail.follow(.subheadline, .secondaryLabel)
    for label in [title, detail] { label.textAlignment = .center }
    for view in [circle, title, detail] { addArrangedSubview(view) }
  }
}

extension HeadFace {
  /// The name of its picture; `nil` for one without a picture.
  var pictureName: String? {
    guard case .picture(let face) = picture, case .picture(let name, _, _) = face.content else {
      return nil
    }
    return name
  }
}
#endif
