/// An item of a table at one position: a row, or the drawer that has unfolded under one.
///
/// A drawer has no identity of its own. It is known by its owner, so it cannot be shown without
/// one, cannot own a drawer itself, and cannot be mistaken for a row when it is tapped.
public enum Item<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// A row of the outline.
  case row(RowID)

  /// The extra row that has unfolded under its owner.
  case drawer(of: RowID)

  /// The row that is shown, or that owns the drawer that is shown.
  @inlinable
  public var owner: RowID {
    switch self {
    case .row(let row), .drawer(of: let row): row
    }
  }
}

extension Item: CustomStringConvertible {
  /// The identity, with a sign before it that tells a drawer from a row.
  public var description: String {
    switch self {
    case .row(let row): "\(row)"
    case .drawer(of: let row): "▽\(row)"
    }
  }
}
