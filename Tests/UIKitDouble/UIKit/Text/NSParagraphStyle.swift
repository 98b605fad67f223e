/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The look of a paragraph, which Foundation on Linux has not. The double draws none of it.
open class NSParagraphStyle: NSObject {
  fileprivate var direction = NSWritingDirection.natural

  open var baseWritingDirection: NSWritingDirection { direction }

  /// Returns a copy that can be changed.
  override open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.direction = direction
    return copy
  }
}

/// The look of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  override open var baseWritingDirection: NSWritingDirection {
    get { direction }
    set { direction = newValue }
  }
}
