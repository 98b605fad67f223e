extension UISwitch: HasNaturalSize {
  func naturalSize(width: CGFloat) -> CGSize { CGSize(width: 51, height: 31) }
}

extension UIImageView: HasNaturalSize {
  func naturalSize(width: CGFloat) -> CGSize {
    guard let image else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return image.shownSize(
      configuration: preferredSymbolConfiguration, pointSize: 17, traits: traitCollection)
  }
}

extension UIImage {
  /// The size at which a picture is shown: a symbol's by its configuration, a file's by its pixels.
  func shownSize(
    configuration: SymbolConfiguration?, pointSize: CGFloat, traits: UITraitCollection
  ) -> CGSize {
    guard let symbol, let drawing = SymbolDrawing.named(symbol) else { return size }
    let chosen = configuration ?? configuredBy
    return drawing.size(at: chosen?.points(usual: pointSize, traits) ?? pointSize)
  }
}

extension UIImage.SymbolConfiguration {
  /// The symbol's font size in points.
  func points(usual: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let own =
      pointSize
      ?? textStyle.flatMap {
        TextStyleSizes.size(ofStyle: $0.rawValue, at: traits.preferredContentSizeCategory)
      } ?? usual
    switch symbolScale {
    case .small: return own * 0.8
    case .large: return own * 1.28
    default: return own
    }
  }
}

extension UIActivityIndicatorView: HasNaturalSize {
  func naturalSize(width: CGFloat) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

extension UIPickerView: HasNaturalSize {
  func naturalSize(width: CGFloat) -> CGSize { CGSize(width: 320, height: 216) }
}
