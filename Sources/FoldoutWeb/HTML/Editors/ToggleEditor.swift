import FoldoutScreens

/// A switch in its row.
enum ToggleEditor {
  static func row(isOn: Bool, _ row: RowFace) -> Markup {
    """
    <label class="row"><span class="label">\(row.label)</span><input type="checkbox" \
    role="switch" class="switch" name="\(row.id.field.textParameter)" value="1"\("checked", if: isOn)\
    \(row.mark.attributes(row.id))></label>
    """
  }
}
