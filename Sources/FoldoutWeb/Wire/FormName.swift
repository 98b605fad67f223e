import FoldoutForms
import FoldoutScreens

extension FieldID {
  /// The field's name in the names and values of a form's controls: as it is, or encoded behind
  /// `~%`.
  ///
  /// Browsers send every line break of those as CR LF, read a CR of a page as LF, and write `%22`
  /// in an upload for a quote, so that names with such in them would come back as others.
  var formName: String {
    let isPlain =
      !name.utf8.contains { $0 < 0x20 || $0 == 0x7F } && !name.hasPrefix(FieldID.mark)
      && !["%22", "%0A", "%0D"].contains(where: name.contains)
    return isPlain ? name : FieldID.mark + PercentCoding.encode(name)
  }

  /// The field that a name in a form stands for. One that no page of ours sends is taken as it is.
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
