/// The difference between what was shown and what is shown, in the form in which table views take
/// it.
///
/// It follows the part of `UITableView`'s rules that everyone agrees on
/// (`Documentation/BatchRules.md`):
///
/// - Deletions carry positions before the update, insertions positions after it. Both ascend.
/// - Rows of a deleted section are not listed; those of an inserted one the host reads.
/// - There are no moves and no reloads. What moved is deleted and inserted, and can be told from
///   the identities; what changed stands apart, to be drawn again when the batch is done.
///
/// There is never an update with nothing in it: where nothing changes, there is none.
public struct BatchUpdate<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The sections that go, by their index before the update.
  public var deletedSections: [PlacedSection<SectionID>]

  /// The sections that come, by their index after the update.
  public var insertedSections: [PlacedSection<SectionID>]

  /// The items that go from sections that stay, by their position before the update.
  public var deletions: [PlacedItem<RowID>]

  /// The items that come into sections that stay, by their position after the update.
  public var insertions: [PlacedItem<RowID>]

  /// The items that stay and must be drawn again, by their position after the update.
  public var reconfigured: [PlacedItem<RowID>]

  /// Describes an update by its parts, each of which is empty unless given.
  @inlinable
  public init(
    deletedSections: [PlacedSection<SectionID>] = [],
    insertedSections: [PlacedSection<SectionID>] = [],
    deletions: [PlacedItem<RowID>] = [], insertions: [PlacedItem<RowID>] = [],
    reconfigured: [PlacedItem<RowID>] = []
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.deletions = deletions
    self.insertions = insertions
    self.reconfigured = reconfigured
  }

  /// True where there is nothing in it, so that it must not be handed out.
  @inlinable
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty
      && reconfigured.isEmpty
  }

  /// The update itself, or none where nothing is in it.
  @inlinable
  var unlessEmpty: Self? { isEmpty ? nil : self }

  /// The items that are deleted at one position and inserted at another, in the order of their new
  /// positions, for a host that can animate a move.
  ///
  /// Rows that move into or out of a section that itself comes or goes are not among them.
  ///
  /// - Complexity: O(*m*) for *m* deletions and insertions.
  public var moves: [Item<RowID>] {
    let deleted = Set(deletions.map { $0.item })
    return insertions.map { $0.item }.filter(deleted.contains)
  }

  /// The sections that are deleted at one position and inserted at another.
  ///
  /// - Complexity: O(*m*) for *m* deleted and inserted sections.
  public var movedSections: [SectionID] {
    let deleted = Set(deletedSections.map { $0.id })
    return insertedSections.map { $0.id }.filter(deleted.contains)
  }
}

extension BatchUpdate: CustomStringConvertible {
  /// The parts that are not empty, one after the other on one line.
  public var description: String {
    let parts: [(String, [String])] = [
      ("delete sections", deletedSections.map(\.description)),
      ("delete", deletions.map(\.description)),
      ("insert sections", insertedSections.map(\.description)),
      ("insert", insertions.map(\.description)),
      ("reconfigure", reconfigured.map(\.description)),
    ]
    return parts.filter { !$0.1.isEmpty }
      .map { "\($0.0) \($0.1.joined(separator: ", "))" }
      .joined(separator: "; ")
  }
}
