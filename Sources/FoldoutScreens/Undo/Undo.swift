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
  fileprivate static let maxEncodedBlobBytes = 65_536

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
      if previous.isRedacted || after.stored[cell.column].isRedacted {
        return Line(field: id, isSecret: true)
      }
      // If a change is sent twice, the second request finds the new value already stored. The old
      // value is then decoded from the request's token, unless that is a digest.
      let old = cell.original == before.tokens[cell.column] ? previous : cell.original.value
      guard let old, let count = old.wireCount, count <= remaining else {
        return Line(
          field: id, newToken: after.tokens[cell.column], isUndo: undoneFields.contains(id))
      }
      remaining -= count
      return Line(
        field: id, old: old, newToken: after.tokens[cell.column], isUndo: undoneFields.contains(id))
    }
  }

  /// The fields whose old values the lines contain. On a screen that is updated in place, these can
  /// be undone.
  package var fieldsWithOld: Set<FieldID> { Set(lines.filter { $0.old != nil }.map(\.field)) }
}

extension StoredValue {
  /// True if the value is replaced by a secret token.
  fileprivate var isRedacted: Bool {
    if case .redacted = self { true } else { false }
  }

  /// The number of bytes of the encoded value; `nil` for more than a screen carries.
  fileprivate var wireCount: Int? {
    switch self {
    case .text(let bytes) where bytes.count > ScreenLimits.maxEdited: nil
    case .blob(let bytes) where bytes.count > Undo.maxEncodedBlobBytes: nil
    case .blob: wire.map(\.utf8.count).flatMap { $0 > Undo.maxEncodedBlobBytes ? nil : $0 }
    case .null, .integer, .real, .text, .redacted: wire.map(\.utf8.count)
    }
  }
}
