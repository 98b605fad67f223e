import Foldout
package import FoldoutForms

extension ShownRecord {
  /// The calendars that are seen: those whose drawers are open, and those that always are.
  var openCalendars: [Field<DynamicRecord>] {
    let drawers = table.openDrawers.compactMap { form.field($0.field) }
      .filter { editor(of: $0).isCalendar }
    return drawers + form.fields.filter { $0.editor.isAlwaysOpen && editor(of: $0).isCalendar }
  }

  /// A day of the month that a calendar shows: the one that it was turned to, or that of its date.
  func viewed(_ field: Field<DynamicRecord>) -> LocalDate {
    views[field.id] ?? unturned(field)
  }

  /// The days to whose months open calendars were turned, away from their dates.
  package var turnedViews: [(field: FieldID, day: LocalDate)] {
    openCalendars.compactMap { field in
      views[field.id].map { (field.id, $0) }
    }
  }

  /// Turns calendars as a submission says. One whose date it changed or chose shows that date's
  /// month.
  ///
  /// A day that is refused leaves the calendar where a person turned it, and so does a date that
  /// somebody else changes.
  mutating func turn(for submission: Submission, since before: ShownRecord, isAccepted: Bool) {
    for field in openCalendars {
      let id = field.id
      let isChosen = isAccepted && submission[id]?.choosesDay == true
      if isChosen || currentDate(field) != before.currentDate(field) {
        views[id] = nil
      }
      switch submission.turns[id] {
      case .day(let day): views[id] = day
      case .numbers(let month, let year):
        // Without script the lists of a calendar are sent with every change.
        let shown = self.month(of: field, at: before.viewed(field))
        let wanted = (month: month ?? shown.month, year: year ?? shown.year)
        if wanted != (shown.month, shown.year),
          let day = self.day(ofMonth: wanted.month, year: wanted.year, beside: shown, field)
        {
          views[id] = day
        }
      case nil: break
      }
      if let day = views[id], month(of: field, at: day).days.contains(unturned(field)) {
        views[id] = nil
      }
    }
    let open = Set(openCalendars.map(\.id))
    views = views.filter { open.contains($0.key) }
  }

  /// A month of a field's calendar.
  func month(of field: Field<DynamicRecord>, at day: LocalDate) -> CalendarMonth {
    CalendarMonth(containing: day, environment: environment(of: field))
  }

  /// A day of a month that is numbered as those of the year that is shown; `nil` for a month or a
  /// year that the calendar does not have.
  private func day(
    ofMonth number: Int, year: Int, beside shown: CalendarMonth, _ field: Field<DynamicRecord>
  ) -> LocalDate? {
    let environment = environment(of: field)
    let limits = form.offeredDays(of: field, in: stored).limits
    // The year first: a month that it does not offer may be one of the year that is shown.
    let pages = CalendarPages(of: shown, limits: limits, environment: environment)
    guard let day = year == shown.year ? shown.days.lowerBound : pages.day(inYear: year) else {
      return nil
    }
    guard number != shown.month else { return day }
    return CalendarPages(of: month(of: field, at: day), limits: limits, environment: environment)
      .day(inMonth: number)
  }

  /// The day whose month a calendar shows that was not turned: over no date
  /// today, or the day nearest to it that can be chosen.
  private func unturned(_ field: Field<DynamicRecord>) -> LocalDate {
    (enteredDate(field) ?? currentDate(field))?.date
      ?? form.offeredDays(of: field, in: stored).nearest(to: environment(of: field).today)
  }
}
