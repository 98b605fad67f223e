#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The heading of a section, with the field that filters many options; above the first section the
/// head of the screen, too.
final class SectionHeaderView: SectionView {
  private let head = HeadView()
  private let title = UILabel()
  private let filter = SearchLine()
  private let stack = UIStackView()
  private var isMade = false

  override func draw(_ setting: SectionSetting) {
    makeOnce()
    let direction = setting.surroundings.direction
    for view in [self, contentView, stack] as [UIView] { view.semanticContentAttribute = direction }
    title.text = setting.face.title
    title.isHidden = setting.face.title.isEmpty
    title.textAlignment = direction.leading
    show(filterOf: setting.face.choice, setting.surroundings)
    head.isHidden = setting.head == nil
    if let face = setting.head {
      head.show(face, face.pictureName.flatMap(setting.surroundings.picture), direction: direction)
    }
  }

  private func show(filterOf choice: ChoiceFootFace?, _ surroundings: CellSetting) {
    let label = choice?.limits.filterLabel
    filter.isHidden = label == nil
    guard let choice, let label else { return }
    filter.show(
      choice.filter, caption: label, spoken: "\(choice.label): \(label)", in: surroundings
    ) { [weak self] text in self?.send(.narrow(choice.id.field, text)) }
    filter.field.onEnd = { [weak self] in self?.send(.leave) }
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
    stack.addArrangedSubview(filter)
    stack.setCustomSpacing(4, after: title)
    contentView.addPinned(
      stack, to: contentView.layoutMarginsGuide, bottom: UILayoutPriority(999))
  }
}
#endif
