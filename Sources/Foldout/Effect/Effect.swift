/// A task for the host that follows from an event, beside the update.
public enum Effect<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// End the editing of a row's text: dismiss the keyboard and keep the text.
  case endEditing(RowID)

  /// Report that a row without a drawer was tapped.
  case selected(RowID)

  /// Scroll by the least distance that shows an opened drawer and its owner.
  ///
  /// `Viewport` has the arithmetic.
  case reveal(RowID)

  /// True if the host performs the effect before it applies the update, otherwise after.
  ///
  /// Editing ends first, while the row with its text is still shown; a drawer can only be revealed
  /// once it is shown.
  public var comesBeforeUpdate: Bool {
    switch self {
    case .endEditing: true
    case .selected, .reveal: false
    }
  }
}

extension Effect: CustomStringConvertible {
  /// The effect on one line, for reports of failing event sequences.
  public var description: String {
    switch self {
    case .endEditing(let row): "end editing \(row)"
    case .selected(let row): "selected \(row)"
    case .reveal(let row): "reveal \(row)"
    }
  }
}
