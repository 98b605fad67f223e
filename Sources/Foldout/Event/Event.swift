/// Something that happened: an interaction or a change in the program.
///
/// Events name rows by identity, never by position, because a row may move between a tap and its
/// handling. An event about an unknown or hidden row changes nothing. A tap inside a drawer is not
/// an event of the table; the drawer's editor handles it.
public enum Event<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// A person tapped a row: its drawer unfolds or folds; a row without a drawer is selected.
  ///
  /// Other drawers fold in the same update, according to the policy. Opening a drawer ends the
  /// editing of a text; selecting a row does not, as in a `UITableView`.
  case tap(RowID)

  /// The program opens a drawer. This is like a tap, except that an open drawer stays open.
  case open(RowID)

  /// The program folds a drawer. This is like a tap, except that a folded drawer stays folded.
  case close(RowID)

  /// A person began to edit a row's text in place; drawers fold according to the policy.
  ///
  /// The event is ignored for owners, which are not edited in place (`Documentation/Screens.md`,
  /// section 1). So a text input inside a drawer may report its owner without folding that drawer.
  case beginEditing(RowID)

  /// A person left a row's text. The event is ignored if another row is being edited by then.
  case endEditing(RowID)

  /// Hidden rows become visible, with their drawers folded.
  case show([RowID])

  /// Rows become hidden; their drawers fold, and editing of their text ends with the text kept.
  case hide([RowID])

  /// A new outline replaces the old one.
  ///
  /// A row in both outlines keeps its drawer, its visibility and its editing, even if it moves. If
  /// more drawers would be open than the policy allows, because rows with open drawers moved into
  /// one section, only the last of these stays open. A row that starts or stops owning a drawer is
  /// redrawn.
  case replace(Outline<SectionID, RowID>, owners: Set<RowID>)

  /// The contents of rows changed: those that are shown are redrawn, with their open drawers.
  case changed([RowID])
}

extension Event: CustomStringConvertible {
  /// The event on one line, for reports of failing event sequences.
  public var description: String {
    switch self {
    case .tap(let row): "tap \(row)"
    case .open(let row): "open \(row)"
    case .close(let row): "close \(row)"
    case .beginEditing(let row): "begin editing \(row)"
    case .endEditing(let row): "end editing \(row)"
    case .show(let rows): "show \(rows)"
    case .hide(let rows): "hide \(rows)"
    case .replace(let outline, let owners):
      "replace by \(outline), owners \(owners.map { "\($0)" }.sorted())"
    case .changed(let rows): "changed \(rows)"
    }
  }
}
