package import FoldoutForms
import FoldoutRecords

/// The page's last change, as it can be taken back, or done again once it was.
///
/// Nothing of it is kept in the server: the page carries the old value and what it takes to know
/// that nobody changed the new one since, and the address does so where that is short.
package struct Undo: Sendable, Equatable {
  /// The change of one field.
  package struct Line: Sendable, Equatable {
    package var field: FieldID
    /// What was there before; `nil` for a secret, and for what is too long to be carried.
    package var old: StoredValue?
    /// What an address says was there before, which is not believed before it is looked at.
    package var told: String?
    /// True where it is a secret's, of which only the answer to the change itself tells.
    package var isSecret = false
    /// What is there since.
    package var now: Token?
    /// True where the change was itself an Undo, so that the next one does it again.
    package var isTakenBack = false

    package init(
      field: FieldID, old: StoredValue? = nil, told: String? = nil, isSecret: Bool = false,
      now: Token? = nil, isTakenBack: Bool = false
    ) {
      self.field = field
      self.old = old
      self.told = told
      self.isSecret = isSecret
      self.now = now
      self.isTakenBack = isTakenBack
    }
  }

  package var lines: [Line] = []

  /// The most bytes of spelled values that a page carries together: each text that can be edited
  /// is carried, whose bytes are three times as many where each is escaped.
  private static let longestInPage = 3 * ScreenLimits.mostEdited + 2
  /// The most bytes of a spelled value of bytes that a page carries: pictures are kept by the script.
  fileprivate static let longestBlobInPage = 65_536
  /// The most bytes of spelled values that an address carries.
  private static let longestInAddress = 8000

  /// Nothing to undo.
  package init() {}

  /// The change of some cells, from what was stored before to what is since.
  init(
    of cells: [Change.Cell], before: ShownRecord, after: ShownRecord, takenBack: Set<FieldID>
  ) {
    var room = Undo.longestInPage
    lines = cells.map { cell in
      let id = FieldID(cell.column)
      let previous = before.stored[cell.column]
      if previous.isSealed || after.stored[cell.column].isSealed {
        return Line(field: id, isSecret: true)
      }
      // A change that is sent again finds what it made itself; what it was seen over is known
      // from its token, unless that is long.
      let old = cell.seen == before.tokens[cell.column] ? previous : cell.seen.value
      guard let old, let count = old.wireCount, count <= room else {
        return Line(
          field: id, now: after.tokens[cell.column], isTakenBack: takenBack.contains(id))
      }
      room -= count
      return Line(
        field: id, old: old, now: after.tokens[cell.column], isTakenBack: takenBack.contains(id))
    }
  }

  /// The lines as an address carries them, each with its old value as it is spelled, as long as all
  /// are short together. The value of now is always among them: without it no address is believed.
  package func inAddress(spelling: (Line) -> String?) -> [Spelled] {
    var room = Undo.longestInAddress
    return lines.filter { !$0.isSecret }.compactMap { line in
      guard let now = line.now?.text else { return nil }
      guard let was = spelling(line) else { return Spelled(line: line, was: nil, now: now) }
      room -= PercentCoding.encode(was + now).utf8.count
      return Spelled(line: line, was: room < 0 ? nil : was, now: now)
    }
  }

  /// A line with its values spelled out.
  package struct Spelled {
    package var line: Line
    /// What was there before, where there is room for it.
    package var was: String?
    /// The token of what is there since.
    package var now: String
  }
}

extension Undo {
  /// The fields whose old values an address has room for.
  func fieldsInAddress(spelling: (Line) -> String?) -> Set<FieldID> {
    Set(inAddress(spelling: spelling).filter { $0.was != nil }.map(\.line.field))
  }
}

extension StoredValue {
  /// True where it stands for a secret.
  fileprivate var isSealed: Bool {
    if case .sealed = self { true } else { false }
  }

  /// How many bytes it has as it is spelled in a page; `nil` for more than a page carries.
  fileprivate var wireCount: Int? {
    switch self {
    case .text(let bytes) where bytes.count > ScreenLimits.mostEdited: nil
    case .blob(let bytes) where bytes.count > Undo.longestBlobInPage: nil
    case .blob: wire.map(\.utf8.count).flatMap { $0 > Undo.longestBlobInPage ? nil : $0 }
    case .null, .integer, .real, .text, .sealed: wire.map(\.utf8.count)
    }
  }
}
