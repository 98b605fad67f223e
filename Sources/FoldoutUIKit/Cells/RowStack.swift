import UIKit

/// A stack in a row whose views answer touches above and below it.
///
/// A line of text is less than 44 points high; the rest of the row's height belongs to what stands
/// in the line, too.
final class RowStack: UIStackView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: -leastTarget / 2).contains(point)
  }
}

/// A button in a line of text, which makes the row no higher and is as easy to touch as any.
final class RowButton: UIButton {
  /// The effect of a press.
  var onPress: () -> Void = {}
  private var isMade = false

  /// Shows a title or a symbol, at the end of a line or at the beginning of one of its own.
  func show(title: String? = nil, symbol: String? = nil, isAtEnd: Bool = true) {
    makeOnce()
    var look = UIButton.Configuration.plain()
    look.title = title
    look.image = symbol.flatMap { UIImage(systemName: $0) }
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
    look.titleLineBreakMode = .byWordWrapping
    look.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: isAtEnd ? 8 : 0, bottom: 0, trailing: isAtEnd ? 0 : 8)
    configuration = look
    contentHorizontalAlignment = isAtEnd ? .trailing : .leading
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    keepWidth(hugging: 252, resistance: 760)
    keepAtLeast(width: leastTarget)
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, leastTarget - bounds.height) / 2
    return bounds.insetBy(dx: 0, dy: -missing).contains(point)
  }
}

/// A control or picture in a line of text that may be higher than the line.
///
/// It stands out above and below into the row's margins, so that a row with a switch is as high as
/// one with a text.
final class OverhangView: UIView {
  private var content: UIView?
  private var fixedSize: CGSize?

  /// Takes a view in, which has its own size or a given one.
  func hold(_ view: UIView, size: CGSize? = nil) {
    guard content !== view else { return }
    content = view
    fixedSize = size
    addSubview(view)
    keepWidth(hugging: 251, resistance: 760)
  }

  /// Measures the view again, whose size depends on what it shows.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var contentSize: CGSize { fixedSize ?? content?.intrinsicContentSize ?? .zero }

  override var intrinsicContentSize: CGSize {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
    return CGSize(width: contentSize.width, height: min(contentSize.height, line.rounded(.up)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content?.frame = CGRect(
      x: isRightToLeft ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let content, content.isUserInteractionEnabled, !isHidden,
      self.point(inside: point, with: event)
    else { return nil }
    return content.hitTest(convert(point, to: content), with: event) ?? content
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, leastTarget - bounds.height) / 2
    return bounds.insetBy(dx: 0, dy: -missing).contains(point)
  }
}
