import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// The end of a record's page, with the actions on the record as a whole.
struct RecordEnd: Sendable {
  /// The address of the page.
  let address: RecordAddress
  /// The address of a new record with the values of this one; `nil` if none can be added.
  var duplicate: String?
  /// True if the record can be removed.
  var removes = false
  /// The reasons why it cannot be removed now; empty if there are none, or if nobody has asked.
  var hindrances: [String] = []
  /// The question before its removal; `nil` if nobody has asked.
  var removal: Removal?
  let words: Words

  /// The question before a removal, which shows the consequences.
  struct Removal: Sendable {
    /// Notes about the records that refer to this one, and the effect on them.
    var notes: [String]
    /// The digest of the record as the page shows it.
    var original: String
    /// The name of the add that the removal undoes; `nil` for a plain removal.
    var undoes: String?
    /// The reason why it was not removed; `nil` if no removal was tried.
    var problem: String?
    /// True if it cannot be restored.
    var isForGood = false

    init(notes: [String], original: String) {
      self.notes = notes
      self.original = original
    }

    /// Creates the question for an add that can only be undone for good, with the reason.
    init(of add: String, because reason: String) {
      self.init(notes: [], original: "")
      (undoes, problem, isForGood) = (add, reason, true)
    }
  }

  /// Returns the links below the record, or the question before its removal.
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

  /// Returns the question as a form of its own, because its button leaves the page.
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
