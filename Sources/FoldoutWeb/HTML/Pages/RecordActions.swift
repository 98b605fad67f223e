import FoldoutApp
import FoldoutForms
import FoldoutScreens
import FoldoutWords

/// The actions on a record as a whole, at the end of its page.
struct RecordActions: Sendable {
  /// The address of the page.
  let address: RecordAddress
  /// The address of a new record with the values of this one; `nil` if none can be added.
  var duplicate: String?
  /// True if the record can be removed.
  var canRemove = false
  /// The reasons why it cannot be removed now; empty if there are none, or if nobody has asked.
  var obstacles: [RemovalNote] = []
  /// True if the obstacles are certain to prevent the removal, so that there is nothing to ask.
  var isForbidden = false
  /// The question before its removal; `nil` if nobody has asked.
  var removal: Removal?
  let words: Words

  /// The question before a removal, which shows the consequences.
  struct Removal: Sendable {
    /// Notes about the records that refer to this one, and the effect on them.
    var notes: [RemovalNote]
    /// The digest of the record as the page shows it.
    var original: String
    /// The name of the add that the removal undoes; `nil` for a plain removal.
    var undoneAdd: String?
    /// The reason why it was not removed; `nil` if no removal was tried.
    var problem: String?
    /// True if it cannot be restored.
    var isPermanent = false

    init(notes: [RemovalNote], original: String) {
      self.notes = notes
      self.original = original
    }

    /// Creates the question for an add that can only be undone for good, with the reason.
    init(of add: String, because reason: String) {
      self.init(notes: [], original: "")
      (undoneAdd, problem, isPermanent) = (add, reason, true)
    }
  }

  /// Shows a question in place of the links, or the reasons why there is none to ask.
  mutating func ask(_ question: RemovalQuestion) {
    removal = Removal(notes: question.notes, original: question.digest)
    removal?.isPermanent = question.isPermanent
    isForbidden = question.isForbidden
    obstacles = question.isForbidden ? question.notes : []
  }

  /// Returns the links below the record, or the question before its removal.
  func html(of title: String) -> Markup {
    if let removal { return question(removal, title) }
    let copy: Markup =
      duplicate.map { duplicate -> Markup in
        let copied = KeptEnvironment(of: address.kept).added(to: duplicate)
        return "<a href=\"\(copied)\">\(words.adding.duplicate)</a>"
      } ?? ""
    let remove: Markup =
      canRemove
      ? """
      <a class="bad" href="\(address.withRemovalQuestion)#\(PageElement.remove.id)">\(words.actions.remove)</a>
      """ : ""
    guard duplicate != nil || canRemove else { return "" }
    return "<p class=\"end\">\(copy)\(remove)</p>"
  }

  /// Returns the question as a form of its own, because its button leaves the page.
  private func question(_ removal: Removal, _ record: String) -> Markup {
    let notes = self.notes(obstacles.isEmpty ? removal.notes : obstacles)
    let problem: Markup =
      removal.problem.map { "<p class=\"note bad\" role=\"alert\">\($0)</p>" } ?? ""
    let title = removal.isPermanent ? words.rows.removeForGood : words.actions.remove
    let (name, value): (PageParameter, String) =
      removal.undoneAdd.map { (.undoAdd, ConfirmablePress($0, isConfirmed: true).value) }
      ?? (
        .removing,
        ConfirmablePress(removal.original, isConfirmed: removal.isPermanent).value
      )
    let button: Markup =
      obstacles.isEmpty
      ? "<button class=\"bad\" name=\"\(name.rawValue)\" value=\"\(value)\">\(title)</button>" : ""
    let action = removal.undoneAdd == nil ? address.withRemovalQuestion : address.withoutQuestion
    return """
      <form id="\(PageElement.remove.id)" method="post" action="\(action)"><h2>\(heading(of: record))</h2>\(problem)\(notes)<p class="end">\(button)\
      <a href="\(address.withoutQuestion)">\(isForbidden ? words.actions.close : words.actions.keepIt)</a></p></form>
      """
  }

  /// Returns the question whether to remove the record, or the statement that it cannot be removed.
  func heading(of title: String) -> String {
    isForbidden
      ? words.rows.irremovable(["title": title]) : words.rows.removing(["title": title])
  }

  private func notes(_ notes: [RemovalNote]) -> [Markup] {
    let kept = KeptEnvironment(of: address.kept)
    return notes.map { "<p class=\"note\">\($0.html(keeping: kept))</p>" }
  }
}
