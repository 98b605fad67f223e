/// A row, or the drawer that is unfolded below one.
///
/// A drawer has no identity of its own, but is identified by its owner. So it cannot be shown
/// without its owner, cannot own a drawer itself, and cannot be mistaken for a row when it is
/// tapped.
public enum Item<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// A row of the outline.
  case row(RowID)

  /// The drawer below its owner.
  case drawer(of: RowID)

  /// The row itself, or the owner of the drawer.
  @inlinable
  public var owner: RowID {
    switch self {
    case .row(let row), .drawer(of: let row): row
    }
  }
}

extension Item: CustomStringConvertible {
  /// The row's identity, preceded by a triangle for a drawer.
  public var description: String {
    switch self {
    case .row(let row): "\(row)"
    case .drawer(of: let row): "▽\(row)"
    }
  }
}
