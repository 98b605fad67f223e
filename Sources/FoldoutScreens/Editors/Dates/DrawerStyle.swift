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

  fileprivate func editor<Record>(_ dates: DateEditing) -> Editor<Record> {
    switch self {
    case .wheels: .wheels(dates)
    case .calendar: .calendar(dates)
    }
  }
}

extension ShownRecord {
  /// The editor of a date in the style that a person chose or that suits the date; any other editor
  /// as it is.
  func styled(
    _ editor: Editor<DynamicRecord>, of field: Field<DynamicRecord>
  ) -> Editor<DynamicRecord> {
    guard let dates = editor.dates, dates.isAutomatic, let style = style(of: field) else {
      return editor
    }
    return style.editor(dates)
  }

  /// The style of a date's drawer if a person can switch it; `nil` if the form decides.
  func style(of field: Field<DynamicRecord>) -> DrawerStyle? {
    guard field.editor.dates?.isAutomatic == true, field.kind.dateMode?.isTimeAlone == false else {
      return nil
    }
    return styles[field.id] ?? suitableStyle(of: field)
  }

  /// Sets the style of each drawer that stays open: the one that this submission or an earlier one
  /// chose, or else the one that is shown.
  ///
  /// An open drawer keeps its style while its date changes, so that it does not change under the
  /// person's finger. A folded drawer has no chosen style.
  mutating func restyle(
    for submission: Submission, since before: ShownRecord, open: [RowID]
  ) {
    let chosen = styles
    styles = [:]
    for row in open where table.openDrawers.contains(row) {
      guard let field = form.field(row.field), let old = before.style(of: field) else { continue }
      let style = submission.styles[field.id] ?? chosen[field.id] ?? old
      if style != suitableStyle(of: field) { styles[field.id] = style }
    }
  }

  private func suitableStyle(of field: Field<DynamicRecord>) -> DrawerStyle {
    DrawerStyle(suiting: currentDate(field)?.date, today: environment(of: field).today)
  }
}
