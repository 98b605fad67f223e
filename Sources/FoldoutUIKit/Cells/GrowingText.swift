#if canImport(UIKit)
import FoldoutScreens
import UIKit

/// A text of several lines that is as high as its text and never scrolls by itself.
///
/// It reports what a person does by closures, as ``LineField`` does. It hears of that by the text
/// view's notifications, so that its delegate is free.
final class GrowingText: UITextView, TextControl {
  /// Typing begins.
  var onBegin: () -> Void = {}
  /// The person changed the text, which is passed on whole.
  var onText: (String) -> Void = { _ in }
  /// Typing has ended.
  var onEnd: () -> Void = {}
  /// Escape was pressed on a hardware keyboard; typing ends after it.
  var onEscape: () -> Void = {}
  /// The text needs another height than the view has.
  var onHeight: () -> Void = {}

  /// The words in an empty text.
  private let hint = UILabel()
  private var leastHeight: NSLayoutConstraint?
  private var isMade = false
  /// True if the text changed while it was composed, and was not reported since.
  private var isUnreported = false
  // Only touched on the main actor, and at the end of this object.
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  var isComposing: Bool { markedTextRange != nil }

  /// Shows a text, unless the person composes one.
  func set(_ text: String) {
    makeOnce()
    defer { hint.isHidden = !self.text.isEmpty }
    guard !isComposing, !text.isIdentical(to: self.text) else { return }
    self.text = text
  }

  /// Sets the words in an empty text, and the least number of lines.
  func show(hint text: String, lines: Int) {
    makeOnce()
    hint.text = text
    hint.textAlignment = textAlignment
    leastHeight?.constant = (lineHeight * CGFloat(lines)).rounded(.up)
  }

  /// Sets the look and the keyboard for a text of a kind.
  func take(_ traits: KeyboardTraits, in setting: CellSetting) {
    makeOnce()
    if !isFirstResponder { take(traits) }
    setting.keyboardBar?.show(setting.words)
    inputAccessoryView = setting.keyboardBar
    semanticContentAttribute = setting.direction
    textAlignment = setting.direction.leading
  }

  /// Makes what lasts: the font, no margins of its own, and the words in an empty text.
  private func makeOnce() {
    guard !isMade else { return }
    isMade = true
    hear(UITextView.textDidBeginEditingNotification) { $0.onBegin() }
    hear(UITextView.textDidChangeNotification) { $0.reportText() }
    hear(UITextView.textDidEndEditingNotification) { $0.reportEnd() }
    isScrollEnabled = false
    backgroundColor = .clear
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    height.isActive = true
    leastHeight = height
    hint.follow(.body, .placeholderText)
    hint.isAccessibilityElement = false
    addSubview(hint)
  }

  private func hear(
    _ name: NSNotification.Name, _ body: @escaping @MainActor (GrowingText) -> Void
  ) {
    // No queue: it is posted on the main thread, and a queue would deliver it too late.
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: self, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          if let self { body(self) }
        }
      })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = hint.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
    hint.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(size.height, bounds.height))
  }

  private func reportText() {
    hint.isHidden = !text.isEmpty
    isUnreported = isComposing
    if !isComposing { onText(text) }
    reportHeight()
  }

  private func reportEnd() {
    if isUnreported { onText(text) }
    isUnreported = false
    onEnd()
  }

  private func reportHeight() {
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    let height = max(sizeThatFits(room).height, leastHeight?.constant ?? 0)
    if (height - bounds.height).magnitude > 0.5 { onHeight() }
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
#endif
