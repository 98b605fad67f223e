import TestSupport

@testable import FoldoutWeb

/// A page as the script sees it: the head, and each section's list of elements, as HTML.
///
/// It knows only ids and HTML text, and applies batches by `Documentation/WireFormat.md`.
struct ModelPage: Equatable {
  /// An error in a batch or a page.
  struct PageError: Error {
    var what: String
  }

  struct Entry: Equatable {
    var id: String
    var html: String
  }

  struct List: Equatable {
    /// The id of the list; a first element is inserted after it.
    var id: String
    /// The HTML before the first element: the section's tags and heading.
    var opening: String
    var entries: [Entry]
    /// The id of the list's section.
    var section: String { "s-" + id.dropFirst(2) }
  }

  private(set) var head: String
  private(set) var lists: [List]
  var undo: String
  /// True if the page has a ticket for a record that a button may add. The ticket itself differs on
  /// each load, so only its presence is compared.
  private var hasTicket: Bool
  private(set) var fingerprint: String
  private(set) var title: String

  /// Reads a loaded page.
  init(_ answer: SiteResponse) throws {
    let text = answer.text
    head = try text.part(from: "<header id=\"head\">", upTo: "</header>")
    lists = try ModelPage.lists(
      text.part(after: "<div id=\"sections\">", upTo: "</div><p class=\"nojs\">"))
    undo = try text.part(from: "<div id=\"undo\"", upTo: "</form>")
    hasTicket = text.between("", "id=\"ticket\"") != nil
    fingerprint = try text.part(after: "data-from=\"", upTo: "\"")
    title = try text.part(after: "<title>", upTo: "</title>")
  }

  private static func lists(_ html: String) throws -> [List] {
    try html.components(after: "<section ").map { section in
      let list = try section.part(after: "role=\"list\" id=\"", upTo: "\"")
      let opening = try section.part(upTo: "<li ")
      let items = try section.part(after: opening, upTo: "</ul></section>")
      return List(
        id: list, opening: opening,
        entries: try items.components(after: "<li ").map { item in
          Entry(id: try item.part(after: "id=\"", upTo: "\""), html: "<li " + item)
        })
    }
  }

  /// The page's contents, a line for each element.
  var lines: String {
    let lists = lists.map { $0.opening + $0.entries.map(\.html).joined() }
    return ([title, fingerprint, head] + lists + [undo]).joined(separator: "\n")
      .replacing("><", with: ">\n<")
  }

  /// Applies a batch; a reset replaces the head and all sections.
  mutating func apply(_ batch: WireBatch) throws {
    if let reset = batch.reset {
      head = try reset.part(from: "<header id=\"head\">", upTo: "</header>")
      lists = try ModelPage.lists(
        reset.part(after: "<div id=\"sections\">", upTo: "</section></div>") + "</section>")
    } else if batch.from != fingerprint {
      throw PageError(what: "a batch for another page, without a reset")
    }
    for operation in batch.ops { try apply(operation) }
    fingerprint = batch.to
    if let named = batch.title { title = ("\(named)" as Markup).text }
  }

  private mutating func apply(_ operation: WireBatch.Operation) throws {
    switch operation {
    case .delete(let id):
      for list in lists.indices { lists[list].entries.removeAll { $0.id == id } }
      lists.removeAll { $0.section == id }
    case .insert(let id, let after, let html) where id.hasPrefix("s-"):
      guard let section = try ModelPage.lists(html).first, section.section == id else {
        throw PageError(what: "\(id) inserts another")
      }
      lists.removeAll { $0.section == id }
      lists.insert(section, at: try after == "sections" ? 0 : position(ofSection: after) + 1)
    case .insert(let id, let after, let html):
      guard html.hasPrefix("<li id=\"\(id)\"") else {
        throw PageError(what: "\(id) inserts another")
      }
      if position(of: id) != nil { return try apply(.replace(id, html: html)) }
      try insert(Entry(id: id, html: html), after: after)
    case .move(let id, let after):
      guard let old = position(of: id) else { throw PageError(what: "\(id) is not there") }
      try insert(lists[old.list].entries.remove(at: old.entry), after: after)
    case .replace("head", let html): head = try html.part(upTo: "</header>")
    case .replace("undo", let html): undo = html
    case .replace("ticket", _):
      guard hasTicket else { throw PageError(what: "there is no ticket") }
    case .replace(let id, let html):
      guard let position = position(of: id) else { throw PageError(what: "\(id) is not there") }
      lists[position.list].entries[position.entry].html = html
    case .expanded(let id, let isOpen):
      guard let position = position(of: id) else { throw PageError(what: "\(id) is not there") }
      let html = lists[position.list].entries[position.entry].html
      lists[position.list].entries[position.entry].html = html.replacing(
        "aria-expanded=\"\(!isOpen)\"", with: "aria-expanded=\"\(isOpen)\"")
    case .fit(let id), .focus(let id), .error(let id, _):
      guard position(of: id) != nil else { throw PageError(what: "\(id) is not there") }
    case .say, .need, .seek, .go: break
    }
  }

  private mutating func insert(_ entry: Entry, after: String) throws {
    if let list = lists.firstIndex(where: { $0.id == after }) {
      lists[list].entries.insert(entry, at: 0)
    } else if let position = position(of: after) {
      lists[position.list].entries.insert(entry, at: position.entry + 1)
    } else {
      throw PageError(what: "\(entry.id) goes after \(after), which is not there")
    }
  }

  private func position(ofSection id: String) throws -> Int {
    guard let position = lists.firstIndex(where: { $0.section == id }) else {
      throw PageError(what: "\(id) is not there")
    }
    return position
  }

  private func position(of id: String) -> (list: Int, entry: Int)? {
    for (list, content) in lists.enumerated() {
      if let entry = content.entries.firstIndex(where: { $0.id == id }) { return (list, entry) }
    }
    return nil
  }
}

extension String {
  fileprivate func part(after start: String = "", upTo end: String) throws -> String {
    guard let part = between(start, end) else {
      throw ModelPage.PageError(what: "no \(start)…\(end) in \(prefix(200))")
    }
    return part
  }

  fileprivate func part(from start: String, upTo end: String) throws -> String {
    try start + part(after: start, upTo: end)
  }
}
