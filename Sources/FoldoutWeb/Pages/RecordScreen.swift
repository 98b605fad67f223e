import Foldout
import FoldoutForms
import FoldoutRecords
import FoldoutWords

/// One record on the screen: the form, what is stored, which drawers are open, what was refused.
///
/// It is made anew for each request out of the address and the store, and forgotten with the
/// answer: nothing of it is kept in the server.
struct RecordScreen: Sendable {
  /// What was entered into a field and not taken.
  struct Entry: Sendable, Equatable {
    /// The text that was typed, which is shown again.
    var typed: String?
    /// The columns that were picked, which are shown again.
    var picked: DatePickerColumns.Selection?
    /// What was seen of the value when it was entered. The page goes on carrying it, so that
    /// somebody else's change is met again until a choice is made.
    var seen: Token?
    /// Whether it is a value from before, which no control shows.
    var isBack = false
    /// Why it was not taken; `nil` where only another field's refusal kept it from being stored.
    var problem: Problem?
  }

  /// Why an entry was not taken.
  enum Problem: Sendable, Equatable {
    /// The field does not take it.
    case field(FieldProblem)
    /// The store does not take it.
    case store(StoreError)
    /// Somebody else changed the value since it was seen; it is this now. What was entered is said,
    /// and chosen as a control holds it.
    case conflict(now: String?, entered: String?, choice: String?)
    /// It was stored, and the store made something else of it.
    case altered(now: String?)
    /// It was to be taken back, and somebody changed it since; it is this now.
    case undone(now: String?)
    /// It was to be taken back, and what was there before is not known.
    case forgotten
    /// It would be lost for good, and is only changed once that is confirmed.
    case asked(Loss)
  }

  let form: Form<DynamicRecord>
  /// The record's own place: the address without its parameters.
  let path: String
  /// What the address says beside the open drawers: the language and the zone, which a change has
  /// to be read in as its page was shown in.
  var kept: [Parameters.Pair]
  /// The record's key, where its title may be that.
  var key: RecordKey?
  /// What the record is called where its title is blank.
  var nameless = ""
  /// The page to go back to: the record's list, or the start page.
  let parent: BackLink?
  /// What the address asked for and could not be given, in words.
  var notes: [String] = []
  let environment: FormEnvironment
  var stored: DynamicRecord {
    didSet { tokens.follow(stored, from: oldValue) }
  }
  /// The values of which only a beginning is here, with the number of all their bytes. They are
  /// shown and not edited, so that nobody stores half a text.
  var cut: [String: Int] = [:]
  /// How much was read of the record; `nil` for all of it.
  var limits: ValueLimits?
  /// What was seen of its values, as a page carries it.
  private(set) var tokens: Tokens
  /// The same with its secrets, where the rules may know them. Nothing else may: no page is made of
  /// it.
  var revealed: DynamicRecord?
  var table: Table<String, FieldID>
  var entries: [FieldID: Entry] = [:]
  /// The pictures that the record has.
  var pictures: Pictures = [:]
  /// The page's last change.
  var undo = Undo()

  /// The program's own words in the reader's language.
  var words: Words { environment.vocabulary }

  /// The title in the head and in the window's title; a name that cannot be seen is none.
  var title: String {
    let title = form.head?.title(stored) ?? form.title
    if let key, title == key.shown { return key.shown(in: environment) }
    return title.isBlank ? nameless : title
  }

  /// The address of the screen as it stands.
  var address: String { address(with: undo.parameters(spelling: spelled)) }

  /// The same where a script keeps the page: the page has what can be undone, so that no value
  /// gets into the history, or into a link that is passed on.
  var addressWithoutUndo: String { address(with: []) }

  /// The address with something that the next page has to know or to tell.
  func address(with notes: [Parameters.Pair]) -> String {
    let open = table.openDrawers.map { Parameters.Pair(name: "open", value: $0.name) }
    let query = (open + kept + notes).map {
      "\($0.name)=\(PercentCoding.encode($0.value))"
    }
    return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
  }

  /// What the field holds now.
  func reading(_ field: Field<DynamicRecord>) -> Reading {
    field.read(stored)
  }

  /// What the field says to people, or `nil` for no value.
  func displayText(_ field: Field<DynamicRecord>) -> String? {
    field.displayText(of: reading(field), in: environment)
  }

  /// What the field's control holds of a record, or `nil` for no value.
  func formValue(_ field: Field<DynamicRecord>, in record: DynamicRecord? = nil) -> String? {
    field.formValue(of: field.read(record ?? stored), in: environment)
  }
}
