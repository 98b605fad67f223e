import FoldoutForms
import FoldoutScreens

/// The line that says which input was refused and why, with buttons that resolve the problem, or
/// that the store altered the entry.
enum ProblemMarkup {
  static func line(_ face: ProblemFace) -> Markup {
    let id = RowElement.error.id(of: face.id)
    let field = face.id.field
    let notice: Markup = face.isNotice ? " notice" : ""
    switch face.remedy {
    case .question(let question):
      return """
        <p class="error question" id="\(id)">\(face.sentence)\(answers(question, of: field, id))</p>
        """
    case .choice(let conflict):
      return "<p class=\"error\" id=\"\(id)\">\(face.sentence)\(choice(conflict, of: field))</p>"
    case .pick(let typed, let picked):
      return """
        <p class="error" id="\(id)">\(face.sentence)<span class="actions">\(button(typed, of: field))\
        \(button(picked, of: field))</span></p>
        """
    case .keepBlanks(let keep):
      return """
        <p class="error notice" id="\(id)">\(face.sentence)\
        <span class="actions">\(button(keep, of: field))</span></p>
        """
    case .enterAgain(let lossToken):
      return """
        <p class="error\(notice)" id="\(id)">\(face.sentence)\
        \(hidden(.confirmedLoss, lossToken, of: field))</p>
        """
    case .none:
      if let entry = face.standing {
        let (aspect, value) = parameter(of: entry)
        return """
          <p class="error standing" id="\(id)"\(needs: .together)>\(face.sentence)\
          \(hidden(aspect, value, of: field, " class=\"actions\" data-mine"))</p>
          """
      }
      return "<p class=\"error\(notice)\" id=\"\(id)\">\(face.sentence)</p>"
    }
  }

  private static func choice(_ face: ConflictFace, of field: FieldID) -> Markup {
    let carried = face.carriedEntry.map { hidden(.value, $0, of: field, " data-mine") } ?? ""
    // Using one's own value is consent to overwrite the other, so there is no further question.
    let consent = face.use == nil ? "" : hidden(.confirmedLoss, face.theirs, of: field)
    let use = face.use.map { button($0, of: field) } ?? ""
    return """
      \(carried)\(consent)\(hidden(.theirs, face.theirs, of: field))<span class="actions">\(use)\
      <button name="\(Aspect.keep.name(of: field))" value="1">\(face.keep)</button></span>
      """
  }

  /// Returns the answers to a question, with the token of the value that the question is about:
  /// consent applies to no other value.
  private static func answers(
    _ face: QuestionFace, of field: FieldID, _ line: String
  ) -> Markup {
    let theirs = face.theirs.map { hidden(.theirs, $0, of: field) } ?? ""
    let consent = face.consent.map { button($0, of: field) } ?? ""
    let focus: Markup = face.isFirst ? " autofocus" : ""
    return """
      \(hidden(.confirmedLoss, face.lossToken, of: field))<span class="actions">\(theirs)\(consent)\
      <button name="\(Aspect.keep.name(of: field))" value="1" aria-describedby="\(line)"\(focus)>\
      \(face.keep)</button></span>
      """
  }

  /// Returns an input that nobody sees. Those with `mark` are entries, for the script.
  private static func hidden(
    _ aspect: Aspect, _ value: String, of field: FieldID, _ mark: Markup = ""
  ) -> Markup {
    "<input type=\"hidden\" name=\"\(aspect.name(of: field))\" value=\"\(value)\"\(mark)>"
  }

  private static func button(_ face: ButtonFace, of field: FieldID) -> Markup {
    let (aspect, value) = parameter(of: face.sends)
    return "<button name=\"\(aspect.name(of: field))\" value=\"\(value)\">\(face.title)</button>"
  }

  /// The parameter with which an entry is sent.
  private static func parameter(of payload: ButtonFace.Payload) -> (Aspect, String) {
    switch payload {
    case .set(let text): (.set, text)
    case .use(let wire): (.use, wire)
    case .clear: (.clear, "1")
    case .restore(let restored): (restored.isRedo ? .redo : .undo, restored.wire)
    // The script sends what the control holds.
    case .held: (.value, "")
    }
  }
}

extension FaultMark? {
  /// Returns the attributes that mark a control as invalid and describe it by the problem's line.
  ///
  /// In the row of the first refused field, the control also gets `autofocus`. A control in a
  /// drawer or a popover never does, because a page has only one.
  func attributes(_ row: RowID, isInDrawer: Bool = false) -> Markup {
    guard let mark = self else { return "" }
    let line: Markup = " aria-describedby=\"\(RowElement.error.id(of: row))\""
    // A question and a notice do not make the value invalid. The answer to a question that changes
    // nothing has the focus.
    if !mark.isFault { return line }
    // Without script, `autofocus` makes the browser scroll the first refused field into view.
    let focus: Markup = !isInDrawer && mark.isFirst ? " autofocus" : ""
    return "\(focus) aria-invalid=\"true\"\(line)"
  }
}

extension OtherFace {
  /// Returns the last line of a drawer with options: an input for another value.
  func line(in drawer: DrawerFace) -> Markup {
    let id = RowElement.control.id(of: drawer.id)
    let field = drawer.id.field
    let refused: Markup =
      self.refused.map { text in
        "<input type=\"hidden\" name=\"\(Aspect.refused.name(of: field))\" value=\"\(text)\">"
      } ?? ""
    return """
      <div class="entry" id="\(RowElement.other.id(of: drawer.id))"><label class="caption" for="\(id)">\(caption)</label>\
      <input id="\(id)" name="\(field.textParameter)" value="\(text)" autocomplete="off" \
      enterkeyhint="done"\(kind.inputAttributes)\(drawer.mark.attributes(drawer.id, isInDrawer: true))>\
      <input type="hidden" name="\(Aspect.shown.name(of: field))" value="">\(refused)</div>
      """
  }
}
