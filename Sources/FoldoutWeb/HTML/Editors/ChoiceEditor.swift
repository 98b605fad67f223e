import FoldoutForms
import FoldoutScreens

/// The options of a choice as native radio buttons, or as checkboxes if several can be chosen.
///
/// They are in a drawer, which may have a line for typing another value, or are the rows of a
/// section.
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
      <fieldset class="editor choice"\(describedBy(face.limits, drawer.id))\(needs: .choices)><legend class="visually-hidden">\(drawer.label)</legend>\
      \(filterInput(face.limits, drawer.label))<div class="options"\(limits(face.limits))>\(options)\(face.other?.line(in: drawer) ?? "")</div>\
      \(clear)\(sentence)</fieldset>
      """
  }

  /// Returns the row of an option in a choice section: a label around the option's control.
  static func row(
    _ option: ChoiceFace.Option, isSeveral: Bool, _ row: RowFace, _ links: RecordLinks
  ) -> Markup {
    let focus: Markup = row.mark.map { $0.isFault && $0.isFirst } == true ? " autofocus" : ""
    return self.option(option, isSeveral: isSeveral, of: row.id.field, mark: focus, links)
  }

  /// Wraps an option's row in its list item.
  static func item(_ option: ChoiceFace.Option, _ row: RowFace, _ label: Markup) -> Markup {
    "<li id=\"\(row.id.rowElement)\" class=\"item\">\(label)</li>"
  }

  /// Returns an option as a label around its native control.
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

  /// Returns the picture beside an option's title. Its `alt` is empty because the title describes
  /// it.
  private static func picture(_ face: PictureFace?, _ links: RecordLinks) -> Markup {
    guard case .picture(let name, let digest, _) = face?.content else { return "" }
    return "<img class=\"thumb\" src=\"\(links.picture(name, digest))\" alt=\"\">"
  }

  /// Returns the limits of a list as attributes for the script: the maximum number of chosen
  /// options, and the message that refuses one more.
  private static func limits(_ face: LimitsFace) -> Markup {
    var html: Markup = ""
    if let maximum = face.maximum, let sentence = face.tooManySentence {
      html += " data-most=\"\(maximum)\" data-full=\"\(sentence)\""
    }
    return html
  }

  /// Returns the attribute that refers a drawer's options to the sentence about their limits.
  private static func describedBy(_ face: LimitsFace, _ row: RowID) -> Markup {
    face.sentence == nil ? "" : " aria-describedby=\"\(RowElement.limits.id(of: row))\""
  }

  /// Returns the input that filters a long list. Only the script shows it.
  private static func filterInput(_ face: LimitsFace, _ label: String) -> Markup {
    guard let caption = face.filterLabel else { return "" }
    return """
      <div class="narrow"><input type="search" aria-label="\(label): \(caption)" placeholder="\(caption)" \
      autocomplete="off" dir="auto" enterkeyhint="search"></div>
      """
  }

  /// Returns a choice section: a group of native controls below the section's heading.
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
      \(needs: .choices)>\(heading)<div class="group">\(filterInput(face.limits, face.label))<ul class="options" role="list" \
      id="\(SectionElement.list.id(of: section.id))"\(limits(face.limits))>\(rows)</ul>\(foot(face))</div></fieldset>
      """
  }

  /// Returns the foot below the options: the button that clears the choice, and the problem if
  /// there is one.
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
