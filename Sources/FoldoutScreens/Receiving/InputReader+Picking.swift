import FoldoutForms

extension InputReader {
  /// The value that was picked or chosen; `nil` where it is what was shown.
  func pickedValue(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    if field.kind.isSeveral { return try chosenMembers(input, original: original) }
    if let option = try chosenValue(input, original: original) { return option }
    if let pick = input.pickedWhole, let mode = field.kind.dateMode {
      guard let text = nativeEntry(pick, mode, original: original) else { return nil }
      return try value(of: text)
    }
    guard let picked = input.picked, let parts = field.turned else { return nil }
    let before = original.value.map { record.with($0, in: field.id.name) } ?? record
    return try record.wheels(
      of: field, parts, over: picked.over ?? record.currentDate(field),
      reading: before.reading(field)
    )
    .value(of: picked.selection, settles: picked.settles)
  }

  /// The value of a day that was chosen in a calendar, with the time that was picked beside it,
  /// else with the one that stands there.
  func value(onDay text: String, _ input: FieldInput) throws(FieldError) -> FieldValue {
    guard let mode = field.kind.dateMode, let day = StoredDate(text)?.value.date else {
      return try value(of: text)  // No calendar sends it; what is wrong with it is said.
    }
    let base =
      input.picked?.over ?? input.dayOver ?? record.columns(of: field, mode: mode).initial
    let columns = record.columns(
      of: field, mode: mode, initially: LocalDateTime(date: day, time: base.time))
    do {
      let value = try columns.strictValue(of: input.picked?.selection ?? columns.selection)
      return field.kind.value(value) ?? .none
    } catch {
      throw .date(error)
    }
  }

  /// The value of the option that was chosen; `nil` for the one that was seen, and for none.
  private func chosenValue(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    let chosen = input.chosen
    guard chosen.count <= 1 else { throw .severalChosen }
    guard let encoded = chosen.first else { return nil }
    if field.isRequired, encoded.isEmpty || encoded == StoredValue.null.wire { throw .required }
    let stored = StoredValue(wire: encoded)
    // A stored value that is none of the options stands among them, and may stay.
    if let stored, original.matches(stored) { return nil }
    if field.editor.reference != nil { return try value(used: encoded) }
    guard let stored, let option = option(of: stored) else { throw refusal(of: encoded) }
    return option.value
  }

  /// The value that a button of a choice stands for: an option, or another where such are allowed.
  func value(used encoded: String) throws(FieldError) -> FieldValue {
    guard let stored = StoredValue(wire: encoded) else { throw refusal(of: encoded) }
    if field.kind.isSeveral { return try members(used: stored) }
    if let option = option(of: stored) { return option.value }
    if field.editor.reference != nil {
      let limit = ChoiceEditing<DynamicRecord>.maxTextBytes
      guard encoded.utf8.count <= limit else { throw .optionTooLong(limit: limit) }
      let reading = record.with(stored, in: field.id.name).reading(field)
      if reading == .value(.none) { return try field.emptied() }
      if case .value(let value) = reading { return value }
    }
    guard field.editor.choice?.allowsOther ?? (field.editor.reference != nil),
      let text = record.with(stored, in: field.id.name).formValue(field)
    else { throw refusal(of: encoded) }
    return try field.value(from: text, over: record.reading(field), in: record.environment)
  }

  /// Why a value that is spelled so is not taken.
  func refusal(of encoded: String) -> FieldError {
    let limit = ChoiceEditing<DynamicRecord>.maxTextBytes
    guard encoded.utf8.count <= limit else { return .optionTooLong(limit: limit) }
    return .notOffered(text: StoredValue(wire: encoded).flatMap(shown) ?? encoded)
  }

  /// A text or a whole number as a person reads it; `nil` for anything else.
  private func shown(_ value: StoredValue) -> String? {
    switch value {
    case .integer(let number): record.environment.text(of: number)
    case .text, .null, .real, .blob, .redacted: value.string
    }
  }

  /// The option whose value is stored so.
  private func option(of value: StoredValue) -> ChoiceOption? {
    field.options(in: whole).first { option in
      (try? stored(option.value))?.isIdentical(to: value) == true
    }
  }

  /// Returns the platform picker's choice, as text that every environment reads; `nil` where
  /// that is what it showed, or nothing.
  ///
  /// Nothing is what a picker sends whose parts are not all filled in, so it does not clear: there
  /// is a button for that.
  private func nativeEntry(
    _ pick: String, _ mode: DateMode, original: Token
  ) -> String? {
    guard !pick.isEmpty else { return nil }
    let before = original.value.map { record.with($0, in: field.id.name) } ?? record
    let shown = before.nativeText(field, mode)
    guard pick != shown else { return nil }
    let day = mode.isTimeAlone ? "\(record.environment.today)T" : ""
    guard var value = StoredDate(day + pick)?.value else {
      return pick  // No platform sends it; what is wrong with it is said as of any typed text.
    }
    // What the picker has no place for stays: seconds, and what is less than a thousandth of one.
    if let old = before.currentDate(field)?.time, mode.hasTime {
      if shown?.timePart == pick.timePart {
        value.time = old
      } else if pick.timePart.utf8.count == 5 {
        value.time =
          LocalTime(
            hour: value.time.hour, minute: value.time.minute, second: old.second,
            nanosecond: old.nanosecond) ?? value.time
      }
    }
    return mode.text(of: value)
  }
}

extension TurnedParts {
  /// Now by a clock, as text that every environment reads; `nil` for a length of time.
  func text(at clock: FormEnvironment) -> String? {
    switch self {
    case .date(let mode): mode.text(of: clock.nowDateTime)
    case .month: "\(clock.thisMonth)"
    case .span: nil
    }
  }
}

extension DateMode {
  /// True where there is a time of day and no day.
  var isTimeAlone: Bool {
    switch self {
    case .time: true
    case .date, .dateTime: false
    }
  }

  /// True where there is a time of day.
  var hasTime: Bool {
    switch self {
    case .time, .dateTime: true
    case .date: false
    }
  }
}

extension String {
  /// The part after the `T` of a date with a time, or all of a time.
  fileprivate var timePart: Substring {
    self[(lastIndex(of: "T").map(index(after:)) ?? startIndex)...]
  }
}
