import FoldoutForms
import FoldoutScreens

extension FieldID {
  /// The field's name in the names and values of form controls: unchanged, or encoded after `~%`.
  ///
  /// Names that browsers would alter are encoded. Browsers send every line break as CR LF, read a
  /// CR of a page as LF, and send a quote as `%22` in an upload.
  var formName: String {
    let isPlain =
      !name.utf8.contains { $0 < 0x20 || $0 == 0x7F } && !name.hasPrefix(FieldID.mark)
      && !["%22", "%0A", "%0D"].contains(where: name.contains)
    return isPlain ? name : FieldID.mark + PercentCoding.encode(name)
  }

  /// Decodes the name of a field in a form. A name that no page of ours sends is used unchanged.
  init(formName: some StringProtocol) {
    let name = String(formName)
    guard name.hasPrefix(FieldID.mark),
      let bytes = PercentCoding.decode(name.dropFirst(FieldID.mark.count).utf8),
      let decoded = String(validating: bytes, as: UTF8.self)
    else {
      self.init(name)
      return
    }
    self.init(decoded)
  }

  private static let mark = "~%"
}
