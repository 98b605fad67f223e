/// A text with a caret and a part that is still being composed, as input methods leave it.
struct TextEditor: Equatable {
  private(set) var text = ""
  /// The chosen part in UTF-16 units; of length zero, the caret.
  var selection = NSRange(location: 0, length: 0)
  /// The part that is still being composed.
  private(set) var marked: NSRange?

  /// Replaces everything, as the app does; the caret goes to the end and nothing is marked.
  mutating func replaceAll(_ new: String) {
    text = new
    selection = NSRange(location: new.utf16.count, length: 0)
    marked = nil
  }

  /// Replaces everything from the app's side; refused while a text is composed, which UIKit would
  /// let pass and the person would lose.
  mutating func setByApp(_ new: String) {
    if marked != nil, new != text {
      RefusalError.raise(.violation, "a text was set while its markedTextRange was set")
    }
    replaceAll(new)
  }

  /// The text with a part replaced; `nil` where the range is not within it.
  func replacing(_ range: NSRange, with new: String) -> String? {
    guard let range = Range(range, in: text) else { return nil }
    return text.replacingCharacters(in: range, with: new)
  }

  /// Replaces a part and puts the caret behind it.
  mutating func replace(_ range: NSRange, with new: String) {
    guard let changed = replacing(range, with: new) else { return }
    text = changed
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
    marked = nil
  }

  /// Puts a composed text in place of the marked part, or of the selection, and marks it.
  mutating func mark(_ new: String, selected: NSRange) {
    let place = marked ?? selection
    replace(place, with: new)
    marked = new.isEmpty ? nil : NSRange(location: place.location, length: new.utf16.count)
    selection = NSRange(location: place.location + selected.location, length: selected.length)
  }

  /// Takes the composed text as it is.
  mutating func unmark() { marked = nil }
}
