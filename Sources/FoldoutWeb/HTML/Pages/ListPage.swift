import Foundation
import Foldout
import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The page of a list: its rows, their order, and links to its other windows.
struct ListPage: Sendable {
  let list: ShownList
  let destination: ListDestination
  let address: ListAddress
  /// The window of rows, and the sentences above it.
  let window: ListWindow
  let host: String?
  /// The parameters with which the next page repeats the last notices.
  var repeatedNotices: [Parameters.Pair] = []
  /// The ticket with which the program's actions add records; `nil` if none may.
  var ticket: String?

  private var words: Words { list.words }

  private var kept: KeptEnvironment { KeptEnvironment(of: address.kept) }

  var markup: ListMarkup {
    let empty: Markup =
      !address.query.search.isEmpty && search.result != Markup()
      ? ""
      : address.query.anchor == .first
        ? "\(address.query.filter == nil ? words.lists.empty : words.lists.emptyWindow)"
        : "\(words.lists.emptyWindow) <a href=\"\(address.address(.first))\">\(words.lists.first)</a>"
    return ListMarkup(
      list: list, destination: destination, host: host, empty: empty,
      marked: MarkedText(address.query.search), kept: kept)
  }

  /// The address of the page, with its open row.
  var shownAddress: ListAddress {
    var address = address
    address.open = list.table.openDrawers.first?.record?.address
    return address
  }

  /// A digest of the page's rows and bars, then its language and its file's mark, separated by
  /// dots.
  var fingerprint: String {
    var digest = Digest()
    // Digest the texts of the rows instead of their HTML: they have the same content, and there are
    // up to a hundred.
    digest.combine(
      "\(destination.address.path) \(host ?? "") \(list.linksToRecords) \(list.hasActions)")
    for record in list.records {
      digest.combine(record.key.address)
      digest.combine(record.title.excerpt)
      digest.combine(record.detail?.excerpt ?? "")
      digest.combine(record.match?.text ?? "")
    }
    let markup = ListMarkup(
      list: list, destination: destination, host: host, empty: "",
      kept: kept)
    if let footer = list.footer { digest.combine(footer) }
    for owner in list.table.openDrawers {
      digest.combine(markup.html(of: .drawer(of: owner)).bytes)
    }
    return "\(digest.text).\(list.environment.pageSuffix(file: address.fileDigest))"
  }

  /// Returns the whole page.
  func html(_ shell: PageShell, on site: String, notes: [String]) -> [UInt8] {
    let problem = list.problems.isEmpty ? "" : "\(words.changes.error): "
    return shell.page(
      title: problem + title(on: site), back: BackLink(destination.parent).keeping(kept),
      notes: notes, skip: skip,
      content: content, words: words, direction: list.environment.direction)
  }

  private var content: Markup {
    let notes = window.notes.map { note -> Markup in "<p class=\"note\">\(note)</p>" }
    let listed: Markup = "\(search.result)\(rows)\(markup.footer)\(pages)"
    // A list without rows needs no search and no choice of order.
    let order = search.isOffered ? window.choices?.chooser(at: shownAddress) ?? "" : ""
    let list: Markup =
      search.isOffered
      ? "<div id=\"\(PageElement.listed.id)\">\(listed)</div>" : listed
    return """
      \(head)\(filter)\(search.field)\(notes)\(order)\(list)
      """
  }

  /// The line that says which rows are listed, with a link to all of them; empty without a filter.
  private var filter: Markup {
    guard let filter = window.filter else { return "" }
    let parts = filter.parts.enumerated().map { index, part -> Markup in
      let value: Markup =
        part.address.map { "<a href=\"\(kept.added(to: $0.path))\"><bdi>\(part.title)</bdi></a>" }
        ?? "<bdi>\(part.title)</bdi>"
      let comma: Markup = index > 0 ? ", " : ""
      return "\(comma)<bdi>\(part.label)</bdi>: \(value)"
    }
    return """
      <p id="\(PageElement.filter.id)" class="note">\(parts) · \
      <a href="\(address.addressOfAllRows)">\(words.finding.clear)</a></p>
      """
  }

  /// The search of the rows.
  private var search: ListSearch {
    ListSearch(
      address: address, scan: window.scan, count: list.records.count,
      countBefore: window.countBefore, hasPrevious: window.hasPrevious, hasNext: window.hasNext,
      hasForm: list.hasActions, referencedTables: window.referencedTables,
      environment: list.environment)
  }

  /// The list's title, and the numbers of the shown rows.
  var head: Markup {
    let rowRange: Markup = rowNumbers.map { "<p>\($0)</p>" } ?? ""
    return """
      <header id="\(PageElement.head.id)"><h1 id="\(PageElement.title.id)" dir="auto">\(destination.title)</h1>\(rowRange)\(add)</header>
      """
  }

  /// The link to a new record.
  private var add: Markup {
    guard window.takesRecords else { return "" }
    let address = kept.added(to: "\(destination.address.path)?\(PageParameter.add.rawValue)")
    return "<a class=\"add\" href=\"\(address)\">\(words.adding.add)</a>"
  }

  /// The rows, in a form if they have actions.
  private var rows: Markup {
    guard list.hasActions else {
      return "<div id=\"\(PageElement.sections.id)\">\(markup.section())</div>"
    }
    let action = shownAddress.address(with: repeatedNotices)
    // Identifies the list's file in requests without script.
    let from = fingerprint
    let label = words.rows.actionsFor(["title": "{title}"])
    return """
      <form id="\(PageElement.form.id)" method="post" action="\(action)" data-at="\(address.path)" \
      data-from="\(from)"\(ScriptTexts.list(words.messages)) data-label="\(label)" \
      autocomplete="off"\(willNeed: .actions, .rows, .undo)>\
      <input type="hidden" name="\(PageParameter.from.rawValue)" value="\(from)"><div id="\(PageElement.sections.id)">\
      \(markup.section(isTerse: true))</div>\(ticket.map { TicketMarkup.input($0) } ?? "")\(markup.undo)</form>
      """
  }

  /// A link past the rows, first in the order of focus; empty without other windows.
  private var skip: Markup {
    guard hasPages else { return "" }
    return """
      <a class="visually-hidden skip" href="#\(PageElement.pages.id)">\(words.lists.skip)</a>
      """
  }

  /// Returns the page's title, which differs between the windows, orders and searches of a list.
  func title(on site: String) -> String {
    let order = address.query.isDefaultOrder ? nil : window.choices?.title(of: address.query.order)
    let isFirst = window.countBefore == 0
    let first = list.records.first.map { words.lists.from(["title": $0.title.excerpt]) }
    let rowRange = isFirst ? nil : rowNumbers ?? first
    let searched = address.query.search.isEmpty ? nil : "“\(address.query.search.excerpt)”"
    return [destination.title, window.filter?.text, searched, order, rowRange, site]
      .compactMap(\.self).joined(separator: " · ")
  }

  /// The numbers of the shown rows; `nil` if all rows are shown, or if the rows before them were
  /// too many to count.
  private var rowNumbers: String? {
    guard hasPages, let before = window.countBefore else { return nil }
    return words.lists.rows([
      "first": list.environment.digits(before + 1),
      "last": list.environment.digits(before + list.records.count),
    ])
  }

  private var hasPages: Bool {
    (window.hasPrevious || window.hasNext) && !list.records.isEmpty
  }

  /// Links to the first, previous, next and last window.
  var pages: Markup {
    guard let first = list.records.first, let last = list.records.last, hasPages else { return "" }
    let before = WindowRequest.Anchor.before(first.key, at: window.edges?.first ?? [])
    let after = WindowRequest.Anchor.after(last.key, at: window.edges?.last ?? [])
    let words = words.lists
    let address = shownAddress
    let back: Markup =
      window.hasPrevious
      ? """
      <a href="\(address.address(.first))">\(words.start)</a>\
      <a rel="prev" href="\(address.address(before))">\(words.previous)</a>
      """ : ""
    let on: Markup =
      window.hasNext
      ? """
      <a rel="next" href="\(address.address(after))">\(words.next)</a>\
      <a href="\(address.address(.last))">\(words.end)</a>
      """ : ""
    return """
      <nav id="\(PageElement.pages.id)" class="pages" tabindex="-1" aria-label="\(words.pageNavigation)">\(back)\(on)</nav>
      """
  }
}
