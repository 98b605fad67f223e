import Foldout
package import FoldoutForms
import FoldoutRecords

/// The entries of a screen that are not stored: those that were refused or wait for an answer, the
/// text that is being typed, and the secrets that controls hold.
package struct SessionEntries: Sendable {
  /// The entries with their reasons, by field.
  package private(set) var entries: [FieldID: PendingEntry] = [:]
  /// The text that is being typed; `nil` if none is.
  package private(set) var typing: TypedText?
  /// Secrets are in no face, so they are kept beside the entries.
  private var secrets: [FieldID: String] = [:]

  /// A text in a row or its drawer, and the token of the value that it replaces.
  package struct TypedText: Sendable, Equatable {
    package let row: RowID
    package internal(set) var text: String
    var original: Token?
  }

  /// The entry of a field; `nil` if it has none.
  package subscript(id: FieldID) -> PendingEntry? { entries[id] }

  /// The secret that a field's control holds; empty if there is none.
  func secret(_ id: FieldID) -> String { secrets[id] ?? "" }

  /// Returns the record with all entries, and with those that are `onTheirWay` to the store.
  func shown(
    in record: ShownRecord, onTheirWay: [FieldID: PendingEntry] = [:]
  ) -> ShownRecord {
    var shown = record
    shown.pending = entries.merging(onTheirWay) { $1 }
    if let typing {
      shown.pending[typing.row.field, default: PendingEntry(original: typing.original)].typed =
        typing.text
    }
    return shown
  }

  /// Returns the record with all entries but the text that is being typed. An act that enters a
  /// value ends the editing before it, so such a text was begun after the act.
  func shownBesideTyping(in record: ShownRecord) -> ShownRecord {
    var shown = record
    shown.pending = entries
    return shown
  }

  /// Returns the problem shown under a field's row or beside its entry.
  func problem(of id: FieldID, in record: ShownRecord) -> ProblemFace? {
    let record = shown(in: record)
    guard record.pending[id]?.problem != nil, let field = record.field(id),
      !record.hiddenFields.contains(id)
    else { return nil }
    return ProblemFace(field, in: record)
  }

  /// Returns the entry that a conflict between two dates carries.
  func carried(_ id: FieldID, in record: ShownRecord) -> String? {
    problem(of: id, in: record)?.remedy.conflict?.carriedEntry
  }

  /// Returns the fields with an entry that differs from the stored value.
  func unsaved(in record: ShownRecord) -> [FieldID] {
    record.layout.fields(entries.keys).map(\.id).filter { id in
      entries[id].map { isUnsaved($0, of: id, in: record) } == true
    }
  }

  /// True if a control holds the entry, and it differs from the stored value.
  private func isUnsaved(
    _ entry: PendingEntry, of id: FieldID, in record: ShownRecord
  ) -> Bool {
    guard let field = record.field(id), !entry.isProblemOnly else { return false }
    if field.wheelParts != nil, carried(id, in: record) != nil { return true }
    if field.unfolds, !record.isOpen(field), !record.showsOptions(of: field) { return false }
    if entry.picked != nil { return true }
    if let chosen = entry.chosen { return Set(chosen) != Set(field.chosen(in: record.stored)) }
    guard let typed = entry.typed ?? secrets[id] else { return false }
    if field.isSwitch { return (typed == "1") != (record.reading(field) == .value(.flag(true))) }
    return typed != SessionEntries.controlText(in: field, of: record)
  }
}

extension SessionEntries {
  /// Takes the text that a row's control holds now, and checks it if the row asks for that.
  mutating func type(
    _ text: String, into row: RowFace, of field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    let original = typing?.original ?? row.original.map { Token(wire: $0) }
    typing = TypedText(row: row.id, text: text, original: original)
    check(text, row, field, in: record)
    if entries[field.id] != nil, entries[field.id]?.original == nil {
      entries[field.id]?.original = original
    }
  }

  private mutating func check(
    _ text: String, _ row: RowFace, _ field: Field<DynamicRecord>, in record: ShownRecord
  ) {
    let wasRefused = entries[field.id]?.problem != nil
    let check: FieldInput.Check
    switch row.check {
    case .typed: check = wasRefused ? .again : .typed
    case .left where wasRefused: check = .again
    case .left, nil: return
    }
    let problem = record.problem(typing: text, into: field, check)
    if problem == nil, entries[field.id] == nil { return }
    entries[field.id, default: PendingEntry()].problem = problem.map { .field($0) }
    entries[field.id]?.typed = text
  }

  /// Ends editing, and returns the text.
  mutating func endTyping() -> TypedText? { typing.take() }

  /// Holds a secret until it is stored.
  mutating func hold(_ secret: String, of id: FieldID) { secrets[id] = secret }

  mutating func discard(_ id: FieldID) {
    entries[id] = nil
    secrets[id] = nil
  }

  /// Shows the entry that a conflict carries in the picker that a tap opens.
  mutating func open(_ carried: String, of id: FieldID) {
    entries[id]?.typed = carried
    entries[id]?.picked = nil
  }

  /// Replaces the entries of a submission by those that it leaves unstored. With `isRefused`
  /// controls go on holding secrets.
  mutating func replace(
    _ submission: Submission, by pending: [FieldID: PendingEntry], isRefused: Bool
  ) {
    for id in submission.fields + [submission.pressed].compactMap(\.self) { entries[id] = nil }
    keep(pending, of: submission)
    if !isRefused {
      for id in submission.fields { secrets[id] = nil }
    }
  }

  /// Keeps entries that could not be stored. A button's value was not entered into a control, so
  /// no control shows it.
  mutating func keep(_ pending: [FieldID: PendingEntry], of submission: Submission) {
    entries.merge(pending) { $1 }
    for id in submission.fields
    where submission[id]?.actions.contains(where: \.isEntered) != true {
      entries[id]?.typed = nil
    }
  }

  /// Forgets the entries of hidden fields and of drawers that fold, and refused entries of drawers
  /// that are inserted again. If another person changed the record, or the row is redrawn, also
  /// forgets entries that no control holds.
  mutating func forget(
    after update: ScreenUpdate?, in record: ShownRecord, isChangedElsewhere: Bool
  ) {
    let hidden = record.hiddenFields
    for id in Set(entries.keys).union(secrets.keys) where hidden.contains(id) { discard(id) }
    for case .drawer(of: let row) in update?.deletions.map(\.item) ?? [] {
      fold(row.field, in: record)
    }
    for case .drawer(of: let row) in update?.insertions.map(\.item) ?? []
    where problem(of: row.field, in: record)?.remedy == ProblemFace.Remedy.none {
      entries[row.field] = nil
    }
    for (id, entry) in entries where !isUnsaved(entry, of: id, in: record) {
      let isDrawn = update?.reconfigured.contains { $0.item == .row(.field(id)) } == true
      if isChangedElsewhere || isDrawn { entries[id] = nil }
    }
  }

  /// Forgets the entry of a folded drawer.
  ///
  /// A problem that waits for an answer stays under its row; for a date it carries the entry.
  private mutating func fold(_ id: FieldID, in record: ShownRecord) {
    guard var entry = entries[id] else { return }
    guard let face = problem(of: id, in: record), face.remedy != .none else {
      return entries[id] = nil
    }
    entry.typed = face.remedy.conflict?.carriedEntry
    (entry.picked, entry.chosen) = (nil, nil)
    entries[id] = entry
  }

  /// Lets the text that is being typed replace what this screen stored meanwhile.
  mutating func follow(_ change: OwnChange) { change.update(&typing) }

  /// Returns the text of a field's control before anything is entered; empty for a choice's control
  /// for another value.
  static func controlText(in field: Field<DynamicRecord>, of record: ShownRecord) -> String {
    record.editor(of: field).choice != nil ? "" : record.formValue(field) ?? ""
  }
}
