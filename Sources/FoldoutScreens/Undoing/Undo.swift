package import FoldoutForms
import FoldoutRecords

/// The page's last changes, as each can be taken back, and the last done again once it was.
///
/// The screen carries the old value, and the token of the new one, by which it is known that nobody
/// changed that since; nothing is kept elsewhere.
package struct Undo: Sendable, Equatable {
  /// The change of one field.
  package struct Line: Sendable, Equatable {
    package var field: FieldID
    /// The value from before; `nil` for a secret, and for one that is too long to be carried.
    package var old: StoredValue?
    /// The value from before as a request spells it, which is checked before it is believed.
    package var encoded: String?
    /// True where it is a secret's, of which only the answer to the change itself tells.
    package var isSecret = false
    /// The token of the value that is there since.
    package var now: Token?
    /// True where the change was itself an Undo, so that the next one does it again.
    package var isUndone = false

    package init(
      field: FieldID, old: StoredValue? = nil, encoded: String? = nil, isSecret: Bool = false,
      now: Token? = nil, isUndone: Bool = false
    ) {
      self.field = field
      self.old = old
      self.encoded = encoded
      self.isSecret = isSecret
      self.now = now
      self.isUndone = isUndone
    }
  }

  /// The last change.
  package var lines: [Line] = []
  /// The changes before it that can be taken back, too: the last first.
  package var earlier: [[Line]] = []

  /// The most bytes of spelled values that a screen carries together: enough for any text that can
  /// be edited, each byte of which is spelled with three at most.
  private static let longestOnScreen = 3 * ScreenLimits.maxEdited + 2
  /// The most bytes of one spelled value of bytes that a screen carries; larger pictures a host may
  /// keep itself.
  fileprivate static let longestBlobOnScreen = 65_536

  /// Nothing to undo.
  package init() {}

  /// The change of some cells, from what was stored before to what is since.
  init(
    of cells: [Change.Cell], before: ShownRecord, after: ShownRecord, undone: Set<FieldID>
  ) {
    var room = Undo.longestOnScreen
    lines = cells.map { cell in
      let id = FieldID(cell.column)
      let previous = before.stored[cell.column]
      if previous.isRedacted || after.stored[cell.column].isRedacted {
        return Line(field: id, isSecret: true)
      }
      // A change that is sent again finds what it made itself; what it was seen over is known
      // from its token, unless that is long.
      let old = cell.original == before.tokens[cell.column] ? previous : cell.original.value
      guard let old, let count = old.wireCount, count <= room else {
        return Line(
          field: id, now: after.tokens[cell.column], isUndone: undone.contains(id))
      }
      room -= count
      return Line(
        field: id, old: old, now: after.tokens[cell.column], isUndone: undone.contains(id))
    }
  }

  /// The fields whose old values the lines have themselves: all that a screen needs that stays.
  package var fieldsWithOld: Set<FieldID> { Set(lines.filter { $0.old != nil }.map(\.field)) }
}

extension StoredValue {
  /// True where it stands for a secret.
  fileprivate var isRedacted: Bool {
    if case .redacted = self { true } else { false }
  }

  /// The number of bytes of its spelling; `nil` for more than a screen carries.
  fileprivate var wireCount: Int? {
    switch self {
    case .text(let bytes) where bytes.count > ScreenLimits.maxEdited: nil
    case .blob(let bytes) where bytes.count > Undo.longestBlobOnScreen: nil
    case .blob: wire.map(\.utf8.count).flatMap { $0 > Undo.longestBlobOnScreen ? nil : $0 }
    case .null, .integer, .real, .text, .redacted: wire.map(\.utf8.count)
    }
  }
}
