import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutWords
import Foundation

/// Reads a person's input into one field of a record as a value.
struct InputReader {
  let field: Field<DynamicRecord>
  let record: ShownRecord
  /// The record with the inputs into its other fields applied: options may be computed from it.
  let recordWithInputs: DynamicRecord
  /// True if the blanks around every text belong to it.
  var keepsBlanks = false
  /// The text that was typed, if the value is that without the blanks around it.
  private(set) var trimmed: String?

  init(field: Field<DynamicRecord>, record: ShownRecord, recordWithInputs: DynamicRecord? = nil) {
    self.field = field
    self.record = record
    self.recordWithInputs = recordWithInputs ?? record.stored
  }

  /// The value that was entered; `nil` if it equals the value that the person saw, whose token is
  /// `original`.
  mutating func value(of input: FieldInput, original: Token) throws(FieldError) -> FieldValue? {
    guard !record.kind(of: field).isReadOnly else { throw .readOnly }
    if input.clears { return try field.cleared() }
    let dates = DateInput(field, in: record)
    if let now = input.now, let text = try dates.text(at: now) { return try value(of: text) }
    if field.kind.isPicture { return try picture(input) }
    if let used = input.use { return try choice.value(used: used) }
    if let set = input.set { return try value(of: set) }
    if let day = input.day {
      // No calendar sends a text that is not a day: reading it as typed reports its error.
      if let chosen = try dates.value(onDay: day, input) { return chosen }
      return try value(of: day)
    }
    if field.isSwitch, wasSwitch(original) {
      // An unchecked box is not sent. Where there was no value, it counts as untouched.
      let isOn = input.text == "1"
      return !isOn && original.matches(.null) ? nil : .flag(isOn)
    }
    let picked = try pickedValue(input, dates, original: original)
    // A refused text that is still in the control gives way to a value that was picked since.
    if let picked, input.refused != nil, input.refused == input.text { return picked }
    let entry = TextInput(field: field, record: record, keepsBlanks: keepsBlanks)
      .entry(input, original: original)
    trimmed = entry?.whole
    let typed: FieldValue? = if let entry { try value(of: entry.text) } else { nil }
    guard let picked else { return typed }
    guard let typed, typed != picked else { return picked }
    throw .conflictingDates(typed: text(of: typed), picked: text(of: picked))
  }

  private var choice: ChoiceInput {
    ChoiceInput(field: field, record: record, recordWithInputs: recordWithInputs)
  }

  /// The value that was picked or chosen; `nil` if it is the one that was shown.
  private func pickedValue(
    _ input: FieldInput, _ dates: DateInput, original: Token
  ) throws(FieldError) -> FieldValue? {
    if field.kind.isSeveral { return try choice.chosenMembers(input, original: original) }
    if let option = try choice.chosenValue(input, original: original) { return option }
    if let pick = input.pickedWhole, let mode = field.kind.dateMode {
      guard let text = dates.text(pickedWhole: pick, mode, original: original) else { return nil }
      return try value(of: text)
    }
    return try dates.turned(input, original: original)
  }

  /// True if the person saw the value as a switch.
  private func wasSwitch(_ original: Token) -> Bool {
    guard let value = original.value else { return false }
    switch record.with(value, in: field.id.name).reading(field) {
    case .value(.flag), .value(.none): return true
    case .value, .mismatched: return false
    }
  }

  /// The value of a text, with its line breaks written as in the stored text.
  func value(of text: String) throws(FieldError) -> FieldValue {
    let lines = text.withLineFeeds
    // A mismatched value of a switch is edited as text: only `0` and `1` come from the switch
    // itself.
    if field.kind.isFlag, !lines.isEmpty, !["0", "1"].contains(lines) { return .text(lines) }
    return try field.value(
      from: lines.withLineBreaks(of: record.stored[field.id.name].string ?? ""),
      replacing: record.reading(field), in: recordWithInputs, record.environment)
  }

  private func text(of value: FieldValue) -> String {
    if field.editor.reference != nil, let stored = try? field.stored(value, over: record.stored) {
      return record.with(stored, in: field.id.name).displayText(field) ?? record.words.values.none
    }
    return field.displayText(of: .value(value), in: recordWithInputs, record.environment)
      ?? record.words.values.none
  }

  /// A picture that was chosen; `nil` for none.
  private func picture(_ input: FieldInput) throws(FieldError) -> FieldValue? {
    guard let bytes = input.file else { return nil }
    guard !Picture.isOfFile(field, in: record) else { throw .readOnly }
    if let problem = PictureFormat.problem(of: bytes, atMost: Picture.maxBytes) { throw problem }
    return .bytes(bytes)
  }
}

extension Field<DynamicRecord> {
  /// Returns the value to store in a record, in the format of the present value.
  func stored(
    _ value: FieldValue, over record: DynamicRecord
  ) throws(FieldError) -> StoredValue {
    var copy = record
    guard write(&copy, value) else { throw refusal(of: value) }
    return copy[id.name]
  }
}
