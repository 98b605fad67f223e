import FoldoutForms
import FoldoutRecords

/// The page's last change, as it can be taken back, or done again once it was.
///
/// Nothing of it is kept in the server: the page carries the old value and what it takes to know
/// that nobody changed the new one since, and the address does so where that is short.
struct Undo: Sendable, Equatable {
  /// The change of one field.
  struct Line: Sendable, Equatable {
    var field: FieldID
    /// What was there before; `nil` for a secret, and for what is too long to be carried.
    var old: StoredValue?
    /// What an address says was there before, which is not believed before it is looked at.
    var told: String?
    /// Whether it is a secret's, of which only the answer to the change itself tells.
    var isSecret = false
    /// What is there since.
    var now: Token?
    /// Whether the change was itself an Undo, so that the next one does it again.
    var isTakenBack = false
  }

  var lines: [Line] = []

  /// The most bytes of spelled values that a page carries together: each text that can be edited
  /// is carried, whose bytes are three times as many where each is escaped.
  private static let longestInPage = 3 * Site.mostEdited + 2
  /// The most bytes of a spelled value of bytes that a page carries: pictures are kept by the script.
  fileprivate static let longestBlobInPage = 65_536
  /// The most bytes of spelled values that an address carries.
  private static let longestInAddress = 8000

  /// Nothing to undo.
  init() {}

  /// The change of some cells, from what was stored before to what is since.
  init(
    of cells: [Change.Cell], before: RecordScreen, after: RecordScreen, takenBack: Set<FieldID>
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

  /// What an address carries of it. `was` and `now` belong to the `undo` or `redo` before them.
  init(_ query: Parameters) {
    for pair in query.pairs {
      switch pair.name {
      case "undo", "redo":
        lines.append(Line(field: FieldID(pair.value), isTakenBack: pair.name == "redo"))
      case "was" where !lines.isEmpty: lines[lines.count - 1].told = pair.value
      case "now" where !lines.isEmpty: lines[lines.count - 1].now = Token(wire: pair.value)
      default: break
      }
    }
  }

  /// The parameters for an address: values, as they are spelled, only as long as they are short
  /// together. What is there since always is among them: without it no address is believed.
  func parameters(spelling: (Line) -> String?) -> [Parameters.Pair] {
    var room = Undo.longestInAddress
    return lines.filter { !$0.isSecret }.flatMap { line -> [Parameters.Pair] in
      guard let now = line.now?.text else { return [] }
      let pairs = [
        Parameters.Pair(name: line.isTakenBack ? "redo" : "undo", value: line.field.name),
        .init(name: "now", value: now),
      ]
      guard let was = spelling(line) else { return pairs }
      room -= PercentCoding.encode(was + now).utf8.count
      return room < 0 ? pairs : [pairs[0], .init(name: "was", value: was), pairs[1]]
    }
  }
}

extension Undo {
  /// The fields whose old values an address has room for.
  func fieldsInAddress(spelling: (Line) -> String?) -> Set<FieldID> {
    var fields: Set<FieldID> = []
    var last: FieldID?
    for pair in parameters(spelling: spelling) {
      if pair.name == "undo" || pair.name == "redo" { last = FieldID(pair.value) }
      if pair.name == "was", let last { fields.insert(last) }
    }
    return fields
  }
}

extension RecordScreen {
  /// Keeps of what an address carries only what still holds: fields that there are, that are no
  /// secrets, and that hold what the change made of them; and of what was before only what they
  /// could hold again, and do not hold now. Anybody can write an address: one that knows the value
  /// of now can have an Undo offered, which says whose it is and does nothing until it is pressed.
  mutating func keepUndo() {
    undo.lines = undo.lines.compactMap { line in
      guard let field = form.field(line.field), let now = line.now,
        ![.readOnly, .secret, .button].contains(editableKind(field)),
        now == tokens[field.id.name]
      else { return nil }
      guard let told = line.told else { return line }
      guard let old = earlier(told, of: field), !now.matches(old),
        problem(of: old, takenBackInto: field) == nil
      else { return nil }
      var line = line
      line.old = old
      line.told = nil
      return line
    }
  }
}

extension StoredValue {
  /// Whether it stands for a secret.
  fileprivate var isSealed: Bool {
    if case .sealed = self { true } else { false }
  }

  /// How many bytes it has as it is spelled in a page; `nil` for more than a page carries.
  fileprivate var wireCount: Int? {
    switch self {
    case .text(let bytes) where bytes.count > Site.mostEdited: nil
    case .blob(let bytes) where bytes.count > Undo.longestBlobInPage: nil
    case .blob: wire.map(\.utf8.count).flatMap { $0 > Undo.longestBlobInPage ? nil : $0 }
    case .null, .integer, .real, .text, .sealed: wire.map(\.utf8.count)
    }
  }
}
