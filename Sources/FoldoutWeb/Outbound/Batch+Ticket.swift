extension Batch.Operation {
  /// Puts a new number in the place of the one that a page has, which may be used up.
  static func renewal(of ticket: String) -> Batch.Operation {
    .replace(id: PageElement.ticket.id, html: TicketMarkup.input(ticket).text)
  }
}
