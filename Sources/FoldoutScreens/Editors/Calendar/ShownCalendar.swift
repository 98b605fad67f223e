import Foldout
package import FoldoutForms

extension ShownRecord {
  /// The fields whose calendars are on the screen: in an open drawer, or always open in a row.
  var openCalendars: [Field<DynamicRecord>] {
    let drawers = table.openDrawers.compactMap { form.field($0.field) }
      .filter { editor(of: $0).isCalendar }
    return drawers + form.fields.filter { $0.editor.isAlwaysOpen && editor(of: $0).isCalendar }
  }

  /// A day of the month that a calendar shows: the month to which it was turned, or that of its
  /// date.
  func viewedDay(of field: Field<DynamicRecord>) -> LocalDate {
    viewedDays[field.id] ?? initialDay(field)
  }

  /// The calendars that show another month than their date's, each with a day of the month shown.
  package var turnedCalendars: [(field: FieldID, day: LocalDate)] {
    openCalendars.compactMap { field in
      viewedDays[field.id].map { (field.id, $0) }
    }
  }

  /// Turns calendars to the months that a submission asks for. A calendar whose date was changed or
  /// chosen shows that date's month.
  ///
  /// A refused day leaves the calendar at the month shown, and so does somebody else's change of
  /// the date before the submission arrived.
  mutating func turn(for submission: Submission, since before: ShownRecord, isAccepted: Bool) {
    for field in openCalendars {
      let id = field.id
      let isChosen = isAccepted && submission[id]?.setsOrClearsDate == true
      if isChosen || currentDate(field) != before.currentDate(field) {
        viewedDays[id] = nil
      }
      switch submission.turns[id] {
      case .day(let day): viewedDays[id] = day
      case .numbers(let month, let year):
        // Without script the lists of months and years are sent with every change: only another
        // month than the one shown is a turn.
        let shown = self.month(of: field, at: before.viewedDay(of: field))
        let wanted = (month: month ?? shown.month, year: year ?? shown.year)
        if wanted != (shown.month, shown.year),
          let day = self.day(ofMonth: wanted.month, year: wanted.year, beside: shown, field)
        {
          viewedDays[id] = day
        }
      case nil: break
      }
      if let day = viewedDays[id], month(of: field, at: day).days.contains(initialDay(field)) {
        viewedDays[id] = nil
      }
    }
    let open = Set(openCalendars.map(\.id))
    viewedDays = viewedDays.filter { open.contains($0.key) }
  }

  /// The month of a field's calendar that contains a day.
  func month(of field: Field<DynamicRecord>, at day: LocalDate) -> CalendarMonth {
    CalendarMonth(containing: day, environment: environment(of: field))
  }

  /// A day in the month that a number and a year name, reached by turning from the month shown;
  /// `nil` for a month or a year that the calendar does not have.
  private func day(
    ofMonth number: Int, year: Int, beside shown: CalendarMonth, _ field: Field<DynamicRecord>
  ) -> LocalDate? {
    let environment = environment(of: field)
    let limits = form.offeredDays(of: field, in: stored).limits
    // The year is turned first, because it may lack a month that the year shown has.
    let pages = CalendarPages(of: shown, limits: limits, environment: environment)
    guard let day = year == shown.year ? shown.days.lowerBound : pages.day(inYear: year) else {
      return nil
    }
    guard number != shown.month else { return day }
    return CalendarPages(of: month(of: field, at: day), limits: limits, environment: environment)
      .day(inMonth: number)
  }

  /// A day of the month that a calendar shows until it is turned: its date or, if there is none,
  /// the day nearest to today that can be chosen.
  private func initialDay(_ field: Field<DynamicRecord>) -> LocalDate {
    (enteredDate(field) ?? currentDate(field))?.date
      ?? form.offeredDays(of: field, in: stored).nearest(to: environment(of: field).today)
  }
}
