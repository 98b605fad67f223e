/// Something that follows from an event beside the update, for the host's shell to do.
public enum Effect<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The editing of a row's text ends: the keyboard goes, and the text is kept.
  case endEditing(RowID)

  /// A row without a drawer was tapped.
  case selected(RowID)

  /// A drawer has opened: scroll by the least distance that shows it and its owner.
  ///
  /// `Viewport` has the arithmetic.
  case reveal(RowID)

  /// True where the effect is done before the update is applied, and not after.
  ///
  /// Editing ends first, while the row with its text is still there; what was opened can be
  /// revealed only when it is shown.
  public var comesBeforeUpdate: Bool {
    switch self {
    case .endEditing: true
    case .selected, .reveal: false
    }
  }
}

extension Effect: CustomStringConvertible {
  /// The effect on one line, in the words of the path to a failure.
  public var description: String {
    switch self {
    case .endEditing(let row): "end editing \(row)"
    case .selected(let row): "selected \(row)"
    case .reveal(let row): "reveal \(row)"
    }
  }
}
