import FoldoutForms
import Foundation

/// Reads a text that a person typed into a control.
struct TextInput {
  let field: Field<DynamicRecord>
  let record: ShownRecord
  /// True if the blanks around the text belong to it.
  let keepsBlanks: Bool

  /// The text that was typed, without the blanks around it; `nil` if it is what the control showed.
  /// With blanks taken off, `whole` is the text as it was typed.
  func entry(_ input: FieldInput, original: Token) -> (text: String, whole: String?)? {
    guard let text = input.text, !text.isIdentical(to: input.shown),
      // Blanks typed beside options do not count as a value: a button clears the field.
      !field.editor.offersValues || !text.isBlank,
      // A text typed into a choice is not compared with the value seen: it may be the title of one
      // option and the value of another.
      field.editor.hasOptions || !isAsSeen(text, original)
    else { return nil }
    return withoutBlanks(text, input).map { ($0, text) } ?? (text, nil)
  }

  /// The text without the blanks around it; `nil` if there are none, or if they belong to it: the
  /// stored text has some, too, or it was typed once more after the person was told.
  private func withoutBlanks(_ text: String, _ input: FieldInput) -> String? {
    let name = field.id.name
    let stored = record.stored[name].string
    guard !keepsBlanks, record.kind(of: field).dropsBlanksAround, !field.editor.offersValues,
      !text.isBlank, !text.contains(where: \.isNewline),
      stored?.isIdentical(to: stored?.withoutBlanks) ?? true
    else { return nil }
    let shorter = text.withoutBlanks
    let isTypedAgain =
      input.confirmedLoss == record.tokens[name] && shorter.isIdentical(to: stored)
    return isTypedAgain || shorter.isIdentical(to: text) ? nil : shorter
  }

  /// True if a text is what a control shows for the value that the person saw.
  ///
  /// Controls change a text: forms send every line break as CR LF (HTML, section 4.10.21.8), and an
  /// input of one line drops them.
  private func isAsSeen(_ text: String, _ original: Token) -> Bool {
    let lines = text.withLineFeeds
    if original.matches(.text(text)) || original.matches(.text(lines)) { return true }
    let name = field.id.name
    guard let value = original == record.tokens[name] ? record.stored[name] : original.value else {
      return false
    }
    let shown = (record.with(value, in: name).formValue(field) ?? "").withLineFeeds
    return lines.isIdentical(to: shown)
      || (field.wheelParts != nil && lines == shown.replacing("\n", with: ""))
  }
}

/// Comparison and line breaks of texts as forms send them: every line break, whatever it was,
/// arrives as CR LF (HTML, section 4.10.21.8).
extension String {
  /// The text without the blanks around it.
  fileprivate var withoutBlanks: String { trimmingCharacters(in: .whitespaces) }

  /// True if both texts have the same bytes in UTF-8.
  ///
  /// `==` treats an é and an e with a combining accent as equal, and would miss an edit from one to
  /// the other.
  package func isIdentical(to other: String?) -> Bool {
    other.map { utf8.elementsEqual($0.utf8) } ?? false
  }

  /// The text with a line feed for each line break.
  package var withLineFeeds: String {
    // Texts without a carriage return are the most frequent, and replacing is slow.
    guard utf8.contains(0x0D) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text with its line feeds replaced by the line breaks of another text, in their order. Once
  /// those are used up, the last one is repeated.
  package func withLineBreaks(of old: String) -> String {
    // As an array: in a string, a CR and an LF that become neighbours would merge into one break.
    let oldBreaks = Array(old).filter { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard oldBreaks.contains(where: { $0 != "\n" }), let last = oldBreaks.last else { return self }
    var unusedBreaks = oldBreaks.makeIterator()
    return reduce(into: "") { $0.append($1 == "\n" ? unusedBreaks.next() ?? last : $1) }
  }
}
