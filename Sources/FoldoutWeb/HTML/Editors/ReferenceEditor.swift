import FoldoutForms
import FoldoutScreens

/// A reference to another record: its row shows the title and a link, its drawer is a search.
///
/// Matches are native radio buttons. Without script the search is submitted with the form, which
/// saves first.
enum ReferenceEditor {
  static func drawer(_ face: ReferenceFace, _ drawer: DrawerFace) -> Markup {
    let field = drawer.id.field
    let options = face.options.map { option(_: $0, of: field) }
    let search = RowElement.search.id(of: drawer.id)
    return """
      <fieldset class="editor choice reference"\(needs: .choices, .references)><legend class="visually-hidden">\(drawer.label)</legend>\
      <div class="find"><label class="visually-hidden" for="\(search)">\(face.caption)</label>\
      <input type="search" id="\(search)" name="\(Aspect.find.name(of: field))" value="\(face.query)" \
      placeholder="\(face.caption)" dir="auto" autocomplete="off" autocapitalize="none" spellcheck="false" \
      enterkeyhint="search"> <button class="nojs">\(face.caption)</button></div>\
      <div class="options">\(options)<p role="status">\(face.note)</p>\(face.other.line(in: drawer))</div></fieldset>
      """
  }

  /// Returns the title and key of the record that a value refers to.
  static func value(_ face: ReferencedRecordFace) -> Markup {
    let key: Markup = face.key.map { " <small>\($0)</small>" } ?? ""
    return "<bdi class=\"value\"><bdi>\(face.title)</bdi>\(key)</bdi>"
  }

  /// Returns the link to the record, which is placed beside the row's button.
  static func link(_ face: ReferencedRecordFace?, _ links: RecordLinks) -> Markup {
    guard let link = face?.link else { return "" }
    let address = links.kept.added(to: Address.record(table: link.table, key: link.key).path)
    return TextEditor.link(to: address, .open, label: link.title)
  }

  private static func option(_ option: ReferenceFace.Option, of field: FieldID) -> Markup {
    let key: Markup = option.key.map { " <small>\($0)</small>" } ?? ""
    return """
      <label class="option\(option.isMatch ? "" : " stay")"><input type="radio" \
      name="\(Aspect.option.name(of: field))" value="\(option.value)"\("checked", if: option.isChosen)>\
      <span><bdi>\(option.title)</bdi>\(key)</span></label>
      """
  }
}
