/// The number of a page from which a program may be asked to add a record.
enum TicketMarkup {
  static func input(_ ticket: String) -> Markup {
    """
    <input type="hidden" id="\(PageElement.ticket.id)" name="\(PageParameter.ticket.rawValue)" value="\(ticket)">
    """
  }
}
