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

  /// Lines that end between two letters of one word.
  private static func brokenWords(in root: UIView) -> [Finding] {
    var findings: [Finding] = []
    visitShown(root) { view in
      guard !(view is UITextView) else { return }
      let lines = view.drawnLines.map { $0.runs.map(\.text).joined() }
      let whole = view.wholeText
      var rest = Substring(whole)
      for line in lines.dropLast() {
        guard let range = rest.range(of: line) else { break }
        rest = rest[range.upperBound...]
        if let last = line.last, let next = rest.first, last.isLetter, next.isLetter,
          last.isASCII
        {
          findings.append(
            Finding(view: view.refusalName, fault: "a word is broken after “\(line)”"))
        }
      }
    }
    return findings
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
}
