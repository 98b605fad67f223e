package import FoldoutForms
import FoldoutWords

/// A date in the compact style: a small button, and the platform's own picker behind it.
package struct CompactFace: Equatable, Sendable {
  package var mode: DateMode
  package var text: String
  package var caption: String
  /// The value as the platform's picker takes it; empty for none.
  package var value: String
  package var earliest: String?
  package var latest: String?
  package var entry: DateEntryFace
  package var actions: DateActionsFace
}

extension CompactFace {
  /// A date in the compact style. Only dates have this style; any other kind is treated as a day.
  init(_ field: Field<DynamicRecord>, in record: ShownRecord) {
    let mode = field.kind.dateMode ?? .date
    self.mode = mode
    text = record.displayText(field) ?? record.absence(of: field)
    caption =
      switch mode {
      case .date: record.words.actions.pickDate
      case .time: record.words.actions.pickTime
      case .dateTime: record.words.actions.pickDateTime
      }
    value = ShownDate(field, in: record).nativeText(mode) ?? ""
    let limits = record.form.offeredDays(of: field, in: record.stored).limits
    // Limits are whole days: with a time they reach from the start of the first day to the end of
    // the last. A time of day alone has none.
    switch mode {
    case .date: (earliest, latest) = (limits.earliest?.description, limits.latest?.description)
    case .dateTime:
      earliest = limits.earliest.map { "\($0)T00:00" }
      latest = limits.latest.map { "\($0)T23:59:59.999" }
    case .time: break
    }
    entry = DateEntryFace(field, .date(mode), in: record)
    actions = DateActionsFace(field, .date(mode), in: record)
  }
}
