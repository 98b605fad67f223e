import FoldoutForms
import FoldoutWords

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
    value = record.nativeText(field, mode) ?? ""
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
