import Foldout
import FoldoutForms
import Foundation

// A list of many options is filtered by a text. In a choice section it hides rows; in a drawer the
// host hides lines.

extension ChoiceFace.Option {
  /// True if a filter leaves the option in: it is chosen, or one of its texts contains the filter.
  package func passes(_ filter: String) -> Bool {
    let filter = filter.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    let texts = [title, remark, detail].compactMap(\.self).joined(separator: " ")
    return filter.isEmpty || isChosen || texts.lowercased().contains(filter)
  }
}

extension ShownRecord {
  /// Shows the options that the filters of choice sections leave in, and hides the others.
  ///
  /// A section that has become too short to be filtered, or is gone, has no filter any more.
  /// `entered` is the record with its entries, whose options count as chosen.
  mutating func applyFilters(asChosenIn entered: ShownRecord) -> ScreenStep {
    var step = ScreenStep()
    for id in filters.keys.sorted(by: { $0.name < $1.name }) {
      let section = form.sections.first { $0.choice?.id == id }
      let foot = section.flatMap { ChoiceFootFace($0, in: self) }
      if foot?.limits.filterLabel == nil { filters[id] = nil }
      guard let options = form.field(id).flatMap({ entered.optionRows(of: $0) }) else { continue }
      let filter = filters[id] ?? ""
      let (passing, others) = options.reduce(into: ([RowID](), [RowID]())) { rows, row in
        row.control.option?.passes(filter) == false ? rows.1.append(row.id) : rows.0.append(row.id)
      }
      step = step.then(table.apply(.show(passing))).then(table.apply(.hide(others)))
      if filter.isEmpty { filters[id] = nil }
    }
    return step
  }
}
