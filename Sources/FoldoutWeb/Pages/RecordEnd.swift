import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// The end of a record's page: what can be done with the record as a whole.
struct RecordEnd: Sendable {
  /// The address of the page.
  let address: RecordAddress
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
    /// The name of the add that is taken back by it; `nil` for a removal by itself.
    var undoes: String?
    /// Why it was not removed; `nil` where nothing was tried.
    var problem: String?
    /// True where it cannot be brought back.
    var isForGood = false

    init(notes: [String], seen: String) {
      self.notes = notes
      self.seen = seen
    }

    /// An add that cannot be taken back but for good, for a reason.
    init(of add: String, because reason: String) {
      self.init(notes: [], seen: "")
      (undoes, problem, isForGood) = (add, reason, true)
    }
  }

  var html: Markup {
    if let removal { return question(removal) }
    let copy: Markup =
      duplicate.map { "<a href=\"\($0)\">\(words.adding.duplicate)</a>" } ?? ""
    let remove: Markup =
      removes
      ? """
      <a class="bad" href="\(address.asking)#\(PageElement.remove.id)">\(words.actions.remove)</a>
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
    let (name, value): (PageParameter, String) =
      removal.undoes.map { (.unadd, AddUndoing(name: $0, isSure: true).value) }
      ?? (.removing, RecordRemoving(seen: removal.seen, isSure: removal.isForGood).value)
    let action = removal.undoes == nil ? address.asking : address.plain
    return """
      <form id="\(PageElement.remove.id)" method="post" action="\(action)">\(problem)\(notes)<p class="end">\
      <button class="bad" name="\(name.rawValue)" value="\(value)">\(title)</button>\
      <a href="\(address.plain)">\(words.actions.keepIt)</a></p></form>
      """
  }
}
