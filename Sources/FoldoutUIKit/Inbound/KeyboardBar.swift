#if canImport(UIKit)
import FoldoutWords
import UIKit

/// The bar above the keyboard: to the previous field, to the next one, and done.
final class KeyboardBar: UIView {
  /// Leads to another field.
  var onStep: (FieldStep) -> Void = { _ in }
  /// Ends typing.
  var onDone: () -> Void = {}

  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let line = UIStackView()
  private var isMade = false

  /// Shows the buttons in a language.
  func show(_ words: Words) {
    makeOnce()
    back.accessibilityLabel = words.actions.previousField
    forward.accessibilityLabel = words.actions.nextField
    done.configuration?.title = words.actions.done
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.size.height = leastTarget
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    backgroundColor = .secondarySystemBackground
    fill(back, symbol: "chevron.up") { [weak self] in self?.onStep(.previous) }
    fill(forward, symbol: "chevron.down") { [weak self] in self?.onStep(.next) }
    fill(done, symbol: nil) { [weak self] in self?.onDone() }
    let space = UIView()
    space.setContentHuggingPriority(.init(1), for: .horizontal)
    for view in [back, forward, space, done] { line.addArrangedSubview(view) }
    addPinned(line, to: layoutMarginsGuide)
  }

  /// No height of its own, so that the system takes the one that the buttons need, and the home
  /// indicator below them where no keyboard is shown.
  override var intrinsicContentSize: CGSize { .zero }

  private func fill(_ button: UIButton, symbol: String?, _ press: @escaping () -> Void) {
    button.configuration = .plain()
    button.configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
    button.addAction(UIAction { _ in press() }, for: .primaryActionTriggered)
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
}
#endif
