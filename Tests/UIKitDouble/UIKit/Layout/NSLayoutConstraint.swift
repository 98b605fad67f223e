/// A relation between two anchors, or of one with a number.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// Equal, at most or at least.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A side or a size of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
  }

  /// The direction of a stack or of a priority.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var constant: CGFloat { didSet { holder?.invalidateIntrinsicContentSize() } }
  open var priority = UILayoutPriority.required {
    didSet { holder?.invalidateIntrinsicContentSize() }
  }
  open var identifier: String?
  /// The view that keeps the constraint while it is active.
  private(set) weak var holder: UIView?

  /// Creates a constraint from items and attributes.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      Place(item: view1 as AnyObject, attribute: attr1), relation,
      view2.map { Place(item: $0 as AnyObject, attribute: attr2) }, multiplier: multiplier,
      constant: c)
  }

  init(
    _ first: Place, _ relation: Relation, _ second: Place?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A side or size of an item.
  struct Place {
    weak var item: AnyObject?
    var attribute: Attribute
  }

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of an item: itself, or the one that owns a guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// True if one of the two items is a view or lies within it.
  func concerns(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains {
      NSLayoutConstraint.view(of: $0)?.isDescendant(of: view) == true
    }
  }

  /// The two sides in refusals.
  private var words: String {
    func word(_ item: AnyObject?, _ attribute: Attribute) -> String {
      "\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute.name)"
    }
    return "\(word(firstItem, firstAttribute)) and \(word(secondItem, secondAttribute))"
  }

  private func activate() {
    guard holder == nil else { return }
    guard let first = NSLayoutConstraint.view(of: firstItem) else { return }
    let second = secondItem == nil ? first : NSLayoutConstraint.view(of: secondItem)
    let common = sequence(first: first, next: \.superview).first {
      second?.isDescendant(of: $0) == true
    }
    guard let common else {
      return RefusalError.raise(
        .generic,
        "Unable to activate constraint with anchors \(words) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.")
    }
    if case .failure(let fault) = claim() { return RefusalError.raise(.unknown, fault.reason) }
    holder = common
    common.layoutState.constraints.append(self)
    common.invalidateIntrinsicContentSize()
  }

  private func deactivate() {
    holder?.layoutState.constraints.removeAll { $0 === self }
    holder?.invalidateIntrinsicContentSize()
    holder = nil
  }
}
