import Foundation

/// A batch update as the browser receives it: the fingerprints before and after, and the
/// operations.
///
/// `Documentation/WireFormat.md` has the grammar. Operations are applied in order. Inserting an
/// element that exists replaces it; deleting or moving one that doesn't exist has no effect.
struct Batch: Sendable, Equatable, Encodable {
  /// The media type that the script asks for.
  static let mediaType = MediaType.batch

  /// One operation on the page.
  enum Operation: Sendable, Equatable {
    /// Folds and removes an element.
    case delete(id: String)
    /// Inserts and unfolds an element after another, or at the beginning of a list.
    case insert(id: String, after: String, html: String)
    /// Moves an existing element after another, or to the beginning of a list.
    case move(id: String, after: String)
    /// Loads a part of the script that the next insertion needs.
    case need(address: String)
    /// Changes an element's content in place.
    case replace(id: String, html: String)
    /// Marks a row's drawer as open or folded.
    case expanded(id: String, Bool)
    /// Scrolls by the least that shows a row and its drawer.
    case fit(id: String)
    /// Moves the focus to the control of a row or its drawer.
    case focus(id: String)
    /// Shows the problem below a row.
    case error(id: String, html: String)
    /// Navigates to another page.
    case go(address: String)
    /// Repeats the list's search, then scrolls to a row and focuses it, unless the id is empty.
    case seek(id: String)
    /// Announces a text to people who do not see the page.
    case say(String)
  }

  /// The fingerprint of the page before the batch.
  var from: String
  /// The fingerprint of the page after the batch.
  var to: String
  /// The page's address after the batch.
  var address: String
  /// The title of the browser's window after the batch; `nil` if it stays.
  var title: String?
  /// The fields that the page ceases to show, each with what to say if it had an entry that is not
  /// stored; `nil` if there are none.
  var hides: [[String]]?
  /// The page's head and sections whole, if the page doesn't show what the server expected.
  var reset: String?
  var operations: [Operation] = []

  enum CodingKeys: String, CodingKey {
    case from
    case to
    case address = "at"
    case title
    case hides
    case reset
    case operations = "ops"
  }

  /// The batch encoded for the wire.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self))
    } catch {
      preconditionFailure("A batch of strings and Booleans cannot be written as JSON: \(error)")
    }
  }
}

extension Batch.Operation: Encodable {
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    switch self {
    case .delete(let id): try list.encode(contentsOf: ["del", id])
    case .insert(let id, let after, let html):
      try list.encode(contentsOf: ["ins", id, after, html])
    case .move(let id, let after): try list.encode(contentsOf: ["mov", id, after])
    case .need(let address): try list.encode(contentsOf: ["need", address])
    case .replace(let id, let html): try list.encode(contentsOf: ["rep", id, html])
    case .expanded(let id, let isOpen):
      try list.encode(contentsOf: ["exp", id])
      try list.encode(isOpen)
    case .fit(let id): try list.encode(contentsOf: ["fit", id])
    case .focus(let id): try list.encode(contentsOf: ["foc", id])
    case .error(let id, let html): try list.encode(contentsOf: ["err", id, html])
    case .go(let address): try list.encode(contentsOf: ["go", address])
    case .seek(let id): try list.encode(contentsOf: ["seek", id])
    case .say(let text): try list.encode(contentsOf: ["say", text])
    }
  }
}

extension Markup {
  /// The operations that load the parts that the markup needs; they precede its insertion.
  var needed: [Batch.Operation] {
    needs.all.map { .need(address: Assets.served.address(of: $0)) }
  }
}

extension Batch.Operation {
  /// Returns the operation that replaces a page's ticket, which may have been used.
  static func replacingTicket(with ticket: String) -> Batch.Operation {
    .replace(id: PageElement.ticket.id, html: TicketMarkup.input(ticket).text)
  }
}
