import FoldoutApp
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutWords

/// The search of a list: its field, and its progress or result.
struct ListSearch: Sendable {
  let address: ListAddress
  /// The scan that found the rows; `nil` if an index found them.
  let scan: Window.Scan?
  /// The number of rows on the page.
  let count: Int
  /// The number of rows before the page; `nil` if it is not known.
  let countBefore: Int?
  let hasPrevious: Bool
  let hasNext: Bool
  /// True if the rows are in a form, which has the script's sentences.
  let hasForm: Bool
  /// The tables that the titles of rows refer to.
  var referencedTables: Set<String> = []
  let environment: FormEnvironment

  private var words: Words.Finding { environment.words.finding }

  /// True if the list has a search field: every list except one without rows.
  var isOffered: Bool {
    !address.query.search.isEmpty || address.query.filter != nil || address.query.anchor != .first
      || count > 0 || hasPrevious || hasNext
  }

  /// The list's address with no bar open.
  private var closed: ListAddress {
    var copy = address
    copy.open = nil
    return copy
  }

  /// The search field; empty for a list without rows.
  var field: Markup {
    guard isOffered else { return "" }
    let texts = hasForm ? "" : ScriptTexts.search(environment.words.messages)
    return """
      <form class="search" role="search" action="\(address.path)"\(texts)>\(address.hidden(but: "q"))\
      <input id="\(PageElement.query.id)" type="search" name="q" value="\(address.query.search)" \
      placeholder="\(words.search)" aria-label="\(words.search)" aria-keyshortcuts="/" autocomplete="off"\(needs: .find)>\
      <button class="nojs">\(words.search)</button></form>
      """
  }

  /// The progress or result of the search, and the link that continues it.
  var result: Markup {
    var sentences: [Markup] = []
    let isUnfinished = scan?.rest != nil
    if !address.query.search.isEmpty {
      if count + address.countSoFar.found == 0, !hasPrevious, !hasNext {
        let none =
          isUnfinished || isPartial
          ? words.noneYet : words.none(["words": address.query.search.excerpt.bidiIsolated])
        let clear: Markup = " <a href=\"\(closed.address(searchedFor: ""))\">\(words.clear)</a>"
        sentences.append("\(none)\(isUnfinished ? "" : clear)")
      } else if let found {
        let isLeast = isPartial && !isUnfinished && !found.hasMore
        let number = "\(count(found.number))\(found.hasMore ? "+" : "")"
        sentences.append("\((isLeast ? words.foundAtLeast : words.found)(["count": number]))")
      }
    }
    if let scan, let rest = scan.rest {
      let total = SearchCount(
        rowsRead: address.countSoFar.rowsRead + scan.rowsRead,
        found: address.countSoFar.found + count, unsearchedTables: unsearchedTables)
      // The search may still find rows that sort before these, so the script replaces all of them.
      let link: Markup =
        scan.isInterim
        ? "href=\"\(address.addressOfWhole(rest))\" data-anew=\"1\""
        : "href=\"\(address.address(rest, counting: total))\""
      sentences.append(
        """
        \(words.searched(["count": count(total.rowsRead)])) \
        <a id="\(PageElement.continueSearch.id)" \(link)>\(words.continueSearch)</a>
        """)
    }
    if isPartial { sentences.append(partial) }
    if scan?.isSorted == true, count > 0 { sentences.append("\(words.sorted)") }
    if scan?.gaveUpSorting == true { sentences.append("\(words.unsortable)") }
    guard let first = sentences.first else { return "" }
    let rest = sentences.dropFirst().map { sentence -> Markup in " \(sentence)" }
    return "<p id=\"\(PageElement.found.id)\" class=\"note\">\(first)\(rest)</p>"
  }

  private func count(_ number: Int) -> String {
    environment.text(of: Int64(number), NumberStyle(isGrouped: true))
  }

  /// The number of rows that the search found, and if there are more; `nil` if it is not known.
  private var found: (number: Int, hasMore: Bool)? {
    let isContinued = address.countSoFar != SearchCount()
    guard let before = isContinued ? address.countSoFar.found : countBefore else { return nil }
    guard hasNext else { return (before + count, false) }
    guard let after = scan?.countAfter else { return (before + count, true) }
    return (before + count + after, false)
  }

  /// The tables whose titles were not all searched, now or for the pages that this one continues.
  private var unsearchedTables: [String] {
    (address.countSoFar.unsearchedTables + (scan?.unsearchedTables ?? [])).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// True if more rows may match than the search can find.
  private var isPartial: Bool { !address.query.search.isEmpty && !unsearchedTables.isEmpty }

  /// The note that names were left out, with links to search them in their own tables.
  private var partial: Markup {
    let kept = KeptEnvironment(of: address.kept)
    let links = unsearchedTables.filter(referencedTables.contains).map { table -> Markup in
      let list = "\(Address.table(table).path)?q=\(PercentCoding.encode(address.query.search))"
      let title = words.searchTable(["table": ColumnLabel.text(for: table)])
      return " <a href=\"\(kept.added(to: list))\">\(title)</a>"
    }
    return "\(words.partial)\(links)"
  }
}

extension ListAddress {
  /// Returns hidden inputs for the address's parameters, except the one that the form sets itself.
  func hidden(but name: String) -> Markup {
    var pairs = kept.map { ($0.name, $0.value) } + filtering
    if !query.isDefaultOrder { pairs.append(("order", query.order.address)) }
    if !query.search.isEmpty { pairs.append(("q", query.search)) }
    // An open row stays open in another order.
    if name == "order", let open { pairs.append((PageParameter.open.rawValue, open)) }
    let inputs = pairs.filter { $0.0 != name }.map { pair -> Markup in
      "<input type=\"hidden\" name=\"\(pair.0)\" value=\"\(pair.1)\">"
    }
    return "\(inputs)"
  }
}
