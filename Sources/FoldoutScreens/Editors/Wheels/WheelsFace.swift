package import FoldoutForms
import FoldoutWords

/// A date's columns, an entry for typing, and buttons that set or clear the value.
package struct WheelsFace: Equatable, Sendable {
  package var columns: [ColumnFace]
  /// The date from which the columns are turned; empty for a time span.
  package var base: String
  /// The date that the columns propose while there is no value; `nil` if there is one.
  package var proposal: String?
  package var entry: DateEntryFace
  package var actions: DateActionsFace
}

/// One column of a date.
package struct ColumnFace: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    package var value: Int
    package var title: String
    /// A shorter title, for places where `title` does not fit; `nil` if there is none.
    package var short: String?
    /// False if it cannot be chosen.
    package var isOffered = true
  }
  package var component: DateComponent
  package var caption: String
  package var options: [Option]
  package var chosen: Int
}

extension WheelsFace {
  /// A date's columns and entry, which show the pending entry, or else the field's value.
  init(_ field: Field<DynamicRecord>, _ parts: WheelParts, in record: ShownRecord) {
    let date = ShownDate(field, in: record)
    let entered = date.entered
    let fieldColumns = FieldColumns(
      parts, of: date, value: entered ?? date.current, reading: record.reading(field))
    columns = fieldColumns.columns.map { ColumnFace($0, of: field, in: record) }
    base = fieldColumns.base
    // Without a value the columns are pale: they show a proposal, which a tap accepts.
    let isPale =
      record.displayText(field) == nil && record.pending[field.id]?.picked == nil && entered == nil
    proposal = isPale ? fieldColumns.text : nil
    entry = DateEntryFace(field, parts, in: record)
    actions = DateActionsFace(field, parts, in: record)
  }
}

extension ColumnFace {
  /// A column, with the picked option chosen, or else that of the value.
  init(
    _ column: DatePickerColumns.Column, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    component = column.component
    caption = column.component.caption(record.words.dates)
    options = column.options.map { .init(value: $0.value, title: $0.title) }
    chosen = record.pending[field.id]?.picked?[column.component] ?? column.chosen
  }
}

extension DateComponent {
  fileprivate func caption(_ words: Words.Dates) -> String {
    switch self {
    case .year: words.year
    case .month: words.month
    case .day: words.day
    case .hour: words.hour
    case .minute: words.minute
    case .dayPeriod: words.dayPeriod
    }
  }
}
