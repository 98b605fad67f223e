import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// The end of a record's page: what can be done with the record as a whole.
struct RecordEnd: Sendable {
  /// The address of the record.
  let path: String
  /// The address of a new record with the values of this one; `nil` where none can be added.
  var duplicate: String?
  /// True where the record can be removed.
  var removes = false
  /// The question whether it is to be removed; `nil` where nobody asked.
  var removal: Removal?
  let words: Words

  /// A record that is to be removed, once the person has seen what goes with it.
  struct Removal: Sendable {
    /// What refers to the record, and what becomes of that.
    var notes: [String]
    /// The digest of the record that was seen.
    var seen: String
    /// Why it was not removed; `nil` where nothing was tried.
    var problem: String?
    /// True where it cannot be brought back.
    var isForGood = false
  }

  var html: Markup {
    if let removal { return question(removal) }
    let copy: Markup =
      duplicate.map { "<a href=\"\($0)\">\(words.adding.duplicate)</a>" } ?? ""
    let remove: Markup =
      removes
      ? """
      <a class="bad" href="\(path)?\(PageParameter.remove.rawValue)#\(PageElement.remove.id)">\(words.actions.remove)</a>
      """ : ""
    guard duplicate != nil || removes else { return "" }
    return "<p class=\"end\">\(copy)\(remove)</p>"
  }

  /// A form of its own: its button leads away from the page.
  private func question(_ removal: Removal) -> Markup {
    let notes = removal.notes.map { note -> Markup in "<p class=\"note\">\(note)</p>" }
    let problem: Markup =
      removal.problem.map { "<p class=\"note bad\" role=\"alert\">\($0)</p>" } ?? ""
    let title = removal.isForGood ? words.rows.removeForGood : words.actions.remove
    let value = RecordRemoving(seen: removal.seen, isSure: removal.isForGood).value
    return """
      <form id="\(PageElement.remove.id)" method="post" action="\(path)?\(PageParameter.remove.rawValue)">\(problem)\(notes)<p class="end">\
      <button class="bad" name="\(PageParameter.removing.rawValue)" value="\(value)">\(title)</button>\
      <a href="\(path)">\(words.actions.keepIt)</a></p></form>
      """
  }
}
