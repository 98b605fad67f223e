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
    if let now = input.now, let text = try field.wheelParts?.text(at: environment(at: now)) {
      return try value(of: text)
    }
    if field.kind.isPicture { return try picture(input) }
    if let used = input.use { return try value(used: used) }
    if let set = input.set { return try value(of: set) }
    if let day = input.day { return try value(onDay: day, input) }
    if field.isSwitch, wasSwitch(original) {
      // An unchecked box is not sent. Where there was no value, it counts as untouched.
      let isOn = input.text == "1"
      return !isOn && original.matches(.null) ? nil : .flag(isOn)
    }
    let picked = try pickedValue(input, original: original)
    // A refused text that is still in the control gives way to a value that was picked since.
    if let picked, input.refused != nil, input.refused == input.text { return picked }
    let typed = try typedValue(input, original: original)
    guard let picked else { return typed }
    guard let typed, typed != picked else { return picked }
    throw .conflictingDates(typed: text(of: typed), picked: text(of: picked))
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

  /// Returns the value to store, in the format of the present value.
  func stored(_ value: FieldValue) throws(FieldError) -> StoredValue {
    var copy = record.stored
    guard field.write(&copy, value) else { throw value.refusal }
    return copy[field.id.name]
  }

  private func text(of value: FieldValue) -> String {
    if field.editor.reference != nil, let stored = try? stored(value) {
      return record.with(stored, in: field.id.name).displayText(field) ?? record.words.values.none
    }
    return field.displayText(of: .value(value), in: recordWithInputs, record.environment)
      ?? record.words.values.none
  }

  /// Returns the environment at the moment of a press. Throws `wrongClock` for a moment that is a
  /// day or more ahead of the present, or before the year 1.
  private func environment(at moment: FieldInput.Moment) throws(FieldError) -> FormEnvironment {
    let environment = record.environment(of: field)
    guard let date = moment.date else { return environment }
    let then = FormEnvironment(
      locale: environment.locale, timeZone: environment.timeZone, now: date)
    guard then.knowsToday, date.timeIntervalSince(environment.now) < InputReader.maxLead else {
      throw .wrongClock
    }
    return then
  }

  /// Limit for the seconds by which the clock of a press is ahead.
  private static let maxLead = 86_400.0

  /// A picture that was chosen; `nil` for none.
  private func picture(_ input: FieldInput) throws(FieldError) -> FieldValue? {
    guard let bytes = input.file else { return nil }
    guard !record.isPictureOfFile(field) else { throw .readOnly }
    if let problem = PictureFormat.problem(of: bytes, atMost: Picture.maxBytes) { throw problem }
    return .bytes(bytes)
  }

  private mutating func typedValue(
    _ input: FieldInput, original: Token
  ) throws(FieldError) -> FieldValue? {
    guard let text = input.text, !text.isIdentical(to: input.shown),
      // Blanks typed beside options do not count as a value: a button clears the field.
      !field.editor.offersValues || !text.isBlank,
      // A text typed into a choice is not compared with the value seen: it may be the title of one
      // option and the value of another.
      field.editor.choice != nil || !isAsSeen(text, original)
    else { return nil }
    guard let shorter = withoutBlanks(text, input) else { return try value(of: text) }
    trimmed = text
    return try value(of: shorter)
  }

  /// The text without the blanks around it; `nil` if there are none, or if they belong to it: the
  /// stored text has some, too, or it was typed once more after the person was told.
  private func withoutBlanks(_ text: String, _ input: FieldInput) -> String? {
    let name = field.id.name
    let stored = record.stored[name].string
    guard !keepsBlanks, record.kind(of: field).dropsBlanksAround, !field.editor.offersValues,
      !text.isBlank, !text.contains(where: \.isNewline),
      stored?.isIdentical(to: stored?.withoutBlanks) ?? true
    else { return nil }
    let shorter = text.withoutBlanks
    let isTypedAgain =
      input.confirmedLoss == record.tokens[name] && shorter.isIdentical(to: stored)
    return isTypedAgain || shorter.isIdentical(to: text) ? nil : shorter
  }

  /// True if a text is what a control shows for the value that the person saw.
  ///
  /// Controls change a text: forms send every line break as CR LF (HTML, section 4.10.21.8), and an
  /// input of one line drops them.
  private func isAsSeen(_ text: String, _ original: Token) -> Bool {
    let lines = text.withLineFeeds
    if original.matches(.text(text)) || original.matches(.text(lines)) { return true }
    let name = field.id.name
    guard let value = original == record.tokens[name] ? record.stored[name] : original.value else {
      return false
    }
    let shown = (record.with(value, in: name).formValue(field) ?? "").withLineFeeds
    return lines.isIdentical(to: shown)
      || (field.wheelParts != nil && lines == shown.replacing("\n", with: ""))
  }
}

/// Comparison and line breaks of texts as forms send them: every line break, whatever it was,
/// arrives as CR LF (HTML, section 4.10.21.8).
extension String {
  /// The text without the blanks around it.
  fileprivate var withoutBlanks: String { trimmingCharacters(in: .whitespaces) }

  /// True if both texts have the same bytes in UTF-8.
  ///
  /// `==` treats an é and an e with a combining accent as equal, and would miss an edit from one to
  /// the other.
  package func isIdentical(to other: String?) -> Bool {
    other.map { utf8.elementsEqual($0.utf8) } ?? false
  }

  /// The text with a line feed for each line break.
  package var withLineFeeds: String {
    // Texts without a carriage return are the most frequent, and replacing is slow.
    guard utf8.contains(0x0D) else { return self }
    return replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text with its line feeds replaced by the line breaks of another text, in their order. Once
  /// those are used up, the last one is repeated.
  package func withLineBreaks(of old: String) -> String {
    // As an array: in a string, a CR and an LF that become neighbours would merge into one break.
    let oldBreaks = Array(old).filter { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    guard oldBreaks.contains(where: { $0 != "\n" }), let last = oldBreaks.last else { return self }
    var unusedBreaks = oldBreaks.makeIterator()
    return reduce(into: "") { $0.append($1 == "\n" ? unusedBreaks.next() ?? last : $1) }
  }
}
