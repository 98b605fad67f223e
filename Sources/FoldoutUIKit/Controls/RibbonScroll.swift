#if canImport(UIKit)
import UIKit

/// The scroll view over a ribbon: a drag that begins on an arrow moves it.
final class RibbonScroll: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    alwaysBounceHorizontal = true
    contentInsetAdjustmentBehavior = .never
    // The table's is the one that a tap on the status bar scrolls.
    scrollsToTop = false
  }

  /// Not available: a ribbon makes its scroll view.
  required init?(coder: NSCoder) { nil }

  // A control keeps its touches otherwise.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// An arrow beside a ribbon: a symbol of ten points with room for a finger.
final class ArrowControl: UIControl {
  /// Called when the arrow is pressed.
  var onPress: () -> Void = {}

  private let symbol = UIImageView()
  private var name: String?
  private var isAtLeft = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    symbol.isUserInteractionEnabled = false
    symbol.contentMode = .scaleAspectFit
    addSubview(symbol)
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
  }

  /// Not available: a ribbon makes its arrows.
  required init?(coder: NSCoder) { nil }

  /// Shows a symbol near the edge of the ribbon that the arrow stands at.
  func show(_ name: String, isAtLeft: Bool) {
    guard name != self.name || isAtLeft != self.isAtLeft else { return }
    (self.name, self.isAtLeft) = (name, isAtLeft)
    symbol.image = UIImage(systemName: name)
    setNeedsLayout()
  }

  override var isEnabled: Bool {
    didSet {
      accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      paint()
    }
  }

  override var isHighlighted: Bool { didSet { paint() } }

  private func paint() {
    symbol.tintColor = isEnabled ? nil : .tertiaryLabel
    symbol.alpha = isHighlighted ? 0.4 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = RibbonView.arrowRoom
    let middle = isAtLeft ? room / 2 : bounds.width - room / 2
    symbol.frame = CGRect(x: middle - 5, y: bounds.midY - 6, width: 10, height: 12)
  }
}
#endif
