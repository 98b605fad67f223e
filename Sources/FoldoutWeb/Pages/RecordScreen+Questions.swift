import FoldoutForms
import FoldoutWords

extension RecordScreen {
  /// A change that would take a value away for good.
  enum Loss: Sendable, Equatable {
    /// The value is cleared, or a picture removed.
    case cleared
    /// Another value takes its place: this one, as a control holds it.
    case replaced(by: String)
    /// A picture that was chosen takes its place.
    case chosen
    /// A value from before takes its place, over the one that is known.
    case takenBack(Submission.Back, met: String)
  }

  /// The question that is asked before such a change.
  func question(_ loss: Loss, of field: Field<DynamicRecord>) -> String {
    let own = ["field": field.label]
    switch loss {
    case .cleared where field.kind == .picture: return words.changes.askRemove(own)
    case .cleared: return words.changes.askClear(own)
    case .replaced, .takenBack: return words.changes.askReplace(own)
    case .chosen: return words.changes.askPicture(own)
    }
  }

  /// The answers to the question. The safe one has the focus.
  ///
  /// Beside them stands which value was asked about: of another, nobody has been asked.
  func answers(to loss: Loss, of field: Field<DynamicRecord>) -> Markup {
    let name = field.id.name
    let isClear = loss == .cleared
    let focus: Markup = firstRefused?.id == field.id ? " autofocus" : ""
    return """
      <input type="hidden" name="~sure.\(name)" value="\(tokens[name].text)">\
      <span class="acts">\(consent(to: loss, of: field))\
      <button name="~keep.\(name)" value="1" aria-describedby="e-\(field.id.elementName)"\(focus)>\
      \(isClear ? words.actions.keepIt : words.actions.keepOld)</button></span>
      """
  }

  /// The button that makes the change all the same. A picture is chosen again instead, because no
  /// page sends one twice.
  private func consent(to loss: Loss, of field: Field<DynamicRecord>) -> Markup {
    let name = field.id.name
    switch loss {
    case .cleared:
      let action = field.kind == .picture ? words.actions.remove : words.actions.clear
      return "<button name=\"~clear.\(name)\" value=\"1\">\(action)</button>"
    case .replaced(let text):
      return "<button name=\"~set.\(name)\" value=\"\(text)\">\(words.actions.replace)</button>"
    case .takenBack(let back, let met):
      let action = back.isRedo ? "~redo" : "~undo"
      return """
        <input type="hidden" name="~met.\(name)" value="\(met)">\
        <button name="\(action).\(name)" value="\(back.wire)">\(words.actions.replace)</button>
        """
    case .chosen: return ""
    }
  }
}

extension RecordScreen.Problem {
  /// Whether it is a question, and nothing that is wrong.
  var isQuestion: Bool {
    if case .asked = self { true } else { false }
  }
}
