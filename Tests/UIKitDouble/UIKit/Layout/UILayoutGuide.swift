/// A rectangle without a view, for constraints.
@MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open internal(set) var layoutFrame = CGRect.zero
  open var identifier = ""

  override public init() {}

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// The guide along the upper edge of the keyboard.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
}

extension UIView {
  /// The side where a line begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where a line ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The bounds less the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { owned(layoutState.marginsGuide) }
  /// The bounds less what bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { owned(layoutState.safeAreaGuide) }
  /// The width in which text is easy to read.
  public var readableContentGuide: UILayoutGuide { owned(layoutState.readableGuide) }
  /// The edge of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutState.keyboardGuide.owningView = self
    return layoutState.keyboardGuide
  }

  private func owned(_ guide: UILayoutGuide) -> UILayoutGuide {
    guide.owningView = self
    return guide
  }

  /// Adds a guide of the app's own.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutState.guides.append(guide)
  }
  /// Removes a guide.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutState.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  /// The constraints that the view keeps.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }
  /// Activates a constraint that this view keeps.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints that this view keeps.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// True if frame and mask stand for constraints; a view with constraints sets it to `false`.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.usesAutoresizing }
    set { layoutState.usesAutoresizing = newValue }
  }
  /// The extent to which the view wants to be no larger than its own size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis.rawValue]
  }
  /// Sets how much the view wants to be no larger than its own size.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }
  /// The extent to which the view wants to be no smaller than its own size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { layoutState.resistance[axis.rawValue] }
  /// Sets how much the view wants to be no smaller than its own size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }
}
