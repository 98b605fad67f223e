package import FoldoutForms
import FoldoutRecords

/// The page's last changes: each can be undone, and the last can be redone once it was undone.
///
/// The screen carries the old value, and the token of the new one, which shows if somebody changed
/// the value since. Nothing is kept elsewhere, except that a host may keep pictures that are too
/// large to be carried.
package struct Undo: Sendable, Equatable {
  /// The change of one field.
  package struct Line: Sendable, Equatable {
    package var field: FieldID
    /// The earlier value; `nil` for a secret, and for one that is too long to be carried.
    package var old: StoredValue?
    /// The earlier value as a request encodes it, which is not checked yet.
    package var encoded: String?
    /// True for a secret. Only the answer to its change mentions it, and no later screen.
    package var isSecret = false
    /// The token of the value that the change stored.
    package var newToken: Token?
    /// True if the change was itself an Undo, so that undoing it is a Redo.
    package var isUndo = false

    package init(
      field: FieldID, old: StoredValue? = nil, encoded: String? = nil, isSecret: Bool = false,
      newToken: Token? = nil, isUndo: Bool = false
    ) {
      self.field = field
      self.old = old
      self.encoded = encoded
      self.isSecret = isSecret
      self.newToken = newToken
      self.isUndo = isUndo
    }
  }

  /// The last change.
  package var lines: [Line] = []
  /// The changes before it that can be undone, the latest first.
  package var earlier: [[Line]] = []

  /// The most bytes of encoded values that a screen carries together: enough for the longest text
  /// that can be edited, with three characters for each byte and a prefix.
  private static let maxEncodedBytes = 3 * ScreenLimits.maxEdited + 2
  /// The most bytes of one encoded blob that a screen carries. A host may keep larger pictures
  /// itself.
  private static let maxEncodedBlobBytes = 65_536

  /// Nothing to undo.
  package init() {}

  /// The change of some cells between two states of a record.
  init(
    of cells: [Change.Cell], before: ShownRecord, after: ShownRecord, undoneFields: Set<FieldID>
  ) {
    var remaining = Undo.maxEncodedBytes
    lines = cells.map { cell in
      let id = FieldID(cell.column)
      let previous = before.stored[cell.column]
      if Undo.isSecret(previous) || Undo.isSecret(after.stored[cell.column]) {
        return Line(field: id, isSecret: true)
      }
      // If a change is sent twice, the second request finds the new value already stored. The old
      // value is then decoded from the request's token, unless that is a digest.
      let old = cell.original == before.tokens[cell.column] ? previous : cell.original.value
      guard let old, let count = Undo.wireCount(of: old), count <= remaining else {
        return Line(
          field: id, newToken: after.tokens[cell.column], isUndo: undoneFields.contains(id))
      }
      remaining -= count
      return Line(
        field: id, old: old, newToken: after.tokens[cell.column], isUndo: undoneFields.contains(id))
    }
  }

  /// True if the value is replaced by a secret token.
  private static func isSecret(_ value: StoredValue) -> Bool {
    if case .redacted = value { true } else { false }
  }

  /// The number of bytes of an encoded value; `nil` for more than a screen carries.
  private static func wireCount(of value: StoredValue) -> Int? {
    switch value {
    case .text(let bytes) where bytes.count > ScreenLimits.maxEdited: nil
    case .blob(let bytes) where bytes.count > maxEncodedBlobBytes: nil
    case .blob: value.wire.map(\.utf8.count).flatMap { $0 > maxEncodedBlobBytes ? nil : $0 }
    case .null, .integer, .real, .text, .redacted: value.wire.map(\.utf8.count)
    }
  }

  /// The fields whose old values the lines contain. On a screen that is updated in place, these can
  /// be undone.
  package var fieldsWithOld: Set<FieldID> { Set(lines.filter { $0.old != nil }.map(\.field)) }
}

// A page offers to undo its last change; once that is undone, the one before it, and so on. Each is
// undone alone, and only while its field has the value that it stored.

extension Undo {
  /// The most changes of a page that can be undone.
  package static let maxCount = 20

  /// The lines of the bar of Undo: those of the last change and, if none of them can be undone,
  /// those of the change before it.
  package var shownLines: [Line] { lines + offeredEarlier }

  /// The lines of the change before the last, if none of the last can be undone; none otherwise.
  package var offeredEarlier: [Line] {
    lines.contains { $0.isOffered } ? [] : earlier.first ?? []
  }

  /// Returns the page's changes with `change` as the latest. It undid the last changes of the
  /// fields in `fields`, which are left out.
  func followed(by change: Undo, undoing fields: Set<FieldID>) -> Undo {
    var unmatched = fields
    var copy = change
    copy.earlier = ([lines] + earlier).map { lines in
      lines.filter { line in
        guard line.isOffered else { return false }
        // Of several changes of one field, only the last was undone.
        return unmatched.remove(line.field) == nil
      }
    }.filter { !$0.isEmpty }
    copy.earlier.removeLast(max(0, copy.earlier.count + 1 - Undo.maxCount))
    return copy
  }
}

extension Undo.Line {
  /// True if the line can be undone.
  package var isOffered: Bool { !isUndo && newToken != nil && (old != nil || encoded != nil) }
}

extension Undo {
  /// The changes without the lines of a request that no longer hold.
  ///
  /// A line is kept if its field exists, is not a secret and still has the value that the change
  /// stored, and if the earlier value differs from it and could be stored again. Requests can be
  /// forged: one that contains the token of the present value makes the screen offer an Undo, which
  /// does nothing until it is pressed.
  func withoutStaleLines(in record: ShownRecord) -> Undo {
    var copy = self
    copy.lines = lines.compactMap { $0.checked(in: record, replaced: nil) }
    var replaced: [FieldID: StoredValue] = [:]
    for line in copy.lines where line.isOffered { replaced[line.field] = line.old }
    copy.earlier = earlier.map { change in
      let lines = change.compactMap { line -> Line? in
        let earlier = line.checked(in: record, replaced: replaced[line.field])
        return earlier?.isOffered == true ? earlier : nil
      }
      for line in lines { replaced[line.field] = line.old }
      return lines
    }.filter { !$0.isEmpty }
    return copy
  }
}

extension Undo.Line {
  /// The earlier value, encoded as a screen or a request carries it; `nil` if none can be carried.
  package func wire(in record: ShownRecord) -> String? {
    guard let old, let field = record.field(field) else { return nil }
    return PreviousValue(field: field, record: record).encoded(old)
  }

  /// The line with its contents checked; `nil` for one that no longer holds.
  ///
  /// If `replaced` is `nil`, the field must still have the value that the change stored. Otherwise
  /// a later change of the same field replaced that value, and it must equal `replaced`.
  fileprivate func checked(in record: ShownRecord, replaced: StoredValue?) -> Undo.Line? {
    guard let field = record.field(field), let new = newToken,
      record.kind(of: field).isRestorable,
      replaced.map({ new.matches($0) }) ?? (new == record.tokens[field.id.name])
    else { return nil }
    guard let encoded else { return self }
    let previous = PreviousValue(field: field, record: record)
    guard let old = previous.value(encoded), !new.matches(old), previous.problem(of: old) == nil
    else { return nil }
    var line = self
    line.old = old
    line.encoded = nil
    return line
  }
}
