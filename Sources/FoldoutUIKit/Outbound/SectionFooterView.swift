#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// The lines below a section: what follows from the record, how many options may be chosen, the
/// button that clears a choice, and its problem.
final class SectionFooterView: SectionView {
  private let footer = UILabel()
  private let limits = UILabel()
  private let clear = UIButton(type: .system)
  private let problem = ProblemView()
  private let stack = UIStackView()
  private var cleared: FoldoutScreens.RowID?
  private var isMade = false

  override func draw(_ setting: SectionSetting) {
    makeOnce()
    let direction = setting.surroundings.direction
    for view in [self, contentView] as [UIView] { view.semanticContentAttribute = direction }
    stack.take(direction)
    let choice = setting.face.choice
    footer.text = setting.face.footer
    footer.isHidden = (setting.face.footer ?? "").isEmpty
    limits.text = choice?.limits.sentence
    limits.isHidden = choice?.limits.sentence == nil
    for label in [footer, limits] { label.textAlignment = direction.leading }
    clear.configuration?.title = choice?.clear
    clear.isHidden = choice?.clear == nil
    clear.accessibilityLabel = choice.flatMap { choice in
      choice.clear.map { "\($0): \(choice.label)" }
    }
    cleared = choice?.id
    problem.show(choice?.problem, in: setting.surroundings) { [weak self] in self?.send($0) }
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    stack.axis = .vertical
    stack.spacing = 4
    // A choice has a footer before it says anything: a table does not ask for one later.
    stack.keepAtLeast(height: 0)
    for label in [footer, limits] { label.follow(.footnote, .secondaryLabel) }
    // Until a table has measured it again, a footer may be higher than its lines: the last gives.
    footer.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    problem.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    clear.configuration = .plain()
    clear.contentHorizontalAlignment = .leading
    clear.keepAtLeast(height: leastTarget)
    clear.addAction(
      UIAction { [weak self] _ in
        guard let self, let field = cleared?.field else { return }
        send(.enter(field, .cleared))
      }, for: .primaryActionTriggered)
    for view in [footer, limits, clear, problem] as [UIView] { stack.addArrangedSubview(view) }
    contentView.addPinned(
      stack, to: contentView.layoutMarginsGuide, bottom: UILayoutPriority(999))
  }
}
#endif
