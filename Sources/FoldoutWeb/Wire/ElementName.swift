import FoldoutForms
import FoldoutScreens

extension FieldID {
  /// The field's part of an element's id: a name that can stand in an address as it is.
  var elementName: String { PercentCoding.encode(name) }

  /// The name under which the field's own text is sent: its name, unless that is one of ours.
  var parameter: String {
    name.hasPrefix("~") || PageParameter.reserved.contains(name)
      ? Aspect.value.name(of: self) : name
  }
}

extension RowID {
  /// The id of the row's element.
  var rowElement: String { RowElement.row.id(of: self) }

  /// The id of its drawer's element.
  var drawerElement: String { RowElement.drawer.id(of: self) }
}

/// The elements of a row, whose ids are a letter and the row's name: `r-born`; of an option `r-size~t:big`.
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

  func id(of row: RowID) -> String {
    let field = "\(rawValue)-\(row.field.elementName)"
    return row.option.map { "\(field)~\($0.name)" } ?? field
  }
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
  /// The line that says what happens to those who do not see the page.
  case live
  /// A list's title, its choice of an order, and the links to its other pages.
  case title = "h"
  case order, pages
  /// The start page's headings, its choices, and the link to all zones.
  case systems = "h-systems"
  case tables = "h-tables"
  case environment = "h-env"
  case lang, zone, zones

  var id: String { rawValue }
}
