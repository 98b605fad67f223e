import FoldoutForms
import FoldoutRecords
import FoldoutScreens

extension FieldID {
  /// The field's part of element ids: its encoded name, which can be used in an address unchanged.
  var elementName: String { PercentCoding.encode(name) }

  /// The name under which the field's own text is sent: the field's name, unless that is reserved.
  var textParameter: String {
    name.hasPrefix("~") || formName != name || PageParameter.reserved.contains(name)
      ? Aspect.value.name(of: self) : name
  }

  /// The field's name in the names and values of form controls: unchanged, or encoded after `~%`.
  ///
  /// Names that browsers would alter are encoded. Browsers send every line break as CR LF, read a
  /// CR of a page as LF, and send a quote as `%22` in an upload.
  var formName: String {
    let isPlain =
      !name.utf8.contains { $0 < 0x20 || $0 == 0x7F } && !name.hasPrefix(FieldID.mark)
      && !["%22", "%0A", "%0D"].contains(where: name.contains)
    return isPlain ? name : FieldID.mark + PercentCoding.encode(name)
  }

  /// Decodes the name of a field in a form. A name that no page of ours sends is used unchanged.
  init(formName: some StringProtocol) {
    let name = String(formName)
    guard name.hasPrefix(FieldID.mark),
      let bytes = PercentCoding.decode(name.dropFirst(FieldID.mark.count).utf8),
      let decoded = String(validating: bytes, as: UTF8.self)
    else {
      self.init(name)
      return
    }
    self.init(decoded)
  }

  private static let mark = "~%"
}

extension RecordKey {
  /// The key's part of element ids: its address, encoded once more so that it contains no tilde.
  var elementName: String { PercentCoding.encode(address) }
}

extension RowID {
  /// The id of the row's element.
  var rowElement: String { RowElement.row.id(of: self) }

  /// The id of its drawer's element.
  var drawerElement: String { RowElement.drawer.id(of: self) }
}

/// The elements of a row. An id is a letter and the row's name, such as `r-born`.
///
/// The name of an option includes its value, such as `r-size~t:big`. The name of a record in a list
/// is its key, such as `r-10001`.
enum RowElement: String, CaseIterable {
  case row = "r"
  case drawer = "d"
  /// The control that holds a text, in the row or in its drawer.
  case control = "i"
  /// The line of a choice for typing another value.
  case other = "o"
  /// The query of a reference's search.
  case search = "q"
  /// The problem below the row.
  case error = "e"
  /// The label and the value of a compact date, its popover, and the native picker in the popover.
  case label = "k"
  case value = "v"
  case popover = "p"
  case picker = "n"
  /// The sentence on how many options of a drawer may be chosen.
  case limits = "l"
  /// The row's line in the bar of Undo.
  case undoLine = "u"
  /// The end of a date's drawer with changeable style. It survives the change, and keeps the focus.
  case dateEnd = "y"
  /// The mini pickers of such a drawer. The id keeps the script from reusing them for the wheels.
  case dateTop = "m"

  func id(of row: RowID) -> String {
    switch row {
    case .field(let field): "\(rawValue)-\(field.elementName)"
    case .option(let field, let option): "\(rawValue)-\(field.elementName)~\(option.name)"
    case .record(let key): id(named: key.elementName)
    }
  }

  /// Returns the id for a row's name.
  func id(named name: String) -> String { "\(rawValue)-\(name)" }
}

/// The elements of a section. An id is a letter and the section's name, such as `s-contact`.
enum SectionElement: String, CaseIterable {
  case section = "s"
  case list = "g"
  case heading = "h"
  /// The line below the section.
  case footer = "t"

  func id(of section: String) -> String { "\(rawValue)-\(PercentCoding.encode(section))" }
}

/// The elements that a page has only once, with their ids.
enum PageElement: String, CaseIterable {
  /// The head of any page.
  case head
  /// A record's form, its sections, and the bar of Undo.
  case form = "f"
  case sections, undo
  /// The foot of a new record, and the form that undoes the add.
  case add
  case undoAdd = "unadd"
  /// The ticket of a page on which an action may ask the program to add a record.
  case ticket
  /// The notice about the record that was added before another one.
  case added
  /// The form that asks before a record is removed.
  case remove
  /// The live region that announces what happens to people who do not see the page.
  case live
  /// A list's title, its choice of an order, and the links to its other pages.
  case title = "h"
  case order, pages
  /// The filter of a list's rows.
  case filter
  /// The footer below a list's rows.
  case footer = "below"
  /// A list's search: its query, everything that changes with it, its status, and the link that
  /// continues it.
  case query = "q"
  case listed, found
  case continueSearch = "on"
  /// The start page's headings, its choices, and the link to all zones.
  case systems = "h-systems"
  case tables = "h-tables"
  case environment = "h-env"
  case lang, zone, zones
  /// The switches of the environment above a record.
  case switches

  var id: String { rawValue }
}
