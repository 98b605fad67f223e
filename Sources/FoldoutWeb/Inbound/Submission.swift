import FoldoutForms
import Foundation

/// What a form's body says, as a typed record: the entries by field, and the row that was tapped.
///
/// `Documentation/WireFormat.md` has the grammar. A parameter is a field's own name, or, behind a
/// tilde, an aspect of a field: `~seen.HireDate`. No column's name can be taken for an aspect,
/// because a name that begins with a tilde is sent as `~value.NAME`.
struct Submission: Sendable, Equatable {
  /// What was sent about one field.
  struct Entry: Sendable, Equatable {
    /// The text in the field's input.
    var text: String?
    /// The text that the input showed before, where showing it loses something.
    var shown: String?
    /// What the person saw of the value.
    var seen: Token?
    /// What the person was shown as somebody else's value, when choosing between two.
    var met: Token?
    /// The value that the person was asked about, before a change that nothing takes back.
    var sure: Token?
    /// Whether the page has the old picture itself, and can send it again.
    var isKept = false
    /// The text that was refused before, and stands in the input still.
    var refused: String?
    /// What was picked from the columns of a date.
    var picked: DatePickerColumns.Selection?
    /// What was picked with the platform's own picker, as HTML writes it.
    var pick: String?
    /// The date that the columns stood on.
    var stood: LocalDateTime?
    /// Whether an impossible date that was picked is moved to the nearest possible one.
    var settles = false
    /// A value set by a button: one of two values in conflict.
    var set: String?
    /// Whether Today or Now was chosen, which is when the request comes, not when the page was
    /// made.
    var setsNow = false
    /// When it was chosen, where it could not be sent at once.
    var moment: Date?
    /// Whether *no value* was chosen.
    var clears = false
    /// Whether what is stored was chosen over what was entered.
    var keeps = false
    /// A file that was chosen.
    var file: [UInt8]?
    /// Whether the text is only being typed, and is asked about.
    var check: Check?
    /// A value from before, to be stored again: Undo, or Redo of one.
    var back: Back?
  }

  /// What is asked about a text that is being typed.
  enum Check: Sendable, Equatable {
    /// The rules that are asked as each letter comes.
    case typed
    /// Those too that are asked once a text was refused.
    case again
  }

  /// A value from before, spelled out.
  struct Back: Sendable, Equatable {
    var wire: String
    /// Whether it does again what was undone.
    var isRedo: Bool
  }

  /// Names under which no field's text is sent: parameters that are not fields, the empty name,
  /// which browsers leave out, and what the script asks of the form itself, which a control of
  /// that name would stand before (HTML, section 4.10.3, "legacy override").
  static let reserved: Set<String> = [
    "", "altered", "open", "edit", "tap", "from", "lang", "zone", "undo", "redo", "was", "now",
    "saved",
    "done", "all", "action", "dataset", "querySelector", "querySelectorAll", "setAttribute",
  ]

  /// Parameters of an address that say what is shown, not what is asked.
  static let addressOnly: Set<String> = [
    "open", "altered", "lang", "zone", "undo", "redo", "was", "now", "saved", "done",
    "all",
  ]

  /// The entries by field, in the order in which they came.
  private(set) var fields: [FieldID] = []
  private(set) var entries: [FieldID: Entry] = [:]
  /// The row that was tapped, by whose button the form was sent.
  private(set) var tapped: FieldID?
  /// The row whose text is edited.
  private(set) var edited: FieldID?
  /// The button that was pressed, which is a field of the form.
  private(set) var pressed: FieldID?
  /// What the page showed when it asked.
  private(set) var from: String?

  /// Sorts parameters. Throws `unknownParameter` for an aspect that there is not.
  init(_ parameters: Parameters) throws(WebRefusal) {
    for pair in parameters.pairs {
      switch pair.name {
      case "open", "tap": tapped = pair.value.isEmpty ? nil : FieldID(pair.value)
      case "edit": edited = FieldID(pair.value)
      case "from": from = pair.value
      case "lang", "zone", "altered", "": break
      case "undo", "redo", "was", "now", "saved", "done": break
      case "~undo":
        for part in try Parameters(pair.value.utf8).pairs {
          change(FieldID(part.name)) { $0.back = Back(wire: part.value, isRedo: false) }
        }
      default: try take(pair)
      }
    }
    for file in parameters.files {
      let name = file.name.hasPrefix("~value.") ? String(file.name.dropFirst(7)) : file.name
      change(FieldID(name)) { $0.file = file.bytes }
    }
  }

  private mutating func take(_ pair: Parameters.Pair) throws(WebRefusal) {
    guard pair.name.hasPrefix("~") else {
      change(FieldID(pair.name)) { $0.text = pair.value }
      return
    }
    let halves = pair.name.dropFirst().split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { throw .unknownParameter(pair.name) }
    let id = FieldID(String(halves[1]))
    let value = pair.value
    switch halves[0] {
    case "value": change(id) { $0.text = value }
    case "met": change(id) { $0.met = Token(wire: value) }
    case "sure": change(id) { $0.sure = Token(wire: value) }
    case "kept": change(id) { $0.isKept = true }
    case "refused": change(id) { $0.refused = value }
    case "shown": change(id) { $0.shown = value }
    case "seen": change(id) { $0.seen = Token(wire: value) }
    case "pick": change(id) { $0.pick = value }
    case "stood": change(id) { $0.stood = StoredDate(value)?.value }
    case "settle": change(id) { $0.settles = true }
    case "set": change(id) { $0.set = value }
    case "now":
      change(id) { entry in
        entry.setsNow = true
        let moment = Int64(value).flatMap { $0 > 1 ? $0 : nil }
        entry.moment = moment.map { Date(timeIntervalSince1970: Double($0) / 1000) }
      }
    case "clear": change(id) { $0.clears = true }
    case "keep": change(id) { $0.keeps = true }
    case "check": change(id) { $0.check = value == "1" ? .typed : .again }
    case "press": pressed = id
    case "undo": change(id) { $0.back = Back(wire: value, isRedo: false) }
    case "redo": change(id) { $0.back = Back(wire: value, isRedo: true) }
    default:
      guard let component = DateComponent(rawValue: String(halves[0])) else {
        throw .unknownParameter(pair.name)
      }
      guard let number = Int(value) else { throw .unknownChoice(value, of: pair.name) }
      change(id) { entry in
        var picked = entry.picked ?? DatePickerColumns.Selection([:])
        picked[component] = number
        entry.picked = picked
      }
    }
  }

  private mutating func change(_ id: FieldID, _ change: (inout Entry) -> Void) {
    if entries[id] == nil { fields.append(id) }
    change(&entries[id, default: Entry()])
  }
}
