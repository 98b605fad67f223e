#if canImport(UIKit)
import UIKit

/// A button in a drawer: words or a symbol in the tint, without a background.
final class PlainButton: UIButton {
  private var press: () -> Void = {}
  private var isMade = false

  /// Shows a title or a symbol; with neither the button is hidden.
  ///
  /// `spoken` is the name for screen readers, if the title alone does not say enough.
  func show(
    title: String? = nil, symbol: String? = nil, spoken: String? = nil, isDestructive: Bool = false,
    _ press: @escaping () -> Void = {}
  ) {
    makeOnce()
    isHidden = title == nil && symbol == nil
    configuration?.title = title
    configuration?.image = symbol.flatMap { UIImage(systemName: $0) }
    configuration?.baseForegroundColor = isDestructive ? .systemRed : nil
    // A button of words stands in line with the texts above it, a symbol in the middle.
    let side: CGFloat = title == nil ? 12 : 0
    configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: side, bottom: 7, trailing: side)
    contentHorizontalAlignment = title == nil ? .center : .leading
    accessibilityLabel = spoken ?? title
    self.press = press
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    var look = UIButton.Configuration.plain()
    look.titleLineBreakMode = .byWordWrapping
    look.titleAlignment = .leading
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
    configuration = look
    addAction(UIAction { [weak self] _ in self?.press() }, for: .primaryActionTriggered)
  }

  // Not by constraints: the button also stands in controls that place their parts by frames.
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: max(leastTarget, size.width), height: max(leastTarget, size.height))
  }
}
#endif
