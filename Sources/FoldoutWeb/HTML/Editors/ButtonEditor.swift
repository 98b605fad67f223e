import FoldoutScreens

/// A row that is one button.
enum ButtonEditor {
  static func row(_ row: RowFace) -> Markup {
    """
    <button class="row press" name="\(Aspect.press.name(of: row.id.field))" value="1"\(row.mark.attributes(row.id))>\
    <span class="label">\(row.label)</span></button>
    """
  }
}
