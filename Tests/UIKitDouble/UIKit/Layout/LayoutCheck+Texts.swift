extension LayoutCheck {
  /// Texts that are not wholly seen, or broken within a word.
  public static func cutTexts(in root: UIView) -> [Finding] {
    root.layoutIfNeeded()
    var findings: [Finding] = []
    visitShown(root) { view in
      for line in view.drawnLines {
        if let fault = fault(of: line, in: view, root) {
          findings.append(Finding(view: view.refusalName, fault: fault))
        }
      }
      if let field = view as? UITextField, let fault = placeholderFault(of: field) {
        findings.append(Finding(view: view.refusalName, fault: fault))
      }
    }
    return findings + brokenWords(in: root)
  }

  private static func fault(of line: TextBlock.Line, in view: UIView, _ root: UIView) -> String? {
    let text = line.runs.map(\.text).joined()
    if line.isTruncated { return "cut to “\(text)”" }
    let room = view.bounds.insetBy(dx: -0.5, dy: -0.5)
    if !room.contains(line.frame) { return "“\(text)” is larger than its view" }
    for outer in sequence(first: view.superview, next: { $0?.superview }) {
      guard let outer, !(outer is UIScrollView) else { break }
      let place = view.convert(line.frame, to: outer)
      let isInside = outer.bounds.insetBy(dx: -0.5, dy: -0.5).contains(place)
      if !isInside { return "“\(text)” reaches out of \(outer.refusalName)" }
      if outer === root { break }
    }
    return nil
  }

  private static func placeholderFault(of field: UITextField) -> String? {
    guard field.shownText.isEmpty, let placeholder = field.placeholder else { return nil }
    let width = field.shownFont.face.width(of: placeholder)
    return width > field.textArea.width + 0.5 ? "the placeholder “\(placeholder)” is cut" : nil
  }

  /// Lines that end between two letters of one word, though the word has room on a line of its own.
  private static func brokenWords(in root: UIView) -> [Finding] {
    var findings: [Finding] = []
    visitShown(root) { view in
      guard !(view is UITextView) else { return }
      let lines = view.drawnLines.map { $0.runs.map(\.text).joined() }
      let whole = view.wholeText
      var rest = Substring(whole)
      for line in lines.dropLast() {
        guard let range = rest.range(of: line) else { break }
        let broken = rest.word(around: range.upperBound)
        rest = rest[range.upperBound...]
        if let last = line.last, let next = rest.first, last.isLetter, next.isLetter,
          last.isASCII, view.width(of: broken) <= view.roomOnItsOwnLine
        {
          findings.append(
            Finding(view: view.refusalName, fault: "a word is broken after “\(line)”"))
        }
      }
    }
    return findings
  }
}

extension Substring {
  /// The characters between two spaces, around a place.
  fileprivate func word(around index: Index) -> String {
    let start = self[..<index].lastIndex(of: " ").map { self.index(after: $0) } ?? startIndex
    return String(self[start..<(self[index...].firstIndex(of: " ") ?? endIndex)])
  }
}

extension UIView {
  /// The text that the view draws, before it is broken into lines.
  fileprivate var wholeText: String {
    switch self {
    case let label as UILabel: label.block.string
    case let button as UIButton:
      button.parts.title.string + "\n" + (button.parts.subtitle?.string ?? "")
    default: ""
    }
  }

  /// Measures a text in the font of the view's text.
  fileprivate func width(of text: String) -> CGFloat {
    drawnLines.first?.runs.first?.font.face.width(of: text) ?? 0
  }

  /// The width that the view would have if no other text stood beside it.
  ///
  /// Pictures and controls beside it stay; texts may move above or below it.
  fileprivate var roomOnItsOwnLine: CGFloat {
    var room = bounds.width
    var view = self
    while let outer = view.superview, !(outer is UIScrollView), !(outer is UITableViewCell) {
      if let stack = outer as? UIStackView, stack.axis == .horizontal {
        for other in stack.shownViews where other !== view && other.hasText {
          room += other.bounds.width + stack.spacing
        }
      }
      view = outer
    }
    return room
  }

  private var hasText: Bool {
    !drawnLines.isEmpty || self is UITextField || subviews.contains { !$0.isHidden && $0.hasText }
  }
}
