/// A rectangle that is drawn, laid out and touched.
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitChangeObservable, TraitHolder {
  /// The size in a direction in which a view has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  final let geometry = Geometry()
  final let family = Family()
  final var look = Look()
  final var layoutState = LayoutState()
  final var traitRegistrations: [TraitRegistration] = []
  final var deliveredTraits: UITraitCollection?
  final var overrides = TraitOverrides()
  final var storedInteractions: [any UIInteraction] = []
  /// The controller whose root view this is.
  final weak var controller: UIViewController?

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    geometry.center = CGPoint(x: frame.midX, y: frame.midY)
    geometry.bounds.size = frame.size
  }

  /// Creates a view from an archive; refused, since the double reads no storyboards.
  public required init?(coder: NSCoder) {
    RefusalError.raise(.unknown, "init(coder:) of a view: the double reads no nibs and storyboards")
    return nil
  }

  /// Creates a view without a size.
  override public convenience init() { self.init(frame: .zero) }

  open func encode(with coder: NSCoder) {
    RefusalError.raise(.unknown, "encode(with:) of a view")
  }

  override open var next: UIResponder? { controller ?? superview }

  // MARK: Looks

  open var layer: CALayer { look.layer }
  open class var layerClass: AnyClass { CALayer.self }
  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }
  open var isHidden: Bool {
    get { look.isHidden }
    set {
      guard newValue != look.isHidden else { return }
      look.isHidden = newValue
      superview?.setNeedsLayout()
      superview?.arrangementChanged()
    }
  }
  open var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = newValue }
  }
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }
  open var backgroundColor: UIColor? {
    get { look.background }
    set { look.background = newValue }
  }
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isUserInteractionEnabled: Bool {
    get { look.takesTouches }
    set { look.takesTouches = newValue }
  }
  open var isMultipleTouchEnabled: Bool {
    get { look.takesManyTouches }
    set { look.takesManyTouches = newValue }
  }
  open var isExclusiveTouch: Bool {
    get { look.isExclusive }
    set { look.isExclusive = newValue }
  }

  /// The colour that stands for "can be touched", inherited from the superview.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own declaration: setting nil inherits again, reading never gives nil.
  open var tintColor: UIColor! {
    get { look.tint ?? superview?.tintColor ?? .tintColor }
    set {
      look.tint = newValue
      tellTint()
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { look.tintMode }
    set { look.tintMode = newValue }
  }
  open func tintColorDidChange() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}

  func tellTint() {
    tintColorDidChange()
    for view in subviews where view.look.tint == nil { view.tellTint() }
  }

  // MARK: What subclasses answer

  /// True if the keys of a hardware keyboard may lead to the view; the double moves no such focus.
  open var canBecomeFocused: Bool { false }

  open func layoutSubviews() { placeSubviews() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(in: size) }
  open var intrinsicContentSize: CGSize { ownContentSize }
  open func updateConstraints() {}
  open class var requiresConstraintBasedLayout: Bool { false }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func addInteraction(_ interaction: any UIInteraction) {
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { storedInteractions = newValue }
  }

  /// The deepest view that a touch at a point belongs to: hidden, see-through and disabled ones are
  /// passed over, and so is everything outside the bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  override open var accessibilityFrame: CGRect {
    get { spoken.frame ?? convert(bounds, to: nil) }
    set { spoken.frame = newValue }
  }
}

/// A behaviour that is added to a view.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view it is added to.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view has changed.
  func didMove(to view: UIView?)
}
