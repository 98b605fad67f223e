extension UIView {
  /// Where a view stands: bounds in its own coordinates, centre in the superview's.
  final class Geometry {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
  }

  /// The views around one. It is a class, because a copy of a weak reference takes long.
  @MainActor final class Family {
    var subviews: [UIView] = []
    weak var superview: UIView?
    weak var window: UIWindow?
  }

  /// The looks that a view stores.
  @MainActor struct Look {
    var layer = CALayer()
    var tag = 0
    var isHidden = false
    var alpha: CGFloat = 1
    var isOpaque = true
    var background: UIColor?
    var contentMode = ContentMode.scaleToFill
    var takesTouches = true
    var takesManyTouches = false
    var isExclusive = false
    var tint: UIColor?
    var tintMode = TintAdjustmentMode.automatic
    var semantics = UISemanticContentAttribute.unspecified
  }

  /// The layout that a view stores.
  @MainActor struct LayoutState {
    var needsLayout = true
    var needsConstraints = false
    /// The number of requests for layout when the view and all within it were last laid out.
    var cleanSince: Int?
    var usesAutoresizing = true
    var autoresizingMask: AutoresizingMask = []
    /// Set margins; `nil` where the system's eight points hold.
    var margins: NSDirectionalEdgeInsets?
    /// Margins that were set left and right stay so when the direction turns.
    var fixedMargins: UIEdgeInsets?
    var keepsMarginsOfSuperview = false
    var keepsMarginsInSafeArea = true
    var safeArea = UIEdgeInsets.zero
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging = [UILayoutPriority.defaultLow, UILayoutPriority.defaultLow]
    var resistance = [UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh]
    lazy var marginsGuide = UILayoutGuide()
    lazy var safeAreaGuide = UILayoutGuide()
    lazy var readableGuide = UILayoutGuide()
    lazy var keyboardGuide = UIKeyboardLayoutGuide()
  }

  /// The way in which the content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// True if the tint is dimmed, as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The way in which a view follows its superview's size without constraints.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Which way a view's content runs, whatever the language is.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
