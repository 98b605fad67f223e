extension Outline {
  /// Where a row stands that lies at an offset.
  @inlinable
  static func place(
    ofOffset offset: Int, _ starts: [Int]
  ) -> DuplicateIdentity<SectionID, RowID>.Place {
    let section = Self.section(ofOffset: offset, starts)
    return .init(section: section, row: offset - starts[section])
  }

  /// Makes the list of some sections, from the first on.
  @inlinable
  static func list(
    _ sections: ArraySlice<Section>
  ) throws(DuplicateIdentity<SectionID, RowID>) -> IdentityList<SectionID> {
    do throws(IdentityList<SectionID>.Repetition) {
      return try IdentityList(sections.map { $0.id })
    } catch {
      throw .section(sections[error.first].id, first: error.first, second: error.second)
    }
  }
}
