import FoldoutForms
import FoldoutScreens

/// A secret typed in its row. The input is empty on every page: a typed secret is never sent back,
/// even if it was refused. The script shows it on request while it is typed.
enum SecretEditor {
  static func row(_ face: SecretFace, _ row: RowFace) -> Markup {
    let id = RowElement.control.id(of: row.id)
    return """
      <div class="row"><label class="label" for="\(id)">\(row.label)</label>\
      <input id="\(id)" class="secret" type="password" name="\(row.id.field.textParameter)" \
      value="" placeholder="\(face.hint)" autocomplete="\(face.purpose ?? "new-password")" \
      enterkeyhint="done"\
      \("aria-required=\"true\"", if: face.isRequired)\(row.mark.attributes(row.id))\
      \(needs: .secret)>\
      \(buttons(face, row))</div>
      """
  }

  /// The button that shows what is typed, which only the script can do, beside the one that clears.
  private static func buttons(_ face: SecretFace, _ row: RowFace) -> Markup {
    let show: Markup = """
      <button type="button" class="reveal" aria-pressed="false" \
      aria-label="\(face.show): \(row.label)" hidden>\(face.show)</button>
      """
    guard let title = face.clear else { return show }
    return """
      <span class="actions">\(show)<button name="\(Aspect.clear.name(of: row.id.field))" value="1" \
      aria-label="\(title): \(row.label)">\(title)</button></span>
      """
  }
}
