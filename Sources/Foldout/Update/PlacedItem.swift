/// An item of an update with its position, in the state that the list it stands in speaks of.
public struct PlacedItem<RowID: Hashable & Sendable>: Hashable, Sendable {
  /// Where the item is.
  public var position: Position

  /// Which item it is.
  public var item: Item<RowID>

  /// Positions an item.
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

/// A section of an update with its index, in the state that the list it stands in speaks of.
public struct PlacedSection<SectionID: Hashable & Sendable>: Hashable, Sendable {
  /// Where the section is, counted from zero.
  public var index: Int

  /// Which section it is.
  public var id: SectionID

  /// Positions a section.
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
