#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// An option in a drawer: a button with a mark at the edge where lines begin, a title and a second
/// line.
final class OptionView: UIControl {
  /// An option as it is shown.
  struct Face: Equatable {
    var value: String
    var title: String
    var details: [String] = []
    var picture: UIImage?
    var isChosen: Bool
    var isEnabled = true
  }

  /// Called with the option's value when it is tapped.
  var onTap: (String) -> Void = { _ in }
  private(set) var face: Face?

  private let mark = UIImageView()
  private let picture = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()
  private let texts = UIStackView()
  private let line = UIStackView()
  private var isMade = false

  /// Shows an option.
  func show(_ face: Face, in setting: CellSetting) {
    makeOnce()
    self.face = face
    semanticContentAttribute = setting.direction
    line.take(setting.direction)
    isEnabled = face.isEnabled
    title.text = face.title
    title.textColor = face.isEnabled ? .label : .tertiaryLabel
    detail.text = face.details.joined(separator: "\n")
    detail.isHidden = face.details.isEmpty
    for label in [title, detail] { label.textAlignment = setting.direction.leading }
    picture.image = face.picture
    picture.isHidden = face.picture == nil
    accessibilityLabel = face.title
    accessibilityValue = face.details.reduce(nil as String?) { text, more in
      text.map { setting.joined($0, more) } ?? more
    }
    var traits = UIAccessibilityTraits.button
    if face.isChosen { traits.insert(.selected) }
    if !face.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    paint()
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    isAccessibilityElement = true
    title.follow(.body)
    detail.follow(.footnote, .secondaryLabel)
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    mark.keepWidth(hugging: 252, resistance: 760)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 4
    for anchor in [picture.widthAnchor, picture.heightAnchor] {
      anchor.constraint(equalToConstant: 32).isActive = true
    }
    texts.axis = .vertical
    for label in [title, detail] { texts.addArrangedSubview(label) }
    line.spacing = 12
    line.alignment = .center
    line.isUserInteractionEnabled = false
    line.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 0, bottom: 6, trailing: 0)
    line.isLayoutMarginsRelativeArrangement = true
    // An option that is scrolled out of a list lies below the screen's edge, and must not grow
    // there.
    line.insetsLayoutMarginsFromSafeArea = false
    for view in [mark, picture, texts] { line.addArrangedSubview(view) }
    addPinned(line)
    keepAtLeast(height: leastTarget)
    addAction(
      UIAction { [weak self] _ in
        if let self, let face, face.isEnabled { onTap(face.value) }
      }, for: .touchUpInside)
  }

  override var isHighlighted: Bool {
    didSet { paint() }
  }

  /// Draws the mark: filled for the chosen option and for one that is pressed.
  private func paint() {
    guard let face else { return }
    let isFilled = face.isChosen || isHighlighted
    mark.image = UIImage(systemName: isFilled ? "checkmark.circle.fill" : "circle")
    mark.tintColor = face.isEnabled ? nil : .tertiaryLabel
  }
}

/// Options one below the other.
final class OptionStack: UIStackView {
  private(set) var views: [OptionView] = []

  /// The view of the option that is chosen, the first of several; `nil` if none is.
  var chosen: OptionView? { views.first { $0.face?.isChosen == true } }

  /// Shows options. `choose` is called with the value of one that is tapped.
  func show(
    _ options: [OptionView.Face], in setting: CellSetting, _ choose: @escaping (String) -> Void
  ) {
    axis = .vertical
    while views.count > options.count { views.removeLast().removeFromSuperview() }
    while views.count < options.count {
      let view = OptionView()
      views.append(view)
      addArrangedSubview(view)
    }
    for (view, option) in zip(views, options) {
      view.onTap = choose
      view.isHidden = false
      view.show(option, in: setting)
    }
  }

  /// Hides the options that a filter leaves out.
  func show(only passes: [Bool]) {
    for (view, isShown) in zip(views, passes) { view.isHidden = !isShown }
  }
}
#endif
