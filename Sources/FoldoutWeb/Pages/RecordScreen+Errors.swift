import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutWords

extension RecordScreen {
  /// Names the line under the row that says what is wrong, for those who do not see it.
  ///
  /// A field's own row has the focus where it was refused first, and what its drawer or popover
  /// holds has not: a page has one.
  func describedBy(_ field: Field<DynamicRecord>, isInDrawer: Bool = false) -> Markup {
    guard let problem = entries[field.id]?.problem else { return "" }
    // The focus is on the answer that changes nothing.
    if case .asked = problem { return " aria-describedby=\"e-\(field.id.elementName)\"" }
    // Without script the browser itself brings the first of them into view.
    let focus: Markup = !isInDrawer && firstRefused?.id == field.id ? " autofocus" : ""
    return "\(focus) aria-invalid=\"true\" aria-describedby=\"e-\(field.id.elementName)\""
  }

  /// Whether what was refused is said in the field's open drawer, beside the entry, and not under its
  /// row. Both values of a conflict always stand under the row.
  func isRefusedInDrawer(_ field: Field<DynamicRecord>) -> Bool {
    guard field.unfolds, field.kind.dateMode != nil, table.openDrawers.contains(field.id),
      let problem = entries[field.id]?.problem
    else { return false }
    if case .conflict = problem { return false }
    return true
  }

  /// The line that says what was not taken, and why.
  func errorLine(_ field: Field<DynamicRecord>) -> Markup {
    guard let problem = entries[field.id]?.problem else { return "" }
    // Without script a popover stays in the page, and what was entered with it.
    return errorLine(field, problem, carries: field.unfolds)
  }

  /// The same for a problem that is sent to a page that is shown already.
  func errorLine(
    _ field: Field<DynamicRecord>, _ problem: Problem, carries: Bool = true
  ) -> Markup {
    let id = field.id.elementName
    let sentence = shownSentence(problem, for: field)
    if case .asked(let loss) = problem {
      return """
        <p class="err ask" id="e-\(id)">\(sentence)\(answers(to: loss, of: field))</p>
        """
    }
    return
      "<p class=\"err\" id=\"e-\(id)\">\(sentence)\(choice(field, problem, carries: carries))</p>"
  }

  /// The choice between what was entered and what somebody else stored meanwhile.
  ///
  /// A picture that was chosen came with the request and is gone with it: it can only be chosen
  /// again, so there is no button that would store something in its place.
  private func choice(
    _ field: Field<DynamicRecord>, _ problem: Problem, carries: Bool
  ) -> Markup {
    guard case .conflict(let theirs, let entered, let choice) = problem, field.kind != .secret
    else {
      return ""
    }
    var use: Markup = ""
    if field.kind != .picture {
      let name: Markup =
        choice.map { "name=\"~set.\(field.id.name)\" value=\"\($0)\"" }
        ?? "name=\"~clear.\(field.id.name)\" value=\"1\""
      use = "<button \(name)>\(words.actions.use(["value": said(entered, by: field)]))</button>"
    }
    let keep = words.actions.keep(["value": said(theirs, by: field)])
    // A date's editor folds, so the choice carries what was entered: nothing but a choice decides, and
    // until there is one it is sent again. An open editor carries it itself.
    let carried: Markup =
      !carries || field.kind.dateMode == nil || table.openDrawers.contains(field.id)
      ? "" : "<input type=\"hidden\" name=\"~value.\(field.id.name)\" value=\"\(choice ?? "")\">"
    // Whoever uses their own value knows the other one, and is not asked once more.
    let now = tokens[field.id.name].text
    let sure: Markup =
      use.bytes.isEmpty
      ? "" : "<input type=\"hidden\" name=\"~sure.\(field.id.name)\" value=\"\(now)\">"
    return """
      \(carried)\(sure)<input type="hidden" name="~met.\(field.id.name)" \
      value="\(now)"><span class="acts">\(use)\
      <button name="~keep.\(field.id.name)" value="1">\(keep)</button></span>
      """
  }

  /// A problem in words where the page shows what can be done about it: both dates of a conflict stand
  /// there once, each with its button.
  private func shownSentence(_ problem: Problem, for field: Field<DynamicRecord>) -> String {
    guard case .conflict = problem, field.kind.dateMode != nil else {
      return sentence(problem, for: field)
    }
    return words.changes.dateConflict(["field": field.label])
  }

  /// A problem in words.
  func sentence(_ problem: Problem, for field: Field<DynamicRecord>) -> String {
    switch problem {
    case .field(let problem): problem.sentence(label: field.label, in: environment)
    case .store(let error): error.written(in: environment).sentence(in: words)
    case .conflict where field.kind == .secret:
      words.changes.secretConflict(["field": field.label])
    case .conflict(let now, let entered, _):
      (field.kind == .picture ? words.changes.pictureConflict : words.changes.conflict)([
        "field": field.label, "now": said(now, by: field), "entered": said(entered, by: field),
      ])
    case .undone(let now):
      words.changes.undoConflict(["field": field.label, "now": said(now, by: field)])
    case .asked(let loss): question(loss, of: field)
    case .forgotten: words.changes.forgotten(["field": field.label])
    case .altered(let now):
      words.changes.altered(["field": field.label, "now": said(now, by: field)])
    }
  }

  /// A field's text as a sentence says it: no value as its sign, and the beginning of a long text.
  private func said(_ text: String?, by field: Field<DynamicRecord>) -> String {
    guard let text else {
      return field.kind == .picture ? words.values.noPicture : words.values.none
    }
    return text.count <= 80 ? text : "\(text.prefix(80))…"
  }

  /// What a record holds in a field, in words: its text, or of bytes what they are and how many;
  /// `nil` for no value.
  ///
  /// Two pictures are told apart by it, as far as words can.
  func told(_ field: Field<DynamicRecord>, in record: DynamicRecord) -> String? {
    guard case .blob(let bytes) = record[field.id.name] else {
      return field.displayText(of: field.read(record), in: environment)
    }
    let count = words.values.bytes(["count": environment.text(of: Int64(bytes.count))])
    guard field.kind == .picture, let format = PictureFormat(bytes) else { return count }
    return "\(format.name), \(count)"
  }

  /// All problems with links to their rows, first on the page.
  var summary: Markup {
    let lines = form.fields.compactMap { field -> Markup? in
      guard let problem = entries[field.id]?.problem, !problem.isQuestion else { return nil }
      return """
        <li><a href="#r-\(field.id.elementName)">\(shownSentence(problem, for: field))</a></li>
        """
    }
    guard !lines.isEmpty else { return "" }
    return """
      <div class="sum" role="alert" tabindex="-1"><p>\(words.changes.problems)</p><ul>\(lines)</ul></div>
      """
  }
}

extension PictureFormat {
  /// What people call the format, in every language.
  fileprivate var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    }
  }
}
