extension UIView {
  /// Places the parts that a system's view has inside, beside those that constraints place.
  func placeOwnParts() {
    (self as? UIButton)?.placeButtonParts()
    (self as? UITextField)?.placeSideViews()
    (self as? UISearchBar)?.placeField()
    (controller as? UIAlertController)?.placeFields()
  }
}
