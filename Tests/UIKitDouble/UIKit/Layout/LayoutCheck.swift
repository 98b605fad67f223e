/// Laws that every screen keeps, as functions that list what breaks them.
@_spi(UIKitDouble)
@MainActor
public enum LayoutCheck {
  /// Something on the screen that breaks a law.
  public struct Finding: Hashable, CustomStringConvertible {
    /// The view, by type and text.
    public var view: String
    /// The fault in words.
    public var fault: String

    /// View and fault in one line.
    public var description: String { "\(view): \(fault)" }
  }

  /// True if laying out everything once more moves nothing.
  public static func isSettled(_ root: UIView) -> Bool {
    root.layoutIfNeeded()
    return LayoutPass.isSettled(root)
  }

  /// The frames of all views that are seen, in the root's coordinates, in the order of the tree.
  public static func frames(in root: UIView) -> [String] {
    root.layoutIfNeeded()
    var lines: [String] = []
    visitShown(root) { view in
      lines.append("\(view.refusalName) \(view.place(in: root).words)")
    }
    return lines
  }

  /// Calls a function for each view that is not hidden, superviews first.
  static func visitShown(_ view: UIView, _ body: (UIView) -> Void) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    body(view)
    for child in view.subviews where !view.drawsItself(child) { visitShown(child, body) }
  }
}

extension UIView {
  /// The bounds in the coordinates of a view further out.
  func place(in root: UIView) -> CGRect { convert(bounds, to: root) }

  /// A subview is a part of this view's own drawing: a button's label or picture.
  func drawsItself(_ child: UIView) -> Bool {
    guard let button = self as? UIButton else { return false }
    return child === button.ownTitleLabel || child === button.ownImageView
  }

  /// The lines of text that the view draws, in its own coordinates.
  var drawnLines: [TextBlock.Line] {
    switch self {
    case let label as UILabel: label.placedLines
    case let button as UIButton: button.drawnTitleLines
    case let view as UITextView where !view.text.isEmpty:
      view.block.placed(in: view.textArea, alignment: view.textAlignment, isMirrored: false)
    default: []
    }
  }

  /// The part of the view that is seen to be filled: its text, or all of it.
  var inkArea: CGRect? {
    if self is UILabel {
      let lines = drawnLines.map(\.frame)
      return lines.isEmpty ? nil : lines.reduce(CGRect.null) { $0.union($1) }
    }
    if let image = self as? UIImageView { return image.image == nil ? nil : bounds }
    if let picker = self as? UIDatePicker {
      return picker.compactParts(in: bounds).reduce(CGRect.null) { $0.union($1.frame) }
    }
    if isDrawnBySubviews { return nil }
    if self is UIControl || self is UITextView || self is UIPickerView { return bounds }
    return nil
  }

  /// The view is a control of the app's own, whose subviews are all that is seen of it.
  private var isDrawnBySubviews: Bool {
    guard self is UIControl, backgroundColor == nil, !subviews.isEmpty else { return false }
    return
      !(self is UIButton || self is UITextField || self is UISwitch
      || self is UISegmentedControl)
  }
}

extension UIButton {
  /// The lines of title and subtitle.
  var drawnTitleLines: [TextBlock.Line] {
    let parts = parts
    let frames = partFrames(in: bounds.size)
    let title = parts.title.placed(
      in: frames.title, alignment: .natural, isMirrored: isMirrored)
    let subtitle = parts.subtitle?.placed(
      in: frames.subtitle, alignment: .natural, isMirrored: isMirrored)
    return title + (subtitle ?? [])
  }
}
