import FoldoutScreens
import FoldoutWords

/// The parts of a new record's page around its rows: buttons, and questions before it is added.
struct AddingMarkup: Sendable {
  /// The ticket of the add.
  var ticket: String
  /// The path of the list, which Cancel leads to.
  var list: String
  /// The notice about the record that was added before.
  var previous: PreviousAdd?
  /// The question before the add, and a link to the record that it is about.
  var question: AddQuestion?
  var questionLink: BackLink?
  /// The reason why the record was not added, if it concerns no single row.
  var reason: String?
  var words: Words

  /// The foot of the form.
  var html: Markup {
    let name = PageParameter.adding.rawValue
    let addAnyway: Markup =
      canAddAnyway
      ? "<button class=\"big\" name=\"\(name)\" value=\"sure\">\(words.adding.addAnyway)</button>"
      : ""
    let saveButtons: Markup = """
      <button class="big" name="\(name)" value="save">\(words.actions.save)</button>\
      <button class="big soft" name="\(name)" value="another">\(words.adding.another)</button>
      """
    return """
      <div id="\(PageElement.add.id)"><input type="hidden" name="\(PageParameter.ticket.rawValue)" value="\(ticket)">\
      \(asked)\(canAddAnyway ? addAnyway : saveButtons)<p class="end"><a href="\(list)">\(words.adding.cancel)</a></p></div>
      """
  }

  /// True if the person may add the record despite the question.
  private var canAddAnyway: Bool {
    switch question {
    case .maybeAdded, .removed: true
    case .withoutTicket, .addedWithOtherValues, nil: false
    }
  }

  /// The sentence about the whole record: the question, or the reason why it was not added.
  var sentence: String? {
    switch question {
    case .maybeAdded: words.adding.maybeAdded
    case .removed: words.adding.removedSince
    case .withoutTicket(isFromFuture: true): words.adding.clockSetBack
    case .withoutTicket: words.adding.withoutTicket
    case .addedWithOtherValues: words.adding.addedWithOtherValues
    case nil: reason
    }
  }

  private var asked: Markup {
    guard let sentence else { return "" }
    let link: Markup =
      questionLink.map { " <a href=\"\($0.path)\">\(name(of: $0))</a>" } ?? ""
    return "<p class=\"note\" role=\"alert\">\(sentence)\(link)</p>"
  }

  /// Returns the text of the link: a record's title, or a hint that it may be the same record.
  private func name(of link: BackLink) -> String {
    if case .addedWithOtherValues = question { return link.title }
    return words.adding.similar(["title": link.title])
  }
}

/// The hidden input with a page's ticket, for a program that adds a record.
enum TicketMarkup {
  static func input(_ ticket: String) -> Markup {
    """
    <input type="hidden" id="\(PageElement.ticket.id)" name="\(PageParameter.ticket.rawValue)" value="\(ticket)">
    """
  }
}

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
