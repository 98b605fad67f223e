import Foldout
package import FoldoutForms

/// The style of an open date whose style is automatic: one that a person can change for the other.
package enum DrawerStyle: String, Sendable, CaseIterable {
  case wheels
  case calendar

  /// The style that it can be changed for.
  package var other: DrawerStyle {
    switch self {
    case .wheels: .calendar
    case .calendar: .wheels
    }
  }

  /// The style for a date: days near today are looked up in a calendar, farther ones are reached
  /// sooner by wheels.
  package init(suiting date: LocalDate?, today: LocalDate) {
    guard let date else {
      self = .calendar
      return
    }
    // Five years from 29 February end on 28 February, so months and days are compared as numbers.
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
  /// The editor of a date in the style that its date suits, or that a person chose; any other
  /// editor as it is.
  func styled(
    _ editor: Editor<DynamicRecord>, of field: Field<DynamicRecord>
  ) -> Editor<DynamicRecord> {
    guard let dates = editor.dates, dates.isAutomatic, let style = style(of: field) else {
      return editor
    }
    return style.editor(dates)
  }

  /// The style of a date's drawer that can be changed; `nil` for one that its form decides.
  func style(of field: Field<DynamicRecord>) -> DrawerStyle? {
    guard field.editor.dates?.isAutomatic == true, field.kind.dateMode?.isTimeAlone == false else {
      return nil
    }
    return styles[field.id] ?? suitingStyle(of: field)
  }

  /// Changes the styles of dates as a submission says, which leaves some drawers open.
  ///
  /// What is open keeps its style while its date changes, so that nothing is exchanged under a
  /// finger; a fold forgets it.
  mutating func restyle(
    for submission: Submission, since before: ShownRecord, open: [RowID]
  ) {
    let chosen = styles
    styles = [:]
    for row in open where table.openDrawers.contains(row) {
      guard let field = form.field(row.field), let old = before.style(of: field) else { continue }
      let style = submission.styles[field.id] ?? chosen[field.id] ?? old
      if style != suitingStyle(of: field) { styles[field.id] = style }
    }
  }

  private func suitingStyle(of field: Field<DynamicRecord>) -> DrawerStyle {
    DrawerStyle(suiting: currentDate(field)?.date, today: environment(of: field).today)
  }
}
