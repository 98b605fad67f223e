import Foldout
import FoldoutScreens

/// Translates an update of positions into operations on elements.
///
/// An element that stays on the page is never recreated, and is never on the page twice. The order
/// is:
///
/// 1. Delete items that are no longer shown.
/// 2. Insert or move sections.
/// 3. Insert and move items from the front, each after the element that then precedes it.
/// 4. Replace sections that are sent whole.
/// 5. Delete sections, whose remaining items have been moved out by then.
/// 6. Replace items whose contents changed.
struct BatchOperations {
  /// The maximum number of operations on one section's rows. With more, the section is sent whole.
  static let maxOfSection = 200

  private(set) var operations: [Batch.Operation] = []
  private let update: ScreenUpdate
  private let before: RenderedScreen
  private let after: RenderedScreen
  /// The sections that are sent whole, because too many of their rows changed.
  private var replacedSections: Set<String> = []

  /// Creates the operations that turn the screen `before` into the screen `after`.
  init(_ update: ScreenUpdate, before: RenderedScreen, after: RenderedScreen) {
    self.update = update
    self.before = before
    self.after = after
    let runs = insertionRuns
    findReplacedSections(runs)
    for deletion in update.deletions { delete(deletion) }
    for section in update.insertedSections { insertOrMove(section: section) }
    for run in runs { insert(run) }
    for section in update.insertedSections {
      for item in itemsMovedIn(to: section.id) { moveIn(item, to: section.id) }
    }
    for section in update.insertedSections { complete(section: section.id) }
    for section in replacedSections.sorted() where after.table.index(of: section) != nil {
      replace(section: section)
    }
    for section in update.deletedSections where after.table.index(of: section.id) == nil {
      operations.append(.delete(id: SectionElement.section.id(of: section.id)))
    }
    for change in update.reconfigured where !isReplaced(change.position) { replace(change.item) }
    // A row that moves may have changed, too.
    for placed in update.insertions where !isReplaced(placed.position) && wasShown(placed.item) {
      guard before.item(placed.item) != after.item(placed.item) else { continue }
      replace(placed.item)
    }
  }

  /// True if the update inserts, deletes or moves rows or sections, and not only drawers.
  static func isStructural(_ update: ScreenUpdate) -> Bool {
    if !update.deletedSections.isEmpty || !update.insertedSections.isEmpty { return true }
    return (update.deletions + update.insertions).contains { placed in
      if case .row = placed.item { true } else { false }
    }
  }

  // MARK: - Rows

  /// The insertions into sections that stay, as runs: consecutive new items together, each moved
  /// item alone.
  private var insertionRuns: [[PlacedItem<RowID>]] {
    var runs: [[PlacedItem<RowID>]] = []
    for placed in update.insertions {
      if let last = runs.last?.last, last.position.section == placed.position.section,
        last.position.item + 1 == placed.position.item, !wasShown(last.item),
        !wasShown(placed.item)
      {
        runs[runs.count - 1].append(placed)
      } else {
        runs.append([placed])
      }
    }
    return runs
  }

  private mutating func findReplacedSections(_ runs: [[PlacedItem<RowID>]]) {
    var counts: [String: Int] = [:]
    for deletion in update.deletions where !isShown(deletion.item) {
      counts[before.table.outline.sectionIDs[deletion.position.section], default: 0] += 1
    }
    for placed in runs.compactMap(\.first) {
      counts[after.table.outline.sectionIDs[placed.position.section], default: 0] += 1
    }
    replacedSections = Set(counts.filter { $0.value > Self.maxOfSection }.map(\.key))
  }

  private mutating func delete(_ placed: PlacedItem<RowID>) {
    let section = before.table.outline.sectionIDs[placed.position.section]
    guard !isShown(placed.item), !replacedSections.contains(section) else { return }
    operations.append(.delete(id: placed.item.element))
    // A row that is deleted with its drawer needs no update.
    if case .drawer(of: let row) = placed.item, isShown(.row(row)) {
      operations.append(.expanded(id: row.rowElement, false))
    }
  }

  private mutating func insert(_ run: [PlacedItem<RowID>]) {
    guard let first = run.first else { preconditionFailure("A run of insertions is empty.") }
    if isReplaced(first.position) {
      // Move an item of another section in; replacing the section then puts all items in order.
      if wasShown(first.item), sectionBefore(of: first.item) != section(of: first.position) {
        moveIn(first.item, to: section(of: first.position))
      }
    } else if wasShown(first.item) {
      operations.append(.move(id: first.item.element, after: predecessor(of: first.position)))
    } else {
      var html: Markup = ""
      for placed in run { html += after.item(placed.item) }
      operations += html.needed
      operations.append(
        .insert(
          id: first.item.element, after: predecessor(of: first.position), html: html.text))
      for case .drawer(of: let row) in run.map(\.item) {
        operations.append(.expanded(id: row.rowElement, true))
      }
    }
  }

  private mutating func replace(_ changed: ScreenItem) {
    operations.append(.replace(id: changed.element, html: after.item(changed).text))
  }

  private mutating func moveIn(_ item: ScreenItem, to section: String) {
    operations.append(.move(id: item.element, after: SectionElement.list.id(of: section)))
  }

  /// Returns the element before a position, or the list if the position is its first.
  private func predecessor(of position: Position) -> String {
    let previous = Position(section: position.section, item: position.item - 1)
    return after.table.item(at: previous)?.element
      ?? SectionElement.list.id(of: section(of: position))
  }

  // MARK: - Sections

  /// Moves a section that was shown, or inserts a new one without the items that are elsewhere on
  /// the page.
  private mutating func insertOrMove(section placed: PlacedSection<String>) {
    let sections = after.table.outline.sectionIDs
    let previous =
      placed.index > 0
      ? SectionElement.section.id(of: sections[placed.index - 1]) : PageElement.sections.id
    let id = SectionElement.section.id(of: placed.id)
    guard before.table.index(of: placed.id) == nil else {
      return operations.append(.move(id: id, after: previous))
    }
    let html = after.section(placed.index, Set(itemsMovedIn(to: placed.id)))
    operations += html.needed
    operations.append(.insert(id: id, after: previous, html: html.text))
  }

  /// Replaces an inserted or moved section if its contents changed, or items were moved into it.
  private mutating func complete(section: String) {
    let index = after.table.requiredIndex(of: section)
    let wasShown = before.table.index(of: section)
    let isOther = wasShown.map { before.section($0, []) != after.section(index, []) } ?? false
    if isOther || !itemsMovedIn(to: section).isEmpty { replace(section: section) }
  }

  private mutating func replace(section: String) {
    let index = after.table.requiredIndex(of: section)
    let html = after.section(index, [])
    operations += html.needed
    operations.append(.replace(id: SectionElement.section.id(of: section), html: html.text))
  }

  /// Returns the items of a section that were shown in another one.
  private func itemsMovedIn(to section: String) -> [ScreenItem] {
    after.table.items(inSection: after.table.requiredIndex(of: section))
      .filter { wasShown($0) && sectionBefore(of: $0) != section }
  }

  // MARK: - Before and after

  private func wasShown(_ item: ScreenItem) -> Bool { before.table.position(of: item) != nil }
  private func isShown(_ item: ScreenItem) -> Bool { after.table.position(of: item) != nil }
  private func isReplaced(_ position: Position) -> Bool {
    replacedSections.contains(section(of: position))
  }
  private func section(of position: Position) -> String {
    after.table.outline.sectionIDs[position.section]
  }
  private func sectionBefore(of item: ScreenItem) -> String? {
    before.table.position(of: item).map { before.table.outline.sectionIDs[$0.section] }
  }
}

/// A screen before or after a batch: its table, and functions that render its sections and items.
struct RenderedScreen {
  let table: ScreenTable
  /// Renders a section without some of its items.
  let section: (_ index: Int, _ without: Set<ScreenItem>) -> Markup
  let item: (ScreenItem) -> Markup
}

extension RenderedScreen {
  /// Creates the screen of a record.
  init(_ record: ShownRecord, _ markup: RecordMarkup) {
    self.init(table: record.table, section: markup.section, item: markup.html(of:))
  }
}

extension ScreenTable {
  /// Returns the index of a section; `nil` if there is none.
  fileprivate func index(of section: String) -> Int? {
    outline.sectionIDs.firstIndex(of: section)
  }

  /// Returns the index of a section. Traps if the table lacks it.
  fileprivate func requiredIndex(of section: String) -> Int {
    guard let index = index(of: section) else {
      preconditionFailure("The update inserts a section “\(section)” that the table doesn’t have.")
    }
    return index
  }
}

extension ScreenItem {
  /// The id of the element that shows the item.
  var element: String {
    switch self {
    case .row(let row): row.rowElement
    case .drawer(of: let row): row.drawerElement
    }
  }
}
