/// A view in which text is typed.
@MainActor
public protocol UITextInput: AnyObject {}

/// The text of a view in which text is typed, and what happens when a person changes it.
@MainActor
protocol HasEditor: AnyObject {
  var editor: TextEditor { get set }
  /// True if the delegate lets a text take the place of a part.
  func allows(_ range: NSRange, _ text: String) -> Bool
  /// A person has changed the text.
  func typed()
  /// A text is about to be inserted.
  func willInsert()
}

extension HasEditor {
  func willInsert() {}
}

extension UITextInput {
  private var held: (any HasEditor)? { self as? any HasEditor }

  /// The part that an input method still composes; `nil` where there is none.
  public var markedTextRange: UITextRange? { held?.editor.marked.map { UITextRange($0) } }

  /// The chosen part, or the caret.
  public var selectedTextRange: UITextRange? {
    get { held.map { UITextRange($0.editor.selection) } }
    set { if let newValue { held?.editor.selection = newValue.range } }
  }

  /// Composes a text in place of the marked part, as an input method does.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let new = markedText ?? ""
    guard let held, held.allows(held.editor.marked ?? held.editor.selection, new) else { return }
    held.editor.mark(new, selected: selectedRange)
    held.typed()
  }

  /// Inserts a text at the caret or in place of the selection, as a key does.
  public func insertText(_ text: String) {
    guard let held else { return }
    held.willInsert()
    held.editor.replace(held.editor.marked ?? held.editor.selection, with: text)
    held.typed()
  }

  /// Takes the composed text as it is.
  public func unmarkText() {
    guard let held, held.editor.marked != nil else { return }
    held.editor.unmark()
    held.typed()
  }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(held?.editor.text.utf16.count ?? 0) }
  /// True if there is any text.
  public var hasText: Bool { held?.editor.text.isEmpty == false }

  /// A place at a distance in UTF-16 units; `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  /// The distance of two places in UTF-16 units.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  /// The part between two places.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let (first, last) = (min(from.offset, to.offset), max(from.offset, to.offset))
    return UITextRange(NSRange(location: first, length: last - first))
  }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    guard let text = held?.editor.text, let part = Range(range.range, in: text) else { return nil }
    return String(text[part])
  }
}

extension UITextInput where Self: UIView {
  /// Types letter by letter as a person does; the view must have the focus.
  @_spi(UIKitDouble)
  public func type(_ text: String) {
    for letter in text { paste(String(letter)) }
  }

  /// Puts a text in at once as a person does; the view must have the focus.
  @_spi(UIKitDouble)
  public func paste(_ text: String) {
    guard let held = focused("typing") else { return }
    held.willInsert()
    let range = held.editor.marked ?? held.editor.selection
    guard held.allows(range, text) else { return }
    held.editor.replace(range, with: text)
    held.typed()
  }

  /// Deletes the selection or the letter before the caret as a person does.
  @_spi(UIKitDouble)
  public func deleteBackByHand() {
    guard let held = focused("deleting") else { return }
    var range = held.editor.selection
    if range.length == 0 {
      guard let end = Range(range, in: held.editor.text)?.lowerBound,
        end > held.editor.text.startIndex
      else { return }
      range = NSRange(held.editor.text.index(before: end)..<end, in: held.editor.text)
    }
    guard held.allows(range, "") else { return }
    held.editor.replace(range, with: "")
    held.typed()
  }

  private func focused(_ act: String) -> (any HasEditor)? {
    guard isFirstResponder else {
      RefusalError.raise(.violation, "\(act) in a \(Swift.type(of: self)) that has not the focus")
      return nil
    }
    return self as? any HasEditor
  }
}
