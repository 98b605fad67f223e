extension UISegmentedControl: HasNaturalSize, HasBaseline {
  private var segmentFont: UIFont { .systemFont(ofSize: 13, weight: .medium) }

  private func block(_ segment: Int) -> TextBlock {
    TextBlock(runs: [.init(text: titleForSegment(at: segment) ?? "", font: segmentFont)])
  }

  /// The widest segment's width for each, and the system's 32 points of height.
  func naturalSize(width: CGFloat) -> CGSize {
    let widest = (0..<numberOfSegments).map { block($0).size(width: .infinity).width }.max() ?? 0
    return CGSize(width: (widest + 24) * CGFloat(numberOfSegments), height: 32)
  }

  func textBaseline(in size: CGSize) -> CGFloat {
    TextBlock(runs: [.init(text: "0", font: segmentFont)]).firstBaseline(in: size)
  }

  /// The segments' places and texts, the first at the line's beginning.
  func segmentParts() -> [(frame: CGRect, block: TextBlock)] {
    let width = bounds.width / CGFloat(max(1, numberOfSegments))
    return (0..<numberOfSegments).map { index in
      let frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      return (isMirrored ? frame.mirrored(in: bounds) : frame, block(index))
    }
  }
}
