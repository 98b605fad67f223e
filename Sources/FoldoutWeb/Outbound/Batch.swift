import Foundation

/// The engine's batch as it goes to the browser: what is shown there, what is to be, and the
/// operations between.
///
/// `Documentation/WireFormat.md` has the grammar. Operations are applied in their order; an
/// element that is inserted and there already is replaced, one that is deleted or moved and not
/// there is nothing.
struct Batch: Sendable, Equatable, Encodable {
  /// The type that the script asks for.
  static let mediaType = MediaType.batch

  /// One operation on the page.
  enum Operation: Sendable, Equatable {
    /// Removes an element, folding it.
    case delete(id: String)
    /// Inserts an element after another, or at the beginning of a list, unfolding it.
    case insert(id: String, after: String, html: String)
    /// Moves an element that is there behind another, or to the beginning of a list.
    case move(id: String, after: String)
    /// Loads a part of the script, which what is inserted next needs.
    case need(address: String)
    /// Changes an element's content in place.
    case replace(id: String, html: String)
    /// Says whether a row's drawer is open.
    case expanded(id: String, Bool)
    /// Scrolls by the least that shows a row and its drawer.
    case fit(id: String)
    /// Puts the focus into a row's control, or its drawer's.
    case focus(id: String)
    /// Puts the line under a row that says what was not taken.
    case error(id: String, html: String)
    /// Leads to another page.
    case go(address: String)
    /// Has the list's search made anew, and comes back to a row.
    case seek(id: String)
    /// Says something to those who do not see the page.
    case say(String)
  }

  /// The fingerprints of the page before and after.
  var from: String
  var to: String
  /// The page's address after.
  var address: String
  /// The window's title after; `nil` where it stays as it is.
  var title: String?
  /// All sections whole, where what the page shows is not what was thought.
  var reset: String?
  var operations: [Operation] = []

  enum CodingKeys: String, CodingKey {
    case from
    case to
    case address = "at"
    case title
    case reset
    case operations = "ops"
  }

  /// The batch on the wire.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self))
    } catch {
      preconditionFailure("A batch has texts and flags only, which JSON can hold: \(error)")
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
  /// The operations by which a batch asks for the parts, to stand before the markup's insertion.
  var needed: [Batch.Operation] {
    needs.all.map { .need(address: Assets.served.address(of: $0)) }
  }
}

extension Batch.Operation {
  /// Puts a new number in the place of the one that a page has, which may be used up.
  static func renewal(of ticket: String) -> Batch.Operation {
    .replace(id: PageElement.ticket.id, html: TicketMarkup.input(ticket).text)
  }
}
