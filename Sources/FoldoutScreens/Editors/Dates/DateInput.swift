import FoldoutForms

extension InputReader {
  /// The value that was picked or chosen; `nil` if it is the one that was shown.
  func pickedValue(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    if field.kind.isSeveral { return try chosenMembers(input, original: original) }
    if let option = try chosenValue(input, original: original) { return option }
    if let pick = input.pickedWhole, let mode = field.kind.dateMode {
      guard let text = nativeEntry(pick, mode, original: original) else { return nil }
      return try value(of: text)
    }
    guard let picked = input.picked, let parts = field.wheelParts else { return nil }
    let before = original.value.map { record.with($0, in: field.id.name) } ?? record
    let value = try record.wheels(
      of: field, parts, value: picked.base ?? record.currentDate(field),
      reading: before.reading(field)
    )
    .value(of: picked.selection, settles: picked.settles)
    return withAllowedTime(value, from: picked.base)
  }

  /// The value for a day that was chosen in a calendar, with the time that was picked beside it or,
  /// if none was, the time that the calendar shows.
  func value(onDay text: String, _ input: FieldInput) throws(FieldError) -> FieldValue {
    guard let mode = field.kind.dateMode, let day = StoredDate(text)?.value.date else {
      return try value(of: text)  // No calendar sends it: reading it as typed reports its error.
    }
    let base =
      input.picked?.base ?? input.dayBase ?? record.columns(of: field, mode: mode).initial
    let columns = record.columns(
      of: field, mode: mode, initially: LocalDateTime(date: day, time: base.time))
    do {
      let value = try columns.strictValue(of: input.picked?.selection ?? columns.selection)
      return withAllowedTime(field.kind.value(value), from: base) ?? .none
    } catch {
      throw .date(error)
    }
  }

  /// Returns a picked value, with the nearest time allowed on its day if only its day was chosen.
  ///
  /// An empty field has no time, so its picker shows the present one. On a day that a limit allows
  /// only in part, that time may be beyond the limit. `base` is the date from which the picker was
  /// turned; `nil` for the one that it shows first. A field with a date keeps its time.
  private func withAllowedTime(_ value: FieldValue?, from base: LocalDateTime?) -> FieldValue? {
    guard case .dateTime(let moment)? = value, record.currentDate(field) == nil else {
      return value
    }
    let shown = base ?? record.columns(of: field, mode: .dateTime).initial
    guard moment.time == shown.time else { return value }
    let offered = record.form.offeredDays(of: field, in: record.stored)
    return .dateTime(offered.nearestMoment(to: moment))
  }

  /// The value of the chosen option; `nil` if none was chosen, or the one that the person saw.
  private func chosenValue(_ input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    let chosen = input.chosen
    guard chosen.count <= 1 else { throw .severalChosen }
    guard let encoded = chosen.first else { return nil }
    if field.isRequired, encoded.isEmpty || encoded == StoredValue.null.wire { throw .required }
    let stored = StoredValue(wire: encoded)
    // An unlisted stored value is shown among the options, and choosing it changes nothing.
    if let stored, original.matches(stored) { return nil }
    if field.editor.reference != nil { return try value(used: encoded) }
    guard let stored, let option = option(of: stored) else { throw refusal(of: encoded) }
    return option.value
  }

  /// The value that a button of a choice sends: that of an option, or another if the choice
  /// allows others.
  func value(used encoded: String) throws(FieldError) -> FieldValue {
    guard let stored = StoredValue(wire: encoded) else { throw refusal(of: encoded) }
    if field.kind.isSeveral { return try members(used: stored) }
    if let option = option(of: stored) { return option.value }
    if field.editor.reference != nil {
      let limit = ChoiceEditing<DynamicRecord>.maxTextBytes
      guard encoded.utf8.count <= limit else { throw .optionTooLong(limit: limit) }
      let reading = record.with(stored, in: field.id.name).reading(field)
      if reading == .value(.none) { return try field.cleared() }
      if case .value(let value) = reading { return value }
    }
    guard field.editor.choice?.allowsOther ?? (field.editor.reference != nil),
      let text = record.with(stored, in: field.id.name).formValue(field)
    else { throw refusal(of: encoded) }
    return try field.value(from: text, replacing: record.reading(field), in: record.environment)
  }

  /// The error for an encoded value that is not offered, or is too long to be an option.
  func refusal(of encoded: String) -> FieldError {
    let limit = ChoiceEditing<DynamicRecord>.maxTextBytes
    guard encoded.utf8.count <= limit else { return .optionTooLong(limit: limit) }
    return .notOffered(text: StoredValue(wire: encoded).flatMap(displayText) ?? encoded)
  }

  /// A text or a whole number as a person reads it; `nil` for anything else.
  private func displayText(_ value: StoredValue) -> String? {
    switch value {
    case .integer(let number): record.environment.text(of: number)
    case .text, .null, .real, .blob, .redacted: value.string
    }
  }

  /// The option that is stored as a value; `nil` if there is none.
  private func option(of value: StoredValue) -> ChoiceOption? {
    field.options(in: recordWithInputs).first { option in
      (try? stored(option.value))?.isIdentical(to: value) == true
    }
  }

  /// Returns the date picked with the platform's own picker, as text that every environment reads;
  /// `nil` if the picker was left as it was shown, or is not filled in.
  ///
  /// A picker with an empty part sends an empty text. That does not clear the field: a button does.
  private func nativeEntry(
    _ pick: String, _ mode: DateMode, original: Token
  ) -> String? {
    guard !pick.isEmpty else { return nil }
    let before = original.value.map { record.with($0, in: field.id.name) } ?? record
    let shown = before.nativeText(field, mode)
    guard pick != shown else { return nil }
    let day = mode.isTimeAlone ? "\(record.environment.today)T" : ""
    guard var value = StoredDate(day + pick)?.value else {
      return pick  // No platform sends it: reading it as typed reports its error.
    }
    // A picker may leave out the seconds, and has no fractions of a millisecond. An unchanged time
    // keeps both, and a time without seconds gets the old ones.
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

extension WheelParts {
  /// The present date, time or month by a clock, as text that every environment reads; `nil` for a
  /// length of time.
  func text(at clock: FormEnvironment) -> String? {
    switch self {
    case .date(let mode): mode.text(of: clock.nowDateTime)
    case .month: "\(clock.thisMonth)"
    case .span: nil
    }
  }
}

extension DateMode {
  /// True for a time of day without a day.
  var isTimeAlone: Bool {
    switch self {
    case .time: true
    case .date, .dateTime: false
    }
  }

  /// True if there is a time of day.
  var hasTime: Bool {
    switch self {
    case .time, .dateTime: true
    case .date: false
    }
  }
}

extension String {
  /// The text after the `T` of a date with a time; the whole text if there is no `T`.
  fileprivate var timePart: Substring {
    self[(lastIndex(of: "T").map(index(after:)) ?? startIndex)...]
  }
}
