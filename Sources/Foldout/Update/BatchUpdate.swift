/// The difference between two presentations, in the form that table views require.
///
/// ```swift
/// let update = BatchUpdate<String, String>(
///   deletions: [PlacedItem(.drawer(of: "born"), at: Position(section: 0, item: 2))],
///   insertions: [PlacedItem(.drawer(of: "hired"), at: Position(section: 1, item: 1))])
/// ```
///
/// It follows the rules of `UITableView` that all sources agree on (`Documentation/BatchRules.md`):
///
/// - Deletions carry positions before the update, insertions positions after it. Both ascend.
/// - Rows of a deleted section are not listed. The rows of an inserted section are not listed
///   either; the host reads them from the table.
/// - There are no moves and no reloads. A moved item is deleted and inserted, and can be recognised
///   by its identity. Items with changed contents are listed separately, to be redrawn after the
///   batch.
///
/// An update is never empty: if nothing changes, there is no update.
public struct BatchUpdate<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The sections to delete, by their index before the update.
  public var deletedSections: [PlacedSection<SectionID>]

  /// The sections to insert, by their index after the update.
  public var insertedSections: [PlacedSection<SectionID>]

  /// The items to delete from sections that stay, by their position before the update.
  public var deletions: [PlacedItem<RowID>]

  /// The items to insert into sections that stay, by their position after the update.
  public var insertions: [PlacedItem<RowID>]

  /// The items that stay and must be redrawn, by their position after the update.
  public var reconfigured: [PlacedItem<RowID>]

  /// Creates an update from its parts. Each is empty by default.
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

  /// True if all parts are empty; such an update must not reach a host.
  @inlinable
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletions.isEmpty && insertions.isEmpty
      && reconfigured.isEmpty
  }

  /// The update itself, or `nil` if it is empty.
  @inlinable
  var nilIfEmpty: Self? { isEmpty ? nil : self }

  /// The items that are both deleted and inserted, in the order of their new positions, for hosts
  /// that animate moves.
  ///
  /// Rows that move into or out of a section that is itself inserted or deleted are not included.
  ///
  /// - Complexity: O(*m*) for *m* deletions and insertions.
  public var moves: [Item<RowID>] {
    let deleted = Set(deletions.map { $0.item })
    return insertions.map { $0.item }.filter(deleted.contains)
  }

  /// The sections that are both deleted and inserted, in the order of their new indices.
  ///
  /// - Complexity: O(*m*) for *m* deleted and inserted sections.
  public var movedSections: [SectionID] {
    let deleted = Set(deletedSections.map { $0.id })
    return insertedSections.map { $0.id }.filter(deleted.contains)
  }
}

extension BatchUpdate: CustomStringConvertible {
  /// The non-empty parts, on one line.
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
