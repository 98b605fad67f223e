/// The identities of a table in their order: sections of rows, each named once.
///
/// An outline says what there is, not what is shown: rows that are hidden at the moment are part of
/// it, drawers are not. It never changes; a new one replaces it.
///
/// All rows lie in one list, and a section is a range of it, so that a row is found by one look-up,
/// however many sections there are:
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

  @usableFromInline let sectionList: IdentityList<SectionID>
  @usableFromInline let rowList: IdentityList<RowID>

  /// The offset of each section's first row, and at the end the number of rows.
  @usableFromInline let starts: [Int]

  /// Makes an outline of sections, unless an identity stands in it twice.
  ///
  /// - Precondition: There are fewer than 2³¹ rows.
  /// - Complexity: O(*n*) for *n* rows; each row is hashed once. The rows of a single section are
  ///   not copied.
  /// - Throws: `DuplicateIdentityError`, which names the first identity that came again, and both
  ///   of its indices. (Doubled identities abort Apple's diffable data source and give other
  ///   libraries wrong counts: `Benchmarks/README.md`.)
  @inlinable
  public init(_ sections: [Section]) throws(DuplicateIdentityError<SectionID, RowID>) {
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    var rows = sections.first?.rows ?? []
    if sections.count > 1 { rows.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count }) }
    for (number, section) in sections.enumerated() {
      if number > 0 { rows += section.rows }
      starts.append(rows.count)
    }
    do throws(IdentityList<RowID>.RepetitionError) { rowList = try IdentityList(rows) } catch {
      let second = Self.rowIndex(ofOffset: error.second, starts)
      // A section that came again no later is named first.
      _ = try Self.list(sections[...second.section])
      throw .row(
        rows[error.first], first: Self.rowIndex(ofOffset: error.first, starts), second: second)
    }
    sectionList = try Self.list(sections[...])
    self.starts = starts
  }

  /// Makes the outline of a table in which there is nothing.
  @inlinable
  public init() {
    sectionList = IdentityList()
    rowList = IdentityList()
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
      && left.sectionList == right.sectionList && left.rowList == right.rowList
  }
}
