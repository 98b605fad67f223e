import Foundation
import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The page of a list: its rows, what orders them, and the links to its other windows.
struct ListPage: Sendable {
  let list: ShownList
  let destination: ListDestination
  let address: ListAddress
  /// The window of rows, and the sentences that stand above it.
  let window: ListWindow
  let designs: [RecordKey: Markup]
  let host: String?
  /// The parameters that tell the next page what was done last.
  var carried: [Parameters.Pair] = []
  /// The number with which the program's actions add records; `nil` where none may.
  var ticket: String?

  /// The most characters of a value that a list shows.
  static let maxCharacters = 200

  private var words: Words { list.words }

  var markup: ListMarkup {
    let empty: Markup =
      !address.search.isEmpty && search.result != Markup()
      ? ""
      : address.anchor == .first
        ? "\(words.lists.empty)"
        : "\(words.lists.emptied) <a href=\"\(address.address(.first))\">\(words.lists.first)</a>"
    return ListMarkup(
      list: list, destination: destination, host: host, designs: designs, empty: empty,
      marked: MarkedText(address.search))
  }

  /// The address as the page is shown, with the row open that is.
  var shownAddress: ListAddress {
    var address = address
    address.open = list.table.openDrawers.first?.record?.address
    return address
  }

  /// Recognizes the page by its rows and bars; behind points stand its language and its file.
  var fingerprint: String {
    var digest = Digest()
    // The texts of the rows say all that their HTML does, and are read a hundred at a time.
    digest.combine("\(destination.path) \(host ?? "") \(list.leads) \(list.hasActions)")
    for record in list.records {
      digest.combine(record.key.address)
      digest.combine(record.title.excerpt)
      digest.combine(record.detail?.excerpt ?? "")
    }
    let markup = ListMarkup(
      list: list, destination: destination, host: host, designs: designs, empty: "")
    if let footer = list.footer { digest.combine(footer) }
    for owner in list.table.openDrawers {
      digest.combine(markup.html(of: .drawer(of: owner)).bytes)
    }
    return "\(digest.text).\(list.environment.pageSuffix(file: address.file))"
  }

  /// The whole page.
  func html(_ shell: PageShell, on site: String, notes: [String]) -> [UInt8] {
    let problem = list.problems.isEmpty ? "" : "\(words.changes.error): "
    return shell.page(
      title: problem + title(on: site), back: destination.parent, notes: notes, skip: skip,
      content: content, words: words, direction: list.environment.direction)
  }

  private var content: Markup {
    let notes = window.notes.map { note -> Markup in "<p class=\"note\">\(note)</p>" }
    let listed: Markup = "\(search.result)\(rows)\(markup.footer)\(pages)"
    // A list without rows has nothing to be found, nor to be ordered.
    let order = search.isOffered ? window.choices?.chooser(at: shownAddress) ?? "" : ""
    let list: Markup =
      search.isOffered
      ? "<div id=\"\(PageElement.listed.id)\">\(listed)</div>" : listed
    return """
      \(head)\(search.field)\(notes)\(order)\(list)
      """
  }

  /// The search of the rows.
  private var search: ListSearch {
    ListSearch(
      address: address, scan: window.scan, count: list.records.count,
      countBefore: window.countBefore, hasPrevious: window.hasPrevious, hasNext: window.hasNext,
      environment: list.environment)
  }

  /// The list's title, and which of its rows these are.
  var head: Markup {
    let standing: Markup = rowNumbers.map { "<p>\($0)</p>" } ?? ""
    return """
      <header id="\(PageElement.head.id)"><h1 id="\(PageElement.title.id)" dir="auto">\(destination.title)</h1>\(standing)\(add)</header>
      """
  }

  /// The link to a new record.
  private var add: Markup {
    guard window.takesRecords else { return "" }
    return
      "<a class=\"add\" href=\"\(destination.path)?\(PageParameter.add.rawValue)\">\(words.adding.add)</a>"
  }

  /// The rows, in a form where they have actions.
  private var rows: Markup {
    guard list.hasActions else {
      return "<div id=\"\(PageElement.sections.id)\">\(markup.section())</div>"
    }
    let action = shownAddress.address(with: carried)
    // Names the list's file in requests without script.
    let from = fingerprint
    let label = words.rows.actionsFor(["title": "{title}"])
    return """
      <form id="\(PageElement.form.id)" method="post" action="\(action)" data-at="\(address.path)" \
      data-from="\(from)" data-words="\(words.signs.listJSON)" data-label="\(label)" \
      autocomplete="off"\(willNeed: .actions, .rows, .undo)>\
      <input type="hidden" name="\(PageParameter.from.rawValue)" value="\(from)"><div id="\(PageElement.sections.id)">\
      \(markup.section(isTerse: true))</div>\(ticket.map { TicketMarkup.input($0) } ?? "")\(markup.undo)</form>
      """
  }

  /// The first thing that a key comes to: a way past the rows, where other pages follow them.
  private var skip: Markup {
    guard hasPages else { return "" }
    return """
      <a class="visually-hidden skip" href="#\(PageElement.pages.id)">\(words.lists.skip)</a>
      """
  }

  /// The window's title: each has one of its own.
  func title(on site: String) -> String {
    let order = address.isUsual ? nil : window.choices?.title(of: address.order)
    let isFirst = window.countBefore == 0
    let first = list.records.first.map { words.lists.from(["title": $0.title.excerpt]) }
    let standing = isFirst ? nil : rowNumbers ?? first
    let searched = address.search.isEmpty ? nil : "“\(address.search.excerpt)”"
    return [destination.title, searched, order, standing, site].compactMap(\.self).joined(
      separator: " · ")
  }

  /// The numbers of the rows, where rows before or after them are not shown, and where they are
  /// known: far behind, nobody has counted them.
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

  /// The first window, those on either side, and the last.
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

/// A window of a list's rows, with what stands around them.
struct ListWindow: Sendable {
  var records: [ListedRecord]
  var hasPrevious = false
  var hasNext = false
  /// The number of rows that come before; `nil` where nobody has counted them.
  var countBefore: Int? = 0
  var edges: Window.Edges?
  /// The orders to choose from; `nil` for a list in one order.
  var choices: OrderChoices?
  /// True where records can be added.
  var takesRecords = false
  /// The rows that were read for it; `nil` where an index found them.
  var scan: Window.Scan?
  /// Sentences that stand above the rows.
  var notes: [String] = []
  /// True where these are only the rows that something is done with, and the page shows others
  /// beside them.
  var isPart = false
}
