import FoldoutForms
import FoldoutScreens

/// A date edited as a month of days, in a drawer or in a row that is always open.
///
/// Each day is a button that submits the form, so that choosing one takes a single tap and works
/// without script. The mini pickers above turn the page without changing the date.
enum CalendarEditor {
  static func drawer(_ face: CalendarFace, _ drawer: DrawerFace) -> Markup {
    editor(face, drawer.id, drawer.label, drawer.mark, problem: drawer.problem)
  }

  /// Returns the row of an open calendar: the date as text, with the days below it.
  static func row(_ face: OpenCalendarFace, _ row: RowFace) -> Markup {
    """
    <div class="row"><span class="label">\(row.label)</span> <bdi class="value">\(face.text)</bdi></div>\
    \(editor(face.calendar, row.id, row.label, row.mark, problem: row.problemBeside))
    """
  }

  private static func editor(
    _ face: CalendarFace, _ row: RowID, _ label: String, _ mark: FaultMark?, problem: ProblemFace?
  ) -> Markup {
    let field = row.field
    let page = face.page
    let heads = page.weekdays.map { day -> Markup in
      "<th scope=\"col\" abbr=\"\(day.name)\">\(day.short)</th>"
    }
    let weeks = page.weeks.map { week -> Markup in "<tr>\(week.map { cell($0, of: field) })</tr>" }
    let time: Markup =
      face.timeCaption.map { caption in
        """
        <div class="time"><span class="label">\(caption)</span>\
        \(face.time.map { WheelsEditor.select($0, of: field) })</div>
        """
      } ?? ""
    return """
      <fieldset class="editor calendar"\(needs: .calendar, .ribbon)><legend class="visually-hidden">\(label)</legend>\
      <div class="top"\(DateEntry.id(.dateTop, face.actions, row))>\(MiniPicker.control(page.month, of: field))\(MiniPicker.control(page.year, of: field))</div>\
      <table role="grid" aria-label="\(page.title)"><thead><tr>\(heads)</tr></thead>\
      <tbody>\(weeks)</tbody></table>\(time)\
      <input type="hidden" name="\(Aspect.base.name(of: field))" value="\(face.base)">\
      <div class="last"\(DateEntry.id(.dateEnd, face.actions, row))>\(DateEntry.typing(face.entry, row, mark, problem: problem))\
      \(DateEntry.buttons(face.actions, of: field))</div>\
      </fieldset>
      """
  }

  private static func cell(_ day: CalendarPageFace.DayFace?, of field: FieldID) -> Markup {
    guard let day else { return "<td></td>" }
    // `aria-disabled` instead of `disabled`: screen readers can still reach the day.
    let act: Markup =
      day.isOffered
      ? "name=\"\(Aspect.on.name(of: field))\"" : "type=\"button\" aria-disabled=\"true\""
    let today: Markup = day.isToday ? " aria-current=\"date\"" : ""
    let classes = [day.isInMonth ? nil : "outside", day.isMarked ? "marked" : nil]
      .compactMap(\.self)
    let looks: Markup = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    let chosen: Markup = day.isChosen ? " aria-selected=\"true\"" : ""
    return """
      <td\(chosen)><button \(act) value="\("\(day.day)")"\(looks)\(today) \
      aria-label="\(day.name)">\(day.number)</button></td>
      """
  }
}

extension RowFace {
  /// The problem to show beside the row's entry: for an open calendar any problem except a
  /// conflict.
  fileprivate var problemBeside: ProblemFace? {
    guard let problem, control.calendar != nil, problem.remedy.conflict == nil else { return nil }
    return problem
  }

  /// The problem to show at the row's end.
  var problemBelow: ProblemFace? { problemBeside == nil ? problem : nil }
}

/// A mini picker: a native list between two arrow buttons. The script lays a ribbon over the list.
enum MiniPicker {
  static func control(_ face: MiniPickerFace, of field: FieldID) -> Markup {
    let aspect: Aspect = face.component == .year ? .viewYear : .viewMonth
    let options = face.options.map { option in
      OptionMarkup.option(
        option.title, value: "\(option.value)", short: option.short,
        isChosen: option.value == face.chosen, isOffered: option.isOffered)
    }
    return """
      <div class="mini-picker">\(arrow(face.previous, "‹", of: field))\
      <select name="\(aspect.name(of: field))" aria-label="\(face.caption)">\(options)</select>\
      \(arrow(face.next, "›", of: field))</div>
      """
  }

  private static func arrow(
    _ arrow: MiniPickerFace.Arrow, _ sign: Markup, of field: FieldID
  ) -> Markup {
    let act: Markup =
      arrow.day.map { day in "name=\"\(Aspect.view.name(of: field))\" value=\"\("\(day)")\"" }
      ?? "type=\"button\" disabled"
    return "<button \(act) aria-label=\"\(arrow.title)\">\(sign)</button>"
  }
}
