/// An item with its position before or after an update, depending on the list that contains it.
///
/// ```swift
/// let drawer = PlacedItem(.drawer(of: "born"), at: Position(section: 0, item: 2))
/// ```
public struct PlacedItem<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// The item's position.
  public var position: Position

  /// The item.
  public var item: Item<RowID>

  /// Creates an item with its position.
  @inlinable
  public init(_ item: Item<RowID>, at position: Position) {
    self.position = position
    self.item = item
  }
}

extension PlacedItem: CustomStringConvertible {
  /// The item and its position on one line.
  public var description: String { "\(item) at \(position)" }
}

/// A section with its index before or after an update, depending on the list that contains it.
///
/// ```swift
/// let work = PlacedSection("work", at: 1)
/// ```
public struct PlacedSection<SectionID: Hashable & Sendable>: Hashable, Sendable {
  /// The section's index, counted from zero.
  public var index: Int

  /// The section's identity.
  public var id: SectionID

  /// Creates a section with its index.
  @inlinable
  public init(_ id: SectionID, at index: Int) {
    self.index = index
    self.id = id
  }
}

extension PlacedSection: CustomStringConvertible {
  /// The section and its index on one line.
  public var description: String { "\(id) at \(index)" }
}
