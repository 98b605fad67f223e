#if canImport(UIKit)
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
  /// The place of a button in its line.
  enum Place {
    /// At the beginning of a line of its own.
    case begin
    /// At the end of the row's line.
    case end
    /// In the middle, between or beside others.
    case middle
    /// In the middle, as the value of the row: it takes the room that is left over.
    case value
  }

  /// The effect of a press.
  var onPress: () -> Void = {}
  private var isMade = false

  /// Shows a title or a symbol.
  func show(title: String? = nil, symbol: String? = nil, at place: Place) {
    makeOnce()
    var look = UIButton.Configuration.plain()
    look.title = title
    look.image = symbol.flatMap { UIImage(systemName: $0) }
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .body)
    look.titleLineBreakMode = .byWordWrapping
    look.contentInsets = place.insets
    configuration = look
    contentHorizontalAlignment = place.alignment
    keepWidth(hugging: place == .value ? 251 : 252, resistance: 760)
  }

  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    keepAtLeast(width: leastTarget)
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .primaryActionTriggered)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, leastTarget - bounds.height) / 2
    return bounds.insetBy(dx: 0, dy: -missing).contains(point)
  }
}

extension RowButton.Place {
  /// No space towards the row's edge, so that the title stands where other rows have their texts.
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .begin: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 8)
    case .end: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0)
    case .middle, .value: NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    }
  }

  fileprivate var alignment: UIControl.ContentHorizontalAlignment {
    switch self {
    case .begin: .leading
    case .end: .trailing
    case .middle, .value: .center
    }
  }
}

/// A control or picture in a line of text that may be higher than the line.
///
/// It stands out above and below into the row's margins, so that a row with a switch is as high as
/// one with a text.
final class OverhangView: UIView {
  private var content: UIView?
  private var fixedSize: CGSize?
  /// True if the view stands at the end of the room, where that is wider than it.
  var isAtEnd = false { didSet { setNeedsLayout() } }
  /// True if the view gets a line of its own, which is as high as the view.
  var hasOwnLine = false { didSet { contentChanged() } }

  /// Takes a view in, which has its own size or a given one.
  func hold(_ view: UIView, size: CGSize? = nil, hugging: Float = 251) {
    content = view
    fixedSize = size
    addSubview(view)
    keepWidth(hugging: hugging, resistance: 759)
  }

  /// Measures the view again, whose size depends on what it shows.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var contentSize: CGSize { fixedSize ?? content?.intrinsicContentSize ?? .zero }

  override var intrinsicContentSize: CGSize {
    let size = contentSize
    guard !hasOwnLine else { return size }
    return CGSize(width: size.width, height: min(size.height, lineHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    content?.frame = CGRect(
      x: isRightToLeft == isAtEnd ? 0 : bounds.width - size.width,
      y: (bounds.height - size.height) / 2,
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
#endif
