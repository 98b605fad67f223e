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
  /// Why nobody can remove it now; empty where nothing stands against it, or nobody has asked.
  var hindrances: [String] = []
  /// The question whether it is to be removed; `nil` where nobody asked.
  var removal: Removal?
  let words: Words

  /// A record that is to be removed, once the person has seen what goes with it.
  struct Removal: Sendable {
    /// Notes about the records that refer to this one, and their future.
    var notes: [String]
    /// The digest of the record that was seen.
    var original: String
    /// The name of the add that is taken back by it; `nil` for a removal by itself.
    var undoes: String?
    /// Why it was not removed; `nil` where nothing was tried.
    var problem: String?
    /// True where it cannot be brought back.
    var isForGood = false

    init(notes: [String], original: String) {
      self.notes = notes
      self.original = original
    }

    /// An add that cannot be taken back but for good, for a reason.
    init(of add: String, because reason: String) {
      self.init(notes: [], original: "")
      (undoes, problem, isForGood) = (add, reason, true)
    }
  }

  /// The links under the record of a title, or the question if it is to be removed.
  func html(of title: String) -> Markup {
    if let removal { return question(removal, title) }
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
  private func question(_ removal: Removal, _ record: String) -> Markup {
    let notes = Self.notes(hindrances.isEmpty ? removal.notes : hindrances)
    let problem: Markup =
      removal.problem.map { "<p class=\"note bad\" role=\"alert\">\($0)</p>" } ?? ""
    let title = removal.isForGood ? words.rows.removeForGood : words.actions.remove
    let (name, value): (PageParameter, String) =
      removal.undoes.map { (.unadd, AddUndoing(name: $0, isSure: true).value) }
      ?? (.removing, RecordRemoving(original: removal.original, isSure: removal.isForGood).value)
    let button: Markup =
      hindrances.isEmpty
      ? "<button class=\"bad\" name=\"\(name.rawValue)\" value=\"\(value)\">\(title)</button>" : ""
    let action = removal.undoes == nil ? address.asking : address.plain
    return """
      <form id="\(PageElement.remove.id)" method="post" action="\(action)"><h2>\(words.rows.removing(["title": record]))</h2>\(problem)\(notes)<p class="end">\(button)\
      <a href="\(address.plain)">\(words.actions.keepIt)</a></p></form>
      """
  }

  private static func notes(_ sentences: [String]) -> [Markup] {
    sentences.map { "<p class=\"note\">\($0)</p>" }
  }
}
