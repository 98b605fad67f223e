import Foldout
import FoldoutForms
import FoldoutWords
import FoldoutRecords

extension RecordScreen {
  /// What a submission asks to be stored, and what of it was not taken.
  struct Reception: Sendable {
    /// The cells to be changed; empty where nothing differs from what was seen.
    var cells: [Change.Cell] = []
    /// What was entered, to be shown again where anything was refused.
    var entries: [FieldID: Entry] = [:]
    /// The fields whose last change is taken back by this one.
    var takenBack: Set<FieldID> = []

    /// Whether any entry was refused, so that nothing may be stored.
    var isRefused: Bool {
      entries.values.contains { $0.problem != nil }
    }
  }

  /// Reads a submission against the form. Throws for what no page of ours sends: a field that
  /// there is not, an entry without its token.
  func receive(
    _ submission: Submission, isScripted: Bool
  ) throws(WebRefusal) -> Reception {
    var reception = Reception()
    var taken: [FieldID: FieldValue] = [:]
    for id in submission.fields {
      guard let entry = submission.entries[id] else { continue }
      guard let field = form.field(id) else { throw .unknownField(id.name, table: form.title) }
      if let back = entry.back {
        try take(back, met: entry.met, of: field, into: &reception, taken: &taken)
        continue
      }
      guard entry.hasContent || (field.kind == .flag && entry.seen != nil), !entry.keeps else {
        continue
      }
      // A choice between two values is made knowing both; everything else knows what was seen.
      let isChoice = entry.set != nil || entry.clears
      guard let seen = (isChoice ? entry.met : nil) ?? entry.seen else {
        throw .withoutToken(label: field.label)
      }
      // A secret is never sent back, and one that is neither typed nor cleared is not changed.
      let isSecret = editableKind(field) == .secret
      if isSecret, !entry.clears, entry.text?.isEmpty != false { continue }
      let typed = isSecret ? nil : entry.clears ? "" : entry.set ?? entry.text
      do {
        guard let value = try entered(entry, into: field, seen: seen) else { continue }
        let new = try stored(value, in: field)
        guard !seen.matches(new) else { continue }
        reception.cells.append(Change.Cell(column: id.name, seen: seen, new: new))
        reception.entries[id] = Entry(typed: typed, picked: entry.picked, seen: seen)
        taken[id] = value
      } catch {
        reception.entries[id] = Entry(
          typed: typed, picked: entry.picked, seen: seen, problem: .field(error))
      }
    }
    ask(.storing, about: &reception, taken: taken)
    askBeforeLosing(&reception, of: submission, isScripted: isScripted)
    return reception
  }

  /// The value that was entered; `nil` where the entry is what was shown.
  private func entered(
    _ entry: Submission.Entry, into field: Field<DynamicRecord>, seen: Token
  ) throws(FieldProblem) -> FieldValue? {
    guard editableKind(field) != .readOnly else { throw .readOnly }
    if entry.clears {
      return try field.emptied()
    }
    if entry.setsNow, field.kind.dateMode != nil {
      var environment = environment(of: field)
      if let moment = entry.moment {
        environment = FormEnvironment(
          locale: environment.locale, timeZone: environment.timeZone, now: moment)
      }
      return try value(of: environment.nowDateTime.text(as: field.kind), in: field)
    }
    if field.kind == .picture { return try chosen(entry, for: field) }
    if let set = entry.set { return try value(of: set, in: field) }
    if field.kind == .flag, seen.isOfSwitch {
      // A box that is not checked is not sent; over no value that is no change.
      let isOn = entry.text == "1"
      return !isOn && seen.matches(.null) ? nil : .flag(isOn)
    }
    let picked = try pickedValue(entry, into: field, seen: seen)
    // What was refused and stands there still gives way to what was picked since.
    if let picked, entry.refused != nil, entry.refused == entry.text { return picked }
    let typed = try typedValue(entry, into: field, seen: seen)
    guard let picked else { return typed }
    guard let typed, typed != picked else { return picked }
    throw .typedAndPicked(
      typed: field.displayText(of: .value(typed), in: environment) ?? words.values.none,
      picked: field.displayText(of: .value(picked), in: environment) ?? words.values.none)
  }

  /// A picture that was chosen; `nil` for none.
  private func chosen(
    _ entry: Submission.Entry, for field: Field<DynamicRecord>
  ) throws(FieldProblem) -> FieldValue? {
    guard let bytes = entry.file else { return nil }
    guard !isPictureOfFile(field) else { throw .readOnly }
    if let problem = PictureFormat.problem(of: bytes, atMost: Picture.mostBytes) { throw problem }
    return .bytes(bytes)
  }

  private func typedValue(
    _ entry: Submission.Entry, into field: Field<DynamicRecord>, seen: Token
  ) throws(FieldProblem) -> FieldValue? {
    guard let text = entry.text, !text.isIdentical(to: entry.shown),
      !isAsSeen(text, of: field, seen)
    else {
      return nil
    }
    return try value(of: text, in: field)
  }

  /// Whether a text is what a control shows for the value that was seen.
  ///
  /// Controls do not keep all of it: forms send every line break as CR LF (HTML, section
  /// 4.10.21.8), and an input of one line drops them.
  private func isAsSeen(_ text: String, of field: Field<DynamicRecord>, _ seen: Token) -> Bool {
    let lines = text.withLineFeeds
    if seen.matches(.text(text)) || seen.matches(.text(lines)) { return true }
    guard let value = seen == tokens[field.id.name] ? stored[field.id.name] : seen.value
    else { return false }
    var copy = stored
    copy[field.id.name] = value
    let shown = (field.formValue(of: field.read(copy), in: environment) ?? "").withLineFeeds
    return lines.isIdentical(to: shown)
      || (field.kind.isDate && lines == shown.replacing("\n", with: ""))
  }

  /// The value that a text stands for, with the line breaks that the stored text has.
  func value(
    of text: String, in field: Field<DynamicRecord>
  ) throws(FieldProblem) -> FieldValue {
    let lines = text.withLineFeeds
    // Over something that is neither on nor off, only these two are a switch's; the rest is text.
    if field.kind == .flag, !lines.isEmpty, !["0", "1"].contains(lines) { return .text(lines) }
    return try field.value(
      from: lines.withLineBreaks(of: stored[field.id.name].string ?? ""), over: reading(field),
      in: environment)
  }

  private func pickedValue(
    _ entry: Submission.Entry, into field: Field<DynamicRecord>, seen: Token
  ) throws(FieldProblem) -> FieldValue? {
    if let pick = entry.pick, field.kind.isDate {
      return try nativeEntry(pick, in: field, seen: seen).map { text throws(FieldProblem) in
        try value(of: text, in: field)
      }
    }
    guard let picked = entry.picked, let mode = field.kind.dateMode else { return nil }
    let columns = DatePickerColumns(
      mode: mode, standsOn: entry.stood ?? columns(of: field, mode: mode).standsOn,
      limits: form.limits(of: field, in: stored), environment: environment(of: field))
    if picked == columns.selection { return nil }
    if entry.settles { return field.kind.value(columns.settled(picked)) }
    do {
      return field.kind.value(try columns.strictValue(of: picked))
    } catch {
      throw .date(error)
    }
  }

  /// What is stored for a value, in the form in which the present value was found.
  private func stored(
    _ value: FieldValue, in field: Field<DynamicRecord>
  ) throws(FieldProblem) -> StoredValue {
    var copy = stored
    guard field.write(&copy, value) else { throw value.refusal }
    return copy[field.id.name]
  }
}

extension Submission.Entry {
  /// Whether anything was sent but what was seen.
  fileprivate var hasContent: Bool {
    text != nil || file != nil || picked != nil || pick != nil || set != nil || setsNow || clears
  }
}

extension LocalDateTime {
  /// The value as text that every environment reads.
  fileprivate func text(as kind: FieldKind) -> String {
    switch kind {
    case .date: "\(date)"
    case .time: "\(time)"
    default: "\(self)"
    }
  }
}
