/// A view whose content is larger than itself.
open class UIScrollView: UIView, ScrollDelegating {
  /// The way in which a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The way in which the safe area becomes part of the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  /// The way in which fast a scroll comes to rest: the part of speed that is left after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part.
    public let rawValue: CGFloat
    /// Creates a rate from a part.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slow.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The finger that holds the content.
  var held: ScrollDrag?
  /// Counts the motions, so that an older one ends where a newer one begins.
  var coasting = 0
  /// Set while a finger holds the content.
  open internal(set) var isDragging = false
  open internal(set) var isTracking = false
  open internal(set) var isDecelerating = false
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }
  open private(set) lazy var frameLayoutGuide = guide()
  open private(set) lazy var contentLayoutGuide = guide()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive; refused.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The inset at the top that the offset stands by.
  private var appliedTop: CGFloat = 0

  override open func layoutSubviews() {
    super.layoutSubviews()
    let top = adjustedContentInset.top
    guard top != appliedTop else { return }
    // Content that stood at its top stays there when a bar comes.
    if contentOffset.y == -appliedTop { contentOffset.y = -top }
    appliedTop = top
  }

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }

  /// The content's point that stands in the upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      didScroll()
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    coasting += 1
    isDecelerating = false
    self.contentOffset = contentOffset
    guard animated, moves else { return }
    DoubleRunLoop.main.after(ticks: 18) { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as little as brings a rectangle of the content into view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let room = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += UIScrollView.step(rect.minX, rect.maxX, room.minX, room.maxX)
    offset.y += UIScrollView.step(rect.minY, rect.maxY, room.minY, room.maxY)
    setContentOffset(offset, animated: animated)
  }

  open var adjustedContentInset: UIEdgeInsets {
    let added = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + added.top, left: contentInset.left + added.left,
      bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
  }

  // A scroll view keeps touches to itself: a row is not chosen by a touch on a scroll view in it.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func adjustedContentInsetDidChange() {}
  open func flashScrollIndicators() {}
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// True if a drag takes the touch away from a view within; not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The offsets between which the content rests.
  var offsetLimits: (top: CGFloat, bottom: CGFloat) {
    let inset = adjustedContentInset
    let top = -inset.top
    return (top, max(top, contentSize.height + inset.bottom - bounds.height))
  }

  func didScroll() {
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private func insetsChanged() {
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  private static func step(
    _ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if start < first { return start - first }
    return end > last ? min(end - last, start - first) : 0
  }
}

/// A view with a scroll delegate.
///
/// `delegate` stands in an extension of this protocol, so that a subclass can declare a property of
/// the same name and a narrower type, as `UITableView` does; Swift has no such override.
@MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating {
  /// The object that is told of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { (self as? UIScrollView)?.scrollDelegate }
    set { (self as? UIScrollView)?.scrollDelegate = newValue }
  }
}
