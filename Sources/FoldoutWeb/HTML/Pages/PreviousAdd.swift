import FoldoutScreens
import FoldoutWords

/// The notice about the record that was added before this one, with the button that undoes the add.
struct PreviousAdd: Sendable {
  /// The reason why the add was not undone; `nil` unless that was tried and failed.
  var reason: String?
  /// A link to the record or, once it is removed, to the list where it can be restored.
  var link: BackLink?
  /// The add that the button undoes; `nil` for no button.
  var undoing: ConfirmablePress?
  /// True if the notice is the answer to a press of the button.
  var isAnswer = false
  var words: Words

  /// The notice as HTML. It is inside the form, so that its button also sends the other inputs, and
  /// after the default button, so that Enter does not press it.
  var html: Markup {
    let reason: Markup = self.reason.map { "<span>\($0)</span>" } ?? ""
    let link: Markup = self.link.map { "<a href=\"\($0.path)\">\($0.title)</a>" } ?? ""
    let button: Markup =
      undoing.map { undoing -> Markup in
        let title = undoing.isConfirmed ? words.rows.removeForGood : words.actions.undo
        let classAttribute: Markup = undoing.isConfirmed ? " class=\"bad\"" : ""
        return """
          <button\(classAttribute) name="\(PageParameter.undoAdd.rawValue)" value="\(undoing.value)">\(title)</button>
          """
      } ?? ""
    return """
      <p id="\(PageElement.added.id)" class="note end" role="status">\(reason)\(link)\(button)</p>
      """
  }
}
