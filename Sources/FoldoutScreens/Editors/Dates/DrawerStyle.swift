import Foldout
package import FoldoutForms

/// The style of a date's drawer, if the form does not fix it: a person can switch to the other.
package enum DrawerStyle: String, Sendable, CaseIterable {
  case wheels
  case calendar

  /// The style to switch to.
  package var other: DrawerStyle {
    switch self {
    case .wheels: .calendar
    case .calendar: .wheels
    }
  }

  /// The style that suits a date: a calendar if it is within five years of today or there is none;
  /// otherwise wheels, which reach a distant date sooner.
  package init(suiting date: LocalDate?, today: LocalDate) {
    guard let date else {
      self = .calendar
      return
    }
    // Compared as numbers, because 29 February has no date five years later.
    let (near, far) = (min(date, today), max(date, today))
    let isNear =
      (near.year + DrawerStyle.nearYears, near.month, near.day) >= (far.year, far.month, far.day)
    self = isNear ? .calendar : .wheels
  }

  private static let nearYears = 5

  /// The editor of a date in the style that a person chose or that suits the date; any other editor
  /// as it is.
  static func styled(
    _ editor: Editor<DynamicRecord>, of field: Field<DynamicRecord>, in record: ShownRecord
  ) -> Editor<DynamicRecord> {
    guard let dates = editor.dates, dates.isAutomatic,
      let style = ShownDate(field, in: record).style
    else { return editor }
    return switch style {
    case .wheels: .wheels(dates)
    case .calendar: .calendar(dates)
    }
  }

  /// The style of each drawer that stays open after a submission, if it is not the one that suits
  /// the date: the style that this submission or an earlier one chose, or else the one that is
  /// shown.
  ///
  /// An open drawer keeps its style while its date changes, so that it does not change under the
  /// person's finger. A folded drawer has no chosen style.
  static func kept(
    after submission: Submission, in record: ShownRecord, since before: ShownRecord, open: [RowID]
  ) -> [FieldID: DrawerStyle] {
    var styles: [FieldID: DrawerStyle] = [:]
    for row in open where record.table.openDrawers.contains(row) {
      guard let field = record.field(row.field), let old = ShownDate(field, in: before).style
      else { continue }
      let style = submission.styles[field.id] ?? record.styles[field.id] ?? old
      if style != ShownDate(field, in: record).suitableStyle { styles[field.id] = style }
    }
    return styles
  }
}
