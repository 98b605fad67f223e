import FoldoutForms
import FoldoutScreens

/// The bar of Undo, which shows the last changes and undoes them; empty if there are none.
///
/// Each button sends the token of the shown value, so that it never overwrites somebody's later
/// change.
enum UndoMarkup {
  static func bar(_ face: UndoFace?) -> Markup {
    guard let face else { return "<div id=\"\(PageElement.undo.id)\" class=\"undo\"></div>" }
    return """
      <div id="\(PageElement.undo.id)" class="undo" role="group" aria-label="\(face.title)"\(needs: .undo)>\
      \(face.lines.map(line))\(all(face))\(face.added.map(added) ?? "")\
      <button type="button" class="close" aria-label="\(face.close)">×</button></div>
      """
  }

  /// Returns the form of the button that undoes an add, separate because it leaves the page.
  static func removal(at address: String) -> Markup {
    "<form id=\"\(PageElement.undoAdd.id)\" method=\"post\" action=\"\(address)\"></form>"
  }

  private static func added(_ added: UndoFace.Added) -> Markup {
    """
    <p id="\(RowElement.undoLine.id(of: .field(FieldID("~added"))))"><span>\(added.sentence)</span> <button form="\(PageElement.undoAdd.id)" \
    name="\(PageParameter.undoAdd.rawValue)" value="\(ConfirmablePress(added.addID, isConfirmed: false).value)" data-kind="undo">\(added.title)</button></p>
    """
  }

  private static func line(_ line: UndoFace.Line) -> Markup {
    let sentence: Markup = "<span>\(line.sentence)</span>"
    let element = RowElement.undoLine.id(of: line.id)
    let id: Markup = line.isEarlier ? "\(element)~" : "\(element)"
    switch line.action {
    case .none: return "<p id=\"\(id)\">\(sentence)</p>"
    // A script that still has the picture replaces this text with a button.
    case .final(let words):
      return "<p id=\"\(id)\">\(sentence) <span class=\"final\">\(words)</span></p>"
    case .restore(let title, let label, let restored, let theirs):
      let aspect: Aspect = restored.isRedo ? .redo : .undo
      let field = line.id.field
      let kind = restored.isRedo ? "redo" : "undo"
      return """
        <p id="\(id)">\(sentence) <button name="\(aspect.name(of: field))" value="\(restored.wire)" data-kind="\(kind)" \
        aria-label="\(label)">\(title)</button>\
        <input type="hidden" name="\(Aspect.theirs.name(of: field))" value="\(theirs)"></p>
        """
    }
  }

  /// Returns one button for several fields that were stored at once.
  private static func all(_ face: UndoFace) -> Markup {
    guard let all = face.all else { return "" }
    let pairs = all.values.map { value in
      "\(PercentCoding.encode(value.field.name))=\(PercentCoding.encode(value.wire))"
    }
    return """
      <p><button name="\(PageParameter.undoAll.rawValue)" value="\(pairs.joined(separator: "&"))" data-kind="undo-all">\
      \(all.title)</button></p>
      """
  }
}
