/// A side or a size of a view or guide, from which constraints are made.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let place: NSLayoutConstraint.Place

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    place = NSLayoutConstraint.Place(item: item, attribute: attribute)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      place, relation, other?.place, multiplier: multiplier, constant: constant)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, constant: constant) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, constant: constant) }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, constant: constant) }
}

/// A side from left to right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A side from top to bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, multiplier: m) }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  { constraint(.equal, anchor, multiplier: m, constant: c) }
}
