import Foundation
import FoldoutForms
import FoldoutWords

extension FieldKind {
  /// What the editor of a date chooses; `nil` for fields that are no dates.
  var dateMode: DateMode? {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    default: nil
    }
  }

  /// A picked date as the field's value.
  func value(_ picked: LocalDateTime) -> FieldValue {
    switch self {
    case .date: .date(picked.date)
    case .time: .time(picked.time)
    default: .dateTime(picked)
    }
  }
}

extension DateComponent {
  /// Whether the part is one of the time of day.
  fileprivate var isTime: Bool { self == .hour || self == .minute || self == .dayPeriod }
}

extension TimeZone {
  /// The zone's place, as its identifier ends: `America/New_York` is New York.
  ///
  /// Foundation calls GMT what browsers call UTC; both stand on our pages, so one name is used.
  var place: String {
    let place = identifier.split(separator: "/").last ?? ""
    return identifier == "GMT" ? "UTC" : String(place.map { $0 == "_" ? " " : $0 })
  }
}

extension RecordScreen {
  /// The columns of a date's editor, standing on what the field holds.
  func columns(of field: Field<DynamicRecord>, mode: DateMode) -> DatePickerColumns {
    columns(of: field, mode: mode, over: standing(field))
  }

  private func columns(
    of field: Field<DynamicRecord>, mode: DateMode, over date: LocalDateTime?
  ) -> DatePickerColumns {
    DatePickerColumns(
      mode: mode, over: date, limits: form.limits(of: field, in: stored),
      environment: environment(of: field))
  }

  /// The environment by whose clock the field says what is now.
  func environment(of field: Field<DynamicRecord>) -> FormEnvironment {
    field.isInUTC ? environment.inUTC : environment
  }

  /// The date that a field holds; a time is today's.
  func standing(_ field: Field<DynamicRecord>) -> LocalDateTime? { date(reading(field)) }

  /// The date that was entered as text and not stored, though the field takes it: the picker goes
  /// on standing on it.
  private func enteredDate(_ field: Field<DynamicRecord>) -> LocalDateTime? {
    guard let entry = entries[field.id], entry.picked == nil, let typed = entry.typed,
      !typed.isBlank
    else { return nil }
    switch entry.problem {
    case nil, .conflict:
      return (try? value(of: typed, in: field)).flatMap { date(.value($0)) }
    case .field, .store, .altered, .undone, .forgotten, .asked: return nil
    }
  }

  private func date(_ reading: Reading) -> LocalDateTime? {
    switch reading {
    case .value(.date(let date)): LocalDateTime(date: date)
    case .value(.dateTime(let dateTime)): dateTime
    case .value(.time(let time)): LocalDateTime(date: environment.today, time: time)
    default: nil
    }
  }

  /// The drawer of a date: a native control for each component in the locale's order, an entry
  /// for typing, and what sets or clears the value at once.
  ///
  /// The columns come before the entry, because they are what the drawer was opened for.
  func drawer(_ field: Field<DynamicRecord>) -> Markup {
    guard let mode = field.kind.dateMode else { return "" }
    let name = field.id.name
    let entry = entries[field.id]
    let entered = enteredDate(field)
    let columns = columns(of: field, mode: mode, over: entered ?? standing(field))
    let selects = { (isTime: Bool) in
      columns.columns.filter { $0.component.isTime == isTime }.map { column in
        select(column, chosen: entry?.picked?[column.component] ?? column.chosen, of: field)
      }
    }
    // Lists have a line for the time alone: six side by side cut November on a phone. Wheels stand
    // in one line, and the script finds them by what holds both.
    let time: Markup = mode == .date ? "" : "<div class=\"cols\">\(selects(true))</div>"
    // Over no value they are pale: what stands there is a proposal, which a tap on it takes.
    let isPale = displayText(field) == nil && entry?.picked == nil && entered == nil
    let stood = mode == .date ? "\(columns.standsOn.date)" : "\(columns.standsOn)"
    return """
      <li id="d-\(field.id.elementName)" class="dl"><div class="d"><div class="c">\
      <fieldset class="ed"\(needs: .ribbon)><legend class="sr">\(field.label)</legend>\
      <div class="wh\(isPale ? " pale" : "")"><div class="cols">\(selects(false))</div>\(time)\
      \(isPale ? proposal(field, mode: mode, stood: stood) : "")</div>\
      <input type="hidden" name="~stood.\(name)" value="\(stood)">\
      <div class="last">\(typing(field, mode: mode, typed: entry?.typed))\
      \(buttons(field, mode: mode))</div>\
      </fieldset></div></div></li>
      """
  }

  /// What takes the date that the wheels propose. Only the script presses it: with lists one
  /// chooses, or takes Today.
  private func proposal(
    _ field: Field<DynamicRecord>, mode: DateMode, stood: String
  ) -> Markup {
    let value = mode == .time ? String(stood.drop { $0 != "T" }.dropFirst()) : stood
    return "<button hidden name=\"~set.\(field.id.name)\" value=\"\(value)\"></button>"
  }

  /// How high a field's drawer is, in CSS pixels, by the measures of the stylesheet: an answer
  /// that is late finds so much place kept.
  ///
  /// Wheels of 216, 8, the line for typing of 44, and 12 below. (Only the script asks, so there are
  /// wheels.)
  func drawerHeight(of field: Field<DynamicRecord>) -> Int {
    guard field.unfolds else { return 0 }
    return field.kind == .picture ? pictureDrawerHeight(of: field) : 216 + 8 + 44 + 12
  }

  private func select(
    _ column: DatePickerColumns.Column, chosen: Int, of field: Field<DynamicRecord>
  ) -> Markup {
    // An option's value is its text where nothing else is said, and most of a drawer are years.
    let options = column.options.map { option -> Markup in
      let value: Markup =
        option.title == "\(option.value)" ? "" : " value=\"\(option.value)\""
      return "<option\(value)\("selected", if: option.value == chosen)>\(option.title)</option>"
    }
    return """
      <label class="\(column.component.rawValue)"><span class="cap">\(caption(column.component))</span>\
      <select name="~\(column.component.rawValue).\(field.id.name)">\(options)</select></label>
      """
  }

  /// The entry for typing a date.
  func typing(_ field: Field<DynamicRecord>, mode: DateMode, typed: String?) -> Markup {
    let id = field.id.elementName
    let shown = formValue(field) ?? ""
    var refused: Markup = ""
    var isLeftBehind = enteredDate(field) != nil
    if case .field = entries[field.id]?.problem { isLeftBehind = true }
    // It is sent again as long as nothing else is picked, or typed over it.
    if isLeftBehind, let typed {
      refused = "<input type=\"hidden\" name=\"~refused.\(field.id.name)\" value=\"\(typed)\">"
    }
    // Dates of a locale that is written from the right, on a page that is not in its language.
    let direction: Markup = words.direction == "rtl" ? "" : " dir=\"auto\""
    let dateTime = environment.exampleDateTime
    let (caption, example) =
      switch mode {
      case .date: (words.actions.typeDate, environment.text(of: environment.exampleDate))
      case .time: (words.actions.typeTime, environment.text(of: dateTime.time))
      case .dateTime: (words.actions.typeDateTime, environment.text(of: dateTime))
      }
    return """
      <div class="type"><label class="cap" for="i-\(id)">\
      \(caption)</label>\
      <input id="i-\(id)" name="\(field.id.parameter)" value="\(typed ?? shown)"\(direction) \
      placeholder="\(words.actions.example(["text": example]))" autocomplete="off" enterkeyhint="done"\(describedBy(field, isInDrawer: true))>\
      <input type="hidden" name="~shown.\(field.id.name)" value="\(shown)">\(refused)\(isRefusedInDrawer(field) ? errorLine(field) : "")</div>
      """
  }

  /// What sets or clears a date at once.
  func buttons(_ field: Field<DynamicRecord>, mode: DateMode) -> Markup {
    let today = environment(of: field).today
    let isAllowed = form.limits(of: field, in: stored).contains(today)
    let now: Markup =
      isAllowed
      ? """
      <button name="~now.\(field.id.name)" value="1">\
      \(mode == .date ? words.actions.today : words.actions.now)</button>
      """ : ""
    let clear: Markup =
      field.isRequired || displayText(field) == nil
      ? "" : "<button name=\"~clear.\(field.id.name)\" value=\"1\">\(words.actions.clear)</button>"
    // Today is a matter of the zone, so it is named where the button is.
    let place = field.isInUTC ? "UTC" : environment.timeZone.place
    let zone: Markup =
      isAllowed ? "<span class=\"cap\">\(words.actions.inPlace(["place": place]))</span>" : ""
    return "<div class=\"set\">\(zone)<div class=\"acts\">\(now)\(clear)</div></div>"
  }

  private func caption(_ component: DateComponent) -> String {
    switch component {
    case .year: words.dates.year
    case .month: words.dates.month
    case .day: words.dates.day
    case .hour: words.dates.hour
    case .minute: words.dates.minute
    case .dayPeriod: words.dates.dayPeriod
    }
  }
}
