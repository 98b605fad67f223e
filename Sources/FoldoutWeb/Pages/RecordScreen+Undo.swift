import FoldoutForms
import FoldoutWords

extension RecordScreen {
  /// The bar that says what was changed last and takes it back; empty where there is nothing.
  ///
  /// What a button takes back it carries in its value; the token beside it says what was seen, so
  /// that nobody's later change is lost by it.
  var undoBar: Markup {
    let lines = undoLines.compactMap(undoLine)
    guard !lines.isEmpty else { return "<div id=\"undo\" class=\"undo\"></div>" }
    return """
      <div id="undo" class="undo" role="group" aria-label="\(words.actions.undo)">\
      \(lines)\(undoAll)\
      <button type="button" class="x" aria-label="\(words.actions.close)">×</button></div>
      """
  }

  /// The changes of which the bar tells: not of a field into which something else was entered since
  /// that was not taken, since the bar would seem to be about that.
  private var undoLines: [Undo.Line] { undo.lines.filter { !isRefused($0.field) } }

  /// What rules have against a value that is stored is no refusal of it: that one can be undone.
  private func isRefused(_ id: FieldID) -> Bool {
    guard let entry = entries[id], !entry.isBack else { return false }
    return switch entry.problem {
    case nil, .altered: false
    case .field, .store, .conflict, .undone, .forgotten, .asked: true
    }
  }

  private func undoLine(_ line: Undo.Line) -> Markup? {
    guard let field = form.field(line.field) else { return nil }
    let said = line.isTakenBack ? words.signs.restored : words.signs.changed
    let id = field.id.elementName
    let sentence: Markup = "<span>\(said(["field": field.label]))</span>"
    guard let old = undoable(line) else {
      // Not to offer Undo is to say that there is none: a picture is too large for an address. (A
      // script that has the picture still takes the words away, and offers it.)
      let forGood: Markup =
        line.isTakenBack ? "" : " <span class=\"final\">\(words.signs.forGood)</span>"
      return "<p id=\"u-\(id)\">\(sentence)\(forGood)</p>"
    }
    let name = line.isTakenBack ? "~redo" : "~undo"
    let action = line.isTakenBack ? words.actions.redo : words.actions.undo
    return """
      <p id="u-\(id)">\(sentence) <button name="\(name).\(field.id.name)" value="\(old)" \
      aria-label="\(action): \(field.label)">\(action)</button>\
      <input type="hidden" name="~met.\(field.id.name)" value="\(line.now?.text ?? "")"></p>
      """
  }

  /// One button for several fields that were stored at once.
  private var undoAll: Markup {
    let pairs = undoLines.filter { !$0.isTakenBack }.compactMap { line in
      undoable(line).map { "\(PercentCoding.encode(line.field.name))=\(PercentCoding.encode($0))" }
    }
    guard pairs.count > 1 else { return "" }
    return """
      <p><button name="~undo" value="\(pairs.joined(separator: "&"))">\
      \(words.actions.undoAll)</button></p>
      """
  }

  /// The old value as a button carries it; `nil` where it cannot be taken back.
  private func undoable(_ line: Undo.Line) -> String? {
    line.now == nil ? nil : spelled(line)
  }
}
