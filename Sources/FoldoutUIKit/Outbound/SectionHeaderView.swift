#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The heading of a section; above the first one the head of the screen, too.
final class SectionHeaderView: SectionView {
  private let head = HeadView()
  private let title = UILabel()
  private let stack = UIStackView()
  private var isMade = false

  override func show(_ setting: SectionSetting) {
    makeOnce()
    let direction = setting.surroundings.direction
    for view in [self, contentView, stack] as [UIView] { view.semanticContentAttribute = direction }
    title.text = setting.face.title
    title.isHidden = setting.face.title.isEmpty
    title.textAlignment = direction.leading
    head.isHidden = setting.head == nil
    if let face = setting.head {
      head.show(face, face.pictureName.flatMap(setting.surroundings.picture), direction: direction)
    }
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    stack.axis = .vertical
    stack.spacing = 16
    title.follow(.headline, .secondaryLabel)
    title.accessibilityTraits = .header
    stack.addArrangedSubview(head)
    stack.addArrangedSubview(title)
    contentView.addPinned(
      stack, to: contentView.layoutMarginsGuide, bottom: UILayoutPriority(999))
  }
}
#endif
