import FoldoutForms
import FoldoutScreens

/// The row of a text that unfolds: all of it is a button.
enum OwnerRow {
  static func row(_ text: String, isOpen: Bool, _ row: RowFace) -> Markup {
    """
    <button class="row" name="open" value="\(row.id.field.name)" aria-expanded="\(isOpen ? "true" : "false")"\
    \(row.mark.attributes(row.id))><span class="k">\(row.label)</span> \
    <bdi class="val">\(text)</bdi></button>
    """
  }
}
