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
  /// The row's part of an element's id.
  var elementName: String { field.elementName }

  /// The id of the row's element.
  var rowElement: String { "r-\(elementName)" }

  /// The id of its drawer's element.
  var drawerElement: String { "d-\(elementName)" }
}

/// The ids of a section's elements.
struct SectionElement {
  private let name: String

  init(_ id: String) { name = PercentCoding.encode(id) }

  /// The id of the section, of its list, and of its heading.
  var id: String { "s-\(name)" }
  var list: String { "g-\(name)" }
  var heading: String { "h-\(name)" }
}
