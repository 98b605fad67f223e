import FoldoutForms
import FoldoutWords

extension RecordScreen {
  /// A date's row in the compact style: a small button with the value, which opens a popover with
  /// the platform's own picker.
  ///
  /// The popover is the browser's: it opens, closes and keeps the focus without script.
  func compactRow(_ field: Field<DynamicRecord>) -> Markup {
    guard let mode = field.kind.dateMode else { return "" }
    let id = field.id.elementName
    let limits = form.limits(of: field, in: stored)
    return """
      <div class="row"><span class="k" id="k-\(id)">\(field.label)</span> \
      <button type="button" class="cp" popovertarget="p-\(id)" \
      aria-labelledby="k-\(id) v-\(id)"\(describedBy(field))>\
      <bdi class="val" id="v-\(id)">\(displayText(field) ?? words.values.none)</bdi></button></div>\
      <div id="p-\(id)" class="pop" popover role="group" aria-labelledby="k-\(id)"\(needs: .picker)>\
      <div class="type"><label class="cap" for="n-\(id)">\(pickCaption(mode))</label>\
      <input id="n-\(id)" type="\(mode.nativeType)" step="any" name="~pick.\(field.id.name)" \
      value="\(nativeText(field) ?? "")"\(limits.attributes(mode))></div>\
      <div class="last">\(typing(field, mode: mode, typed: entries[field.id]?.typed))\
      \(buttons(field, mode: mode))</div></div>
      """
  }

  private func pickCaption(_ mode: DateMode) -> String {
    switch mode {
    case .date: words.actions.pickDate
    case .time: words.actions.pickTime
    case .dateTime: words.actions.pickDateTime
    }
  }

  /// What a field holds, as the platform's picker takes it; `nil` for no value and for text that
  /// is no date.
  func nativeText(_ field: Field<DynamicRecord>) -> String? {
    standing(field).map { field.kind.nativeText($0) }
  }

  /// What was chosen with the platform's picker, as text that every environment reads; `nil` where
  /// that is what it showed, or nothing.
  ///
  /// Nothing is what a picker sends whose parts are not all filled in, so it does not clear: there
  /// is a button for that.
  func nativeEntry(
    _ pick: String, in field: Field<DynamicRecord>, seen: Token
  ) throws(FieldProblem) -> String? {
    guard !pick.isEmpty else { return nil }
    var screen = self
    if let value = seen.value { screen.stored[field.id.name] = value }
    let shown = screen.nativeText(field)
    guard pick != shown else { return nil }
    let day = "\(environment.today)T"
    guard var value = StoredDate(field.kind == .time ? day + pick : pick)?.value else {
      return pick  // No platform sends it; what is wrong with it is said as of any typed text.
    }
    // What the picker has no place for stays: seconds, and what is less than a thousandth of one.
    if let old = screen.standing(field)?.time, field.kind != .date {
      let isSame = shown?.timePart == pick.timePart
      if isSame {
        value.time = old
      } else if pick.timePart.utf8.count == 5 {
        value.time =
          LocalTime(
            hour: value.time.hour, minute: value.time.minute, second: old.second,
            nanosecond: old.nanosecond) ?? value.time
      }
    }
    switch field.kind {
    case .date: return "\(value.date)"
    case .time: return "\(value.time)"
    default: return "\(value)"
    }
  }
}

extension String {
  /// What stands after the `T` of a date with a time, or all of a time.
  fileprivate var timePart: Substring {
    self[(lastIndex(of: "T").map(index(after:)) ?? startIndex)...]
  }
}

extension DateMode {
  /// The type of the platform's input.
  fileprivate var nativeType: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .dateTime: "datetime-local"
    }
  }
}

extension FieldKind {
  /// A date as a platform's input has it, which knows no less than a thousandth of a second.
  fileprivate func nativeText(_ value: LocalDateTime) -> String {
    let time = value.time
    let kept =
      LocalTime(
        hour: time.hour, minute: time.minute, second: time.second,
        nanosecond: time.nanosecond / 1_000_000 * 1_000_000) ?? time
    switch self {
    case .date: return "\(value.date)"
    case .time: return "\(kept)"
    default: return "\(LocalDateTime(date: value.date, time: kept))"
    }
  }
}

extension DateLimits {
  /// The limits as attributes of the platform's input, which then does not offer other days.
  fileprivate func attributes(_ mode: DateMode) -> Markup {
    guard mode != .time else { return "" }
    let (first, last) = mode == .dateTime ? ("T00:00", "T23:59:59.999") : ("", "")
    let min: Markup = earliest.map { " min=\"\($0.description + first)\"" } ?? ""
    let max: Markup = latest.map { " max=\"\($0.description + last)\"" } ?? ""
    return "\(min)\(max)"
  }
}
