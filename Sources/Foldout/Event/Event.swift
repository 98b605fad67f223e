/// Something that happened, told to a table in the words of the person or of the program.
///
/// Events name rows, never positions: between a tap and its handling a row may have moved. An event
/// about a row that is unknown or hidden changes nothing. A tap inside a drawer is no event of the
/// table; it belongs to the drawer's editor.
public enum Event<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// A person tapped a row: its drawer unfolds or folds; without one the row is selected.
  ///
  /// The drawers that the policy says give way, in the same update. A drawer that opens ends the
  /// editing of a text; the selection of a row does not, as it does not in a table view.
  case tap(RowID)

  /// The program opens a drawer: as a tap does, except that one that is open stays open.
  case open(RowID)

  /// The program folds a drawer: as a tap does, except that one that is folded stays folded.
  case close(RowID)

  /// A person began to edit the text of a row in place; drawers give way as the policy says.
  ///
  /// Owners are not edited in place (`Documentation/Screens.md`, section 1), so that one changes
  /// nothing: the text input inside a drawer may report its owner and does not fold the drawer it
  /// lies in.
  case beginEditing(RowID)

  /// A person left the text of a row; ignored when another row is being edited by now.
  case endEditing(RowID)

  /// Rows that were hidden are shown, their drawers folded.
  case show([RowID])

  /// Rows are hidden; their drawers fold, and a text being edited in one is ended and kept.
  case hide([RowID])

  /// A new outline takes the place of the old one.
  ///
  /// A row that is in both keeps its drawer, its being hidden and its editing, wherever it went.
  /// Where rows that come together in a section have more open drawers than the policy allows, the
  /// last one stays open. A row that starts or ceases to own a drawer is drawn again.
  case replace(Outline<SectionID, RowID>, owners: Set<RowID>)

  /// The contents of rows changed: those that are shown are drawn again, open drawers with them.
  case changed([RowID])
}

extension Event: CustomStringConvertible {
  /// The event on one line, in the words by which the path to a failure is told.
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
