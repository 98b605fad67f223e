import FoldoutScreens
import FoldoutWords

/// The word about the record that was added before another one, and the button that takes it back.
struct PreviousAdd: Sendable {
  /// Why it was not taken back; `nil` where nobody tried.
  var reason: String?
  /// The record itself or, once it is removed, the list that can bring it back.
  var link: BackLink?
  /// The add that the button takes back; `nil` where nothing does.
  var undoing: AddUndoing?
  /// True where this is said in answer to the button.
  var isAnswer = false
  var words: Words

  /// It stands in the form, whose other entries its button keeps, and behind the button of Enter.
  var html: Markup {
    let reason: Markup = self.reason.map { "<span>\($0)</span>" } ?? ""
    let link: Markup = self.link.map { "<a href=\"\($0.path)\">\($0.title)</a>" } ?? ""
    let button: Markup =
      undoing.map { undoing -> Markup in
        let title = undoing.isSure ? words.rows.removeForGood : words.actions.undo
        let look: Markup = undoing.isSure ? " class=\"bad\"" : ""
        return """
          <button\(look) name="\(PageParameter.unadd.rawValue)" value="\(undoing.value)">\(title)</button>
          """
      } ?? ""
    return """
      <p id="\(PageElement.added.id)" class="note end" role="status">\(reason)\(link)\(button)</p>
      """
  }
}
