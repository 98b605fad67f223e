import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting

extension OfferWalk {
  /// The record with its pending entries.
  var drawn: ShownRecord {
    var record = screen
    record.pending = entries
    return record
  }

  /// Returns the shown options of a choice: the rows of its section, or those of its drawer.
  func options(_ rule: Offer.Rule) -> [ChoiceFace.Option] {
    let record = drawn
    guard let field = record.form.field(rule.field) else { return [] }
    if let rows = record.optionRows(of: field) {
      return rows.compactMap { row in
        if case .option(let option, _) = row.control { option } else { nil }
      }
    }
    if case .choice(let face) = record.drawer(field)?.editor { return face.options }
    return []
  }

  /// Applies an update as a table view does, and redraws only the rows that it names.
  mutating func carryOut(_ step: ScreenStep) throws {
    try counting.perform(step.update, countsAfter: screen.table.sectionCounts)
    try mirror.perform(step.update, reading: screen.table.presentation)
    guard let update = step.update else { return }
    let shown = Set(mirror.shown.sections.flatMap(\.items))
    for row in cells.keys where !shown.contains(.row(row)) { cells[row] = nil }
    for placed in update.insertions + update.reconfigured {
      if case .row(let row) = placed.item { cells[row] = faces[row] }
    }
    for placed in update.insertedSections {
      for case .row(let row) in mirror.shown.sections[placed.index].items {
        cells[row] = faces[row]
      }
    }
  }

  /// Compares the screen with the model.
  func compare() throws {
    for rule in Offer.rules { try compareOptions(rule) }
    try compareRows()
  }

  /// Compares one choice, and the rows of the screen, with the model.
  func compare(_ rule: Offer.Rule) throws {
    try compareOptions(rule)
    try compareRows()
  }

  private func compareRows() throws {
    guard screen.table.openDrawers == [open].compactMap({ $0.map { .field($0) } }) else {
      throw DifferenceError(
        description: "open: \(screen.table.openDrawers), not \(String(describing: open))")
    }
    guard mirror.shown == screen.table.presentation else {
      throw DifferenceError(description: "the batches showed \(mirror.shown)")
    }
    guard cells != faces else { return }
    let stale = Set(cells.keys).union(faces.keys).filter { cells[$0] != faces[$0] }
    throw DifferenceError(description: "not drawn again: \(stale.map(\.description).sorted())")
  }

  private func compareOptions(_ rule: Offer.Rule) throws {
    let stored = store.stored?[rule.field.name]
    guard stored == model.chosen[rule.field]?.stored else {
      throw DifferenceError(
        description: """
          \(rule.field) holds \(String(describing: stored)), \
          not \(String(describing: model.chosen[rule.field]))
          """)
    }
    guard screen.form.field(rule.field) != nil, !model.foreign.contains(rule.field) else { return }
    let rows = model.rows(rule)
    let shown = options(rule)
    guard
      shown.map({ OfferModel.Word(text: $0.title, isEnabled: $0.isEnabled) }) == rows
    else { throw DifferenceError(description: "\(rule.field): \(shown.map(\.title)), not \(rows)") }
    let words = Set(rows.map(\.text))
    var chosen = model.chosen[rule.field]?.words ?? []
    if let entered = marks[rule.field]?.prefix(rule.isSeveral ? .max : 1) {
      let marks = entered.filter(words.contains)
      if rule.isSeveral || !marks.isEmpty { chosen = marks }
    }
    let marked = shown.filter(\.isChosen).map(\.title)
    guard Set(marked) == Set(chosen), marked.count == Set(chosen).count else {
      throw DifferenceError(description: "\(rule.field): \(marked) are marked, not \(chosen)")
    }
    let field = screen.form.field(rule.field)
    let section = screen.table.outline.sections.first { $0.id == rule.field.name }
    guard let section, field.map(screen.showsOptions) == true else { return }
    let ids = shown.map { RowID.option(rule.field, OptionID($0.value)) }
    guard section.rows == ids else {
      throw DifferenceError(description: "\(rule.field) has the rows \(section.rows), not \(ids)")
    }
  }

  /// Compares the screen with one drawn anew from the stored record.
  func compareDrawnAnew() throws {
    guard let reading = store.reading, reading.stored.record == screen.stored else { return }
    try compare()
    let anew = ShownRecord(
      reading, form: screen.form, layout: screen.layout, target: OfferWalk.target,
      open: screen.table.openDrawers, environment: OfferWalk.environment)
    guard anew.table.presentation == mirror.shown, anew.rowFaces == cells else {
      throw DifferenceError(description: "drawn anew it is \(anew.table.presentation)")
    }
  }
}
