/// A row or a column of views.
open class UIStackView: UIView {
  /// The way in which the views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The way in which the views stand across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Leading, in a row.
    public static var top: Alignment { .leading }
    /// Trailing, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The space that the system would choose.
  public class var spacingUseSystem: CGFloat { .greatestFiniteMagnitude }
  /// The space of the stack.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude / 2 }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateIntrinsicContentSize() } }
  open var distribution = Distribution.fill { didSet { invalidateIntrinsicContentSize() } }
  open var alignment = Alignment.fill { didSet { invalidateIntrinsicContentSize() } }
  open var spacing: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var isBaselineRelativeArrangement = false { didSet { invalidateIntrinsicContentSize() } }
  private(set) var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack from an archive; refused.
  public required init(coder: NSCoder) {
    RefusalError.end(.unknown, "init(coder:) of a stack view")
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    invalidateIntrinsicContentSize()
  }

  /// Takes a view out of the arrangement; it stays a subview, without a place.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    invalidateIntrinsicContentSize()
  }

  override open func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    invalidateIntrinsicContentSize()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }
}
