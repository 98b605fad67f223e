extension Outline {
  /// The number of sections, including those without rows.
  @inlinable
  public var sectionCount: Int { sectionList.ids.count }

  /// The number of rows in all sections, including hidden rows.
  @inlinable
  public var rowCount: Int { rowList.ids.count }

  /// The identities of the sections in their order.
  @inlinable
  public var sectionIDs: [SectionID] { sectionList.ids }

  /// The sections with their rows.
  ///
  /// - Complexity: O(*n*) for *n* rows, which are copied.
  @inlinable
  public var sections: [Section] {
    sectionIDs.indices.map { Section(id: sectionIDs[$0], rows: Array(rows(inSection: $0))) }
  }

  /// Returns the rows of one section in their order, including hidden rows.
  ///
  /// - Precondition: There is such a section.
  /// - Complexity: O(1).
  @inlinable
  public func rows(inSection section: Int) -> ArraySlice<RowID> {
    rowList.ids[offsets(inSection: section)]
  }

  /// True if a row belongs to the outline.
  ///
  /// - Complexity: one look-up in a hash table.
  @inlinable
  public func contains(_ row: RowID) -> Bool { rowList.offset(of: row) != nil }

  /// Returns the offset of a row among all rows; `nil` if it is unknown.
  @inlinable
  func offset(of row: RowID) -> Int? { rowList.offset(of: row) }

  /// Returns the row at an offset.
  @inlinable
  func row(at offset: Int) -> RowID { rowList.ids[offset] }

  /// Returns the offsets of one section's rows.
  @inlinable
  func offsets(inSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the section that contains an offset.
  ///
  /// If several sections start at the same offset, all but the last of them are empty.
  @inlinable
  func section(ofOffset offset: Int) -> Int { Self.section(ofOffset: offset, starts) }

  /// Returns the section that contains an offset, given the offsets at which sections start.
  @inlinable
  static func section(ofOffset offset: Int, _ starts: [Int]) -> Int {
    starts.partitionPoint { $0 > offset } - 1
  }
}

extension Outline: CustomStringConvertible {
  /// The sections on one line, each with its rows in brackets.
  public var description: String {
    sections.map { section in
      "\(section.id)[\(section.rows.map { "\($0)" }.joined(separator: " "))]"
    }
    .joined(separator: " ")
  }
}

extension Outline {
  /// Returns the section and row of an offset.
  @inlinable
  static func rowIndex(
    ofOffset offset: Int, _ starts: [Int]
  ) -> DuplicateIdentityError<SectionID, RowID>.RowIndex {
    let section = Self.section(ofOffset: offset, starts)
    return .init(section: section, row: offset - starts[section])
  }

  /// Creates the list of the identities of some sections, from the first section on.
  @inlinable
  static func list(
    _ sections: ArraySlice<Section>
  ) throws(DuplicateIdentityError<SectionID, RowID>) -> IdentityList<SectionID> {
    do throws(IdentityList<SectionID>.DuplicateError) {
      return try IdentityList(sections.map { $0.id })
    } catch {
      throw .section(sections[error.first].id, first: error.first, second: error.second)
    }
  }
}
