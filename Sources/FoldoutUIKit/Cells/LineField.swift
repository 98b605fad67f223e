#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A field for one line of text.
///
/// It reports what a person does by closures. A text that is still being composed is reported once
/// it is complete, or once typing ends.
final class LineField: UITextField, TextControl {
  /// Typing begins.
  var onBegin: () -> Void = {}
  /// The person changed the text, which is passed on whole.
  var onText: (String) -> Void = { _ in }
  /// Typing has ended.
  var onEnd: () -> Void = {}
  /// The return key was pressed; typing ends after it.
  var onReturn: () -> Void = {}
  /// Escape was pressed on a hardware keyboard; typing ends after it.
  var onEscape: () -> Void = {}

  /// The placeholders of an empty field, the longest first. The first one that fits is shown, or
  /// else the last one.
  var hints: [String] = [] {
    didSet {
      placeholder = hints.first
      setNeedsLayout()
    }
  }

  private var isMade = false
  /// True if the text changed while it was composed, and was not reported since.
  private var isUnreported = false
  /// True while the text is put in anew, which is no change.
  private var isRenewed = false

  var isComposing: Bool { markedTextRange != nil }

  /// Shows a text, unless the person composes one.
  func set(_ text: String) {
    makeOnce()
    guard !isComposing, !text.isIdentical(to: self.text) else { return }
    self.text = text
  }

  /// Sets the look and the keyboard for a text of a kind.
  func take(_ traits: KeyboardTraits, in setting: CellSetting) {
    makeOnce()
    // A keyboard that is shown keeps its kind, and a secret that is shown stays so.
    if !isFirstResponder {
      take(traits)
      isSecureTextEntry = traits.isSecure
    }
    write(leftToRight: traits.isLeftToRight)
    setting.keyboardBar?.show(setting.words)
    inputAccessoryView = setting.keyboardBar
    semanticContentAttribute = setting.direction
  }

  /// Writes from left to right, whatever the language: a phone number has no letter that says so.
  ///
  /// It is set in the attributes that each new text gets, since the direction of a range ends with
  /// its text.
  private func write(leftToRight isLeftToRight: Bool) {
    let direction: NSWritingDirection = isLeftToRight ? .leftToRight : .natural
    let style = defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
    guard style.baseWritingDirection != direction,
      let copy = style.mutableCopy() as? NSMutableParagraphStyle
    else { return }
    copy.baseWritingDirection = direction
    defaultTextAttributes[.paragraphStyle] = copy
  }

  /// Shows a secret, or hides it again, also while it is typed.
  ///
  /// UIKit empties a field at the first insertion after it was hidden, and may move the caret. So
  /// what is inserted first is the text itself.
  func setSecure(_ isSecure: Bool) {
    if isComposing { unmarkText() }
    let (text, selection) = (text ?? "", selectedTextRange)
    isRenewed = true
    isSecureTextEntry = isSecure
    if isFirstResponder, isSecure, !text.isEmpty {
      insertText(text)
      if self.text != text { self.text = text }
    }
    if isFirstResponder { selectedTextRange = selection }
    isRenewed = false
  }

  /// Makes what lasts: the font, and the reports of what a person does.
  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    keepWidth(hugging: 250, resistance: 749)
    keepAtLeast(width: RowCell.leastValueWidth)
    report(.editingDidBegin) { $0.onBegin() }
    report(.editingChanged) { $0.reportText() }
    report(.editingDidEnd) { $0.reportEnd() }
    report(.editingDidEndOnExit) { $0.onReturn() }
  }

  private func report(_ event: UIControl.Event, _ body: @escaping (LineField) -> Void) {
    addAction(
      UIAction { [weak self] _ in
        if let self { body(self) }
      }, for: event)
  }

  private func reportText() {
    guard !isRenewed else { return }
    isUnreported = isComposing
    if !isComposing { onText(text ?? "") }
  }

  private func reportEnd() {
    if isUnreported { onText(text ?? "") }
    isUnreported = false
    onEnd()
  }

  /// A field is a little higher than a label of one line; without that, all rows are of one height.
  override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: lineHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = hints.first { width(of: $0) <= bounds.width } ?? hints.last
    if placeholder != fitting { placeholder = fitting }
  }

  override func becomeFirstResponder() -> Bool { takeFocus { super.becomeFirstResponder() } }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard !isComposing, presses.hasEscape else {
      return super.pressesBegan(presses, with: event)
    }
    onEscape()
    resignFirstResponder()
  }
}

extension Set<UIPress> {
  /// True if one of the keys is Escape.
  var hasEscape: Bool { contains { $0.key?.keyCode == .keyboardEscape } }
}
#endif
