import FoldoutScreens
import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// A table's rows, each a link to its record.
struct TablePage: Sendable {
  let declared: TableSchema
  let place: ListPlace
  let address: ListAddress
  let choices: OrderChoices
  let naming: RowNaming
  let window: Window
  /// The names of what the rows refer to.
  let names: ReferenceNames
  let environment: FormEnvironment

  private var words: Words { environment.vocabulary }

  /// The most characters of a value that a list shows.
  static let mostCharacters = 200

  var content: Markup {
    let notes = notes.map { note -> Markup in "<p class=\"note\">\(note)</p>" }
    let standing: Markup = rowNumbers.map { "<p>\($0)</p>" } ?? ""
    return """
      <header id="\(PageElement.head.id)"><h1 id="\(PageElement.title.id)" dir="auto">\(place.title)</h1>\(standing)</header>\
      \(notes)\(choices.chooser(at: address))\(rows)\(places)
      """
  }

  /// The first thing that a key comes to: a way past the rows, where other pages follow them.
  var skip: Markup {
    guard window.hasPrevious || window.hasNext, !window.records.isEmpty else { return "" }
    return "<a class=\"sr skip\" href=\"#\(PageElement.pages.id)\">\(words.lists.skip)</a>"
  }

  /// What the window is called: each has a title of its own.
  func title(on site: String) -> String {
    let order = address.order == .key ? nil : choices.title(of: address.order)
    let isFirst = window.countBefore == 0
    let first = window.records.first.map {
      words.lists.from(["title": naming.title($0, names).excerpt])
    }
    let standing = isFirst ? nil : rowNumbers ?? first
    return [place.title, order, standing, site].compactMap(\.self).joined(separator: " · ")
  }

  /// The numbers of the rows, where rows before or after them are not shown, and where they are
  /// known: far behind, nobody has counted them.
  private var rowNumbers: String? {
    guard window.hasPrevious || window.hasNext, let before = window.countBefore,
      !window.records.isEmpty
    else { return nil }
    return words.lists.rows([
      "first": environment.digits(before + 1),
      "last": environment.digits(before + window.records.count),
    ])
  }

  private var notes: [String] {
    var notes: [String] = []
    if case .virtual = declared.kind {
      notes.append(words.lists.virtual)
    } else if declared.key == .place {
      notes.append(words.lists.readOnly)
    }
    if window.isCutShort {
      notes.append(words.lists.cutShort(["count": environment.digits(WindowRequest.mostPlaces)]))
    }
    return notes
  }

  private var rows: Markup {
    guard !window.records.isEmpty else {
      guard address.place != .first else { return "<p class=\"note\">\(words.lists.empty)</p>" }
      return """
        <p class="note">\(words.lists.emptied) \
        <a href="\(address.address(.first))">\(words.lists.first)</a></p>
        """
    }
    return
      "<ul class=\"g\" role=\"list\" aria-labelledby=\"\(PageElement.title.id)\">\(window.records.map(row))</ul>"
  }

  private func row(_ stored: StoredRecord) -> Markup {
    // Several columns make a title, and of a key each has all that it says.
    let title = naming.title(stored, names)
    let detail: Markup =
      naming.detail(stored, title, names).map { "<bdi class=\"sub\">\($0.excerpt)</bdi>" } ?? ""
    let text: Markup = """
      <span class="k"><bdi>\(title.excerpt)</bdi>\(detail)</span>
      """
    let path = place.record(stored.key).path
    return """
      <li class="r"><a class="row" href="\(path)">\(text)<span class="ch" aria-hidden="true">›</span></a></li>
      """
  }

  /// The first window, those on either side, and the last.
  private var places: Markup {
    guard let first = window.records.first, let last = window.records.last,
      window.hasPrevious || window.hasNext
    else { return "" }
    let before = WindowRequest.Place.before(first.key, at: window.edges?.first ?? [])
    let after = WindowRequest.Place.after(last.key, at: window.edges?.last ?? [])
    let words = words.lists
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
      <nav id="\(PageElement.pages.id)" class="pages" tabindex="-1" aria-label="\(words.places)">\(back)\(on)</nav>
      """
  }
}
