extension UISearchBar: HasNaturalSize {
  func naturalSize(width: CGFloat) -> CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  /// Gives the field its place.
  func placeField() { searchTextField.setFrameIfNew(bounds.insetBy(dx: 16, dy: 10)) }
}
