/// The identities of a table's sections and rows, in order and without duplicates.
///
/// ```swift
/// let outline = try Outline<String, String>([
///   .init(id: "person", rows: ["name", "born"]),
///   .init(id: "work", rows: ["hired"]),
/// ])
/// let nothing = Outline<String, String>()
/// ```
///
/// An outline describes which rows exist, not which are shown: it includes hidden rows and no
/// drawers. It is immutable; a new outline replaces it.
///
/// All rows are in one list, and a section is a range of it. So one look-up finds a row, however
/// many sections there are:
///
///     sections      S           T     U
///     rows          a  b  c  d        e  f
///     offset        0  1  2  3        4  5
///     starts        0           4     4     6
public struct Outline<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Sendable {
  /// A section of an outline, with its rows in order.
  public struct Section: Hashable, Sendable {
    /// The section's identity, which is unique in the outline.
    public var id: SectionID

    /// The identities of the section's rows, which are unique in the whole outline.
    public var rows: [RowID]

    /// Creates a section from its identity and those of its rows.
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

  /// Creates an outline from sections; throws if an identity occurs twice.
  ///
  /// - Precondition: There are fewer than 2³¹ rows.
  /// - Complexity: O(*n*) for *n* rows; each row is hashed once. The rows of a single section are
  ///   not copied.
  /// - Throws: `DuplicateIdentityError`, with the first repeated identity and both of its indices.
  ///   (Duplicate identities abort Apple's diffable data source, and cause wrong counts in other
  ///   libraries: `Benchmarks/README.md`.)
  @inlinable
  public init(_ sections: [Section]) throws(DuplicateIdentityError<SectionID, RowID>) {
    var starts = [0]
    starts.reserveCapacity(sections.count + 1)
    var rows = sections.first?.rows ?? []
    if sections.count > 1 { rows.reserveCapacity(sections.reduce(0) { $0 + $1.rows.count }) }
    for (index, section) in sections.enumerated() {
      if index > 0 { rows += section.rows }
      starts.append(rows.count)
    }
    do throws(IdentityList<RowID>.DuplicateError) { rowList = try IdentityList(rows) } catch {
      let second = Self.rowIndex(ofOffset: error.second, starts)
      // If a section's identity was repeated at or before this section, that error is thrown
      // instead.
      _ = try Self.list(sections[...second.section])
      throw .row(
        rows[error.first], first: Self.rowIndex(ofOffset: error.first, starts), second: second)
    }
    sectionList = try Self.list(sections[...])
    self.starts = starts
  }

  /// Creates an empty outline.
  @inlinable
  public init() {
    sectionList = IdentityList()
    rowList = IdentityList()
    starts = [0]
  }
}

extension Outline: Equatable {
  /// True if both outlines have the same rows in the same sections in the same order.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.starts == right.starts
      && left.sectionList == right.sectionList && left.rowList == right.rowList
  }
}
