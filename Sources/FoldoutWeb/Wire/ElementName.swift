import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension FieldID {
  /// The field's part of an element's id: a name that can stand in an address as it is.
  var elementName: String { PercentCoding.encode(name) }

  /// The name under which the field's own text is sent: its name, unless that is one of ours.
  var parameter: String {
    name.hasPrefix("~") || formName != name || PageParameter.reserved.contains(name)
      ? Aspect.value.name(of: self) : name
  }
}

extension RecordKey {
  /// The key's part of an element's id: its address, once more encoded, so that no tilde is in it.
  var elementName: String { PercentCoding.encode(address) }
}

extension RowID {
  /// The id of the row's element.
  var rowElement: String { RowElement.row.id(of: self) }

  /// The id of its drawer's element.
  var drawerElement: String { RowElement.drawer.id(of: self) }
}

/// The elements of a row, whose ids are a letter and the row's name: `r-born`; of an option
/// `r-size~t:big`, of a record in a list its key: `r-10001`.
enum RowElement: String, CaseIterable {
  case row = "r"
  case drawer = "d"
  /// The control that holds a text, in the row or in its drawer.
  case control = "i"
  /// The line of a choice in which another value is typed.
  case other = "o"
  /// The words of a reference's search.
  case search = "q"
  /// The line under the row that says what was not taken.
  case error = "e"
  /// The label and the value of a compact date, the popover that it opens, and the platform's own
  /// picker there.
  case label = "k"
  case value = "v"
  case popover = "p"
  case picker = "n"
  /// The sentence on how many options of a drawer may be chosen.
  case limits = "l"
  /// The line of the bar of Undo.
  case undone = "u"
  /// The end of a date's drawer whose style can be changed: it stays, and with it the focus.
  case dateEnd = "y"
  /// The mini pickers of such a drawer; none of its parts belongs to the wheels.
  case dateTop = "m"

  func id(of row: RowID) -> String {
    switch row {
    case .field(let field): "\(rawValue)-\(field.elementName)"
    case .option(let field, let option): "\(rawValue)-\(field.elementName)~\(option.name)"
    case .record(let key): id(named: key.elementName)
    }
  }

  /// The id by the row's name, where it is known already.
  func id(named name: String) -> String { "\(rawValue)-\(name)" }
}

/// The elements of a section, whose ids are a letter and the section's name: `s-contact`.
enum SectionElement: String, CaseIterable {
  case section = "s"
  case list = "g"
  case heading = "h"
  /// The line below the section.
  case footer = "t"

  func id(of section: String) -> String { "\(rawValue)-\(PercentCoding.encode(section))" }
}

/// The elements that a page has once, by their ids.
enum PageElement: String, CaseIterable {
  /// The head of any page.
  case head
  /// A record's form, its sections, and the bar of Undo.
  case form = "f"
  case sections, undo
  /// The foot of a record that is still to be added, and the form that removes one again.
  case add, unadd
  /// The number of a page from which a program may be asked to add a record.
  case ticket
  /// The word about the record that was added before another one.
  case added
  /// The form that asks before a record is removed.
  case remove
  /// The line that says what happens to those who do not see the page.
  case live
  /// A list's title, its choice of an order, and the links to its other pages.
  case title = "h"
  case order, pages
  /// The line under a list's rows.
  case footer = "below"
  /// The words of a list's search, all that changes with them, what is said of it, and the link by
  /// which it goes on.
  case words = "q"
  case listed, found
  case goOn = "on"
  /// The start page's headings, its choices, and the link to all zones.
  case systems = "h-systems"
  case tables = "h-tables"
  case environment = "h-env"
  case lang, zone, zones
  /// The switches of the environment above a record.
  case switches

  var id: String { rawValue }
}
