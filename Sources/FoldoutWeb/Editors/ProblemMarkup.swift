import FoldoutForms
import FoldoutScreens

/// The line that says what was not taken, and why, with the buttons that answer it.
enum ProblemMarkup {
  static func line(_ face: ProblemFace) -> Markup {
    let id = RowElement.error.id(of: face.id)
    let field = face.id.field
    switch face.answer {
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
    case .none: return "<p class=\"error\" id=\"\(id)\">\(face.sentence)</p>"
    }
  }

  private static func choice(_ face: ConflictFace, of field: FieldID) -> Markup {
    let carried = face.carried.map { hidden(.value, $0, of: field) } ?? ""
    // Whoever uses their own value knows the other one, and is not asked once more.
    let sure = face.use == nil ? "" : hidden(.sure, face.now, of: field)
    let use = face.use.map { button($0, of: field) } ?? ""
    return """
      \(carried)\(sure)\(hidden(.met, face.now, of: field))<span class="actions">\(use)\
      <button name="\(Aspect.keep.name(of: field))" value="1">\(face.keep)</button></span>
      """
  }

  /// Beside the answers stands which value was asked about: of another, nobody has been asked.
  private static func answers(
    _ face: QuestionFace, of field: FieldID, _ line: String
  ) -> Markup {
    let met = face.met.map { hidden(.met, $0, of: field) } ?? ""
    let consent = face.consent.map { button($0, of: field) } ?? ""
    let focus: Markup = face.isFirst ? " autofocus" : ""
    return """
      \(hidden(.sure, face.sure, of: field))<span class="actions">\(met)\(consent)\
      <button name="\(Aspect.keep.name(of: field))" value="1" aria-describedby="\(line)"\(focus)>\
      \(face.keep)</button></span>
      """
  }

  private static func hidden(_ aspect: Aspect, _ value: String, of field: FieldID) -> Markup {
    "<input type=\"hidden\" name=\"\(aspect.name(of: field))\" value=\"\(value)\">"
  }

  private static func button(_ face: ButtonFace, of field: FieldID) -> Markup {
    let (aspect, value): (Aspect, String) =
      switch face.sends {
      case .set(let text): (.set, text)
      case .use(let wire): (.use, wire)
      case .clear: (.clear, "1")
      case .restore(let restored): (restored.isRedo ? .redo : .undo, restored.wire)
      }
    return "<button name=\"\(aspect.name(of: field))\" value=\"\(value)\">\(face.title)</button>"
  }
}
