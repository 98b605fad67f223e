public import OrderedCollections

/// The identities of a table in their order: sections of rows, each named once.
///
/// An outline says what there is, not what is shown: rows that are hidden at the moment are part of
/// it, drawers are not. It never changes; a new one replaces it.
///
/// All rows lie in one ordered set, and a section is a range of it, so that a row is found by one
/// look-up, however many sections there are:
///
///     sections      S           T     U
///     rows          a  b  c  d        e  f
///     offset        0  1  2  3        4  5
///     starts        0           4     4     6
public struct Outline<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Sendable {
  /// One section of an outline, with its rows in their order.
  public struct Section: Hashable, Sendable {
    /// The identity of the section, which no other section of the outline has.
    public var id: SectionID

    /// The identities of its rows, which no other row of the outline has, in whichever section.
    public var rows: [RowID]

    /// Describes a section by its identity and those of its rows.
    @inlinable
    public init(id: SectionID, rows: [RowID]) {
      self.id = id
      self.rows = rows
    }
  }

  @usableFromInline let sectionSet: OrderedSet<SectionID>
  @usableFromInline let rowSet: OrderedSet<RowID>

  /// The offset of each section's first row, and at the end the number of rows.
  @usableFromInline let starts: [Int]

  /// Makes an outline of sections, unless an identity stands in it twice.
  ///
  /// - Complexity: O(*n*) for *n* rows, each of which is hashed once.
  /// - Throws: `DuplicateIdentity`, which names the first identity that came again, and both of its
  ///   places. (Doubled identities abort Apple's diffable data source and give other libraries wrong
  ///   counts: `Benchmarks/README.md`.)
  @inlinable
  public init(_ sections: [Section]) throws(DuplicateIdentity<SectionID, RowID>) {
    var sectionSet = OrderedSet<SectionID>()
    var rowSet = OrderedSet<RowID>()
    var starts = [0]
    sectionSet.reserveCapacity(sections.count)
    rowSet.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count })
    starts.reserveCapacity(sections.count + 1)

    for (number, section) in sections.enumerated() {
      let (isNew, first) = sectionSet.append(section.id)
      guard isNew else { throw .section(section.id, first: first, second: number) }
      for (index, row) in section.rows.enumerated() {
        let (isNew, offset) = rowSet.append(row)
        guard isNew else {
          // The current section has no end yet, and the first place may lie in it.
          let before = starts.partitionPoint { $0 > offset } - 1
          throw .row(
            row, first: .init(section: before, row: offset - starts[before]),
            second: .init(section: number, row: index))
        }
      }
      starts.append(rowSet.count)
    }
    self.sectionSet = sectionSet
    self.rowSet = rowSet
    self.starts = starts
  }

  /// Makes the outline of a table in which there is nothing.
  @inlinable
  public init() {
    sectionSet = []
    rowSet = []
    starts = [0]
  }
}

extension Outline: Equatable {
  /// Tells whether two outlines have the same rows in the same sections in the same order.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.starts == right.starts
      && left.sectionSet.elements == right.sectionSet.elements
      && left.rowSet.elements == right.rowSet.elements
  }
}
