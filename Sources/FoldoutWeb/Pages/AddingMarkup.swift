import FoldoutScreens
import FoldoutWords

/// The frame around the rows of a new record: its buttons, and what is asked before it is added.
struct AddingMarkup: Sendable {
  /// The number that the add carries.
  var ticket: String
  /// The list, to which one goes back without adding anything.
  var list: String
  /// The record that was added before.
  var previous: PreviousAdd?
  /// A question, and a record that has the same values.
  var question: AddQuestion?
  var alike: BackLink?
  /// The reason why it was not added, where no row is to blame.
  var reason: String?
  var words: Words

  /// The foot of the form.
  var html: Markup {
    let name = PageParameter.adding.rawValue
    let sure: Markup =
      isRefusable
      ? "<button class=\"big\" name=\"\(name)\" value=\"sure\">\(words.adding.addAnyway)</button>"
      : ""
    let usual: Markup = """
      <button class="big" name="\(name)" value="save">\(words.actions.save)</button>\
      <button class="big soft" name="\(name)" value="another">\(words.adding.another)</button>
      """
    return """
      <div id="\(PageElement.add.id)"><input type="hidden" name="\(PageParameter.ticket.rawValue)" value="\(ticket)">\
      \(asked)\(isRefusable ? sure : usual)<p class="end"><a href="\(list)">\(words.adding.cancel)</a></p></div>
      """
  }

  /// True where the answer to the question can be to add the record all the same.
  private var isRefusable: Bool {
    switch question {
    case .maybeAdded, .removed: true
    case .withoutTicket, .addedOtherwise, nil: false
    }
  }

  /// The word about the whole record: a question, or why it was not added.
  var sentence: String? {
    switch question {
    case .maybeAdded: words.adding.maybeAdded
    case .removed: words.adding.removedSince
    case .withoutTicket: words.adding.withoutTicket
    case .addedOtherwise: words.adding.addedOtherwise
    case nil: reason
    }
  }

  private var asked: Markup {
    guard let sentence else { return "" }
    let link: Markup =
      alike.map { " <a href=\"\($0.path)\">\(name(of: $0))</a>" } ?? ""
    return "<p class=\"note\" role=\"alert\">\(sentence)\(link)</p>"
  }

  /// The words of the link: the record itself, or one that may be it.
  private func name(of link: BackLink) -> String {
    if case .addedOtherwise = question { return link.title }
    return words.adding.alike(["title": link.title])
  }
}

/// The number of a page from which a program may be asked to add a record.
enum TicketMarkup {
  static func input(_ ticket: String) -> Markup {
    """
    <input type="hidden" id="\(PageElement.ticket.id)" name="\(PageParameter.ticket.rawValue)" value="\(ticket)">
    """
  }
}
