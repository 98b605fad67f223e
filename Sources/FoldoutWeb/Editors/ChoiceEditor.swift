import FoldoutForms
import FoldoutScreens

/// The options of a choice as native radio buttons, of several as checkboxes: in a drawer, with a
/// line for typing another value, or as the rows of a section.
enum ChoiceEditor {
  static func drawer(_ face: ChoiceFace, _ drawer: DrawerFace, _ links: RecordLinks) -> Markup {
    let field = drawer.id.field
    let options = face.options.map {
      option($0, isSeveral: face.isSeveral, of: field, mark: "", links)
    }
    let clear: Markup =
      face.clear.map { title in
        """
        <div class="last"><div class="tools"><div class="actions">\
        <button name="\(Aspect.clear.name(of: field))" value="1">\(title)</button></div></div></div>
        """
      } ?? ""
    let sentence: Markup =
      face.limits.sentence.map { sentence in
        "<p class=\"last\" id=\"\(RowElement.limits.id(of: drawer.id))\">\(sentence)</p>"
      } ?? ""
    return """
      <fieldset class="editor choice"\(described(face.limits, drawer.id))\(needs: .choices)><legend class="visually-hidden">\(drawer.label)</legend>\
      \(narrow(face.limits, drawer.label))<div class="options"\(limits(face.limits))>\(options)\(face.other?.line(in: drawer) ?? "")</div>\
      \(clear)\(sentence)</fieldset>
      """
  }

  static func decode(_ parameters: FieldParameters) -> [FieldInput.Deed] {
    parameters.all(.option).map { .chose($0) }
  }

  /// The row of an option in a section that is a choice: all of it is the label of its control.
  static func row(
    _ option: ChoiceFace.Option, isSeveral: Bool, _ row: RowFace, _ links: RecordLinks
  ) -> Markup {
    let focus: Markup = row.mark.map { !$0.isQuestion && $0.isFirst } == true ? " autofocus" : ""
    return self.option(option, isSeveral: isSeveral, of: row.id.field, mark: focus, links)
  }

  /// The list's item of such a row.
  static func item(_ option: ChoiceFace.Option, _ row: RowFace, _ label: Markup) -> Markup {
    "<li id=\"\(row.id.rowElement)\" class=\"item\">\(label)</li>"
  }

  /// An option as the label of its native control.
  private static func option(
    _ option: ChoiceFace.Option, isSeveral: Bool, of field: FieldID, mark: Markup,
    _ links: RecordLinks
  ) -> Markup {
    let remark: Markup = option.remark.map { " <small>\($0)</small>" } ?? ""
    let detail: Markup = option.detail.map { "<small class=\"subtitle\">\($0)</small>" } ?? ""
    let kind: Markup = isSeveral ? "checkbox" : "radio"
    return """
      <label class="option\(option.remark == nil ? "" : " off")"><input type="\(kind)" \
      name="\(Aspect.option.name(of: field))" value="\(option.value)"\("checked", if: option.isChosen)\
      \("disabled", if: !option.isEnabled)\(mark)>\(picture(option.picture, links))\
      <span><bdi>\(option.title)</bdi>\(remark)\(detail)</span></label>
      """
  }

  /// The picture beside a title; the title says what it is of.
  private static func picture(_ face: PictureFace?, _ links: RecordLinks) -> Markup {
    guard case .picture(let name, let digest, _) = face?.content else { return "" }
    return "<img class=\"thumb\" src=\"\(links.picture(name, digest))\" alt=\"\">"
  }

  /// The limits of a list for the script: the most that may be chosen, and the refusal of one more.
  private static func limits(_ face: LimitsFace) -> Markup {
    var html: Markup = ""
    if let maximum = face.maximum, let full = face.full {
      html += " data-most=\"\(maximum)\" data-full=\"\(full)\""
    }
    return html
  }

  /// The group of a drawer's options is described by how many may be chosen.
  private static func described(_ face: LimitsFace, _ row: RowID) -> Markup {
    face.sentence == nil ? "" : " aria-describedby=\"\(RowElement.limits.id(of: row))\""
  }

  /// The field that narrows a long list, which a script shows.
  private static func narrow(_ face: LimitsFace, _ label: String) -> Markup {
    guard let caption = face.narrow else { return "" }
    return """
      <div class="narrow"><input type="search" aria-label="\(label): \(caption)" placeholder="\(caption)" \
      autocomplete="off" dir="auto" enterkeyhint="search"></div>
      """
  }

  /// A section whose rows are options: a group of native controls under the section's heading.
  static func section(_ face: ChoiceFootFace, _ section: SectionFace, _ rows: [Markup]) -> Markup {
    let heading: Markup =
      section.title.isEmpty
      ? "<legend class=\"visually-hidden\">\(face.label)</legend>"
      : """
      <legend><h2 id="\(SectionElement.heading.id(of: section.id))">\(section.title)</h2></legend>
      """
    let footer: Markup =
      section.hasFooter ? "\(SectionElement.footer.id(of: section.id)) " : ""
    return """
      <fieldset class="choose" aria-describedby="\(footer)\(RowElement.error.id(of: face.id))"\
      \(needs: .choices)>\(heading)<div class="group">\(narrow(face.limits, face.label))<ul class="options" role="list" \
      id="\(SectionElement.list.id(of: section.id))"\(limits(face.limits))>\(rows)</ul>\(foot(face))</div></fieldset>
      """
  }

  /// The foot under the options: the button that gives up the choice, and a refusal.
  static func foot(_ face: ChoiceFootFace) -> Markup {
    let field = face.id.field
    let clear: Markup =
      face.clear.map { title in
        """
        <span class="actions"><button name="\(Aspect.clear.name(of: field))" value="1">\(title)</button></span>
        """
      } ?? ""
    let original: Markup =
      face.original.map { token in
        "<input type=\"hidden\" name=\"\(Aspect.original.name(of: field))\" value=\"\(token)\">"
      } ?? ""
    return """
      <div id="\(face.id.rowElement)" class="foot"><div class="row">\(clear)</div>\(original)\
      \(face.problem.map { ProblemMarkup.line($0) } ?? "")</div>
      """
  }
}
