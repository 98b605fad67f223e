/// The refusal of an outline in which one identity stands at two places.
public enum DuplicateIdentityError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Error, Hashable, Sendable
{
  /// The place of a row in the sections that were given: unlike a position it counts every row.
  public struct RowIndex: Hashable, Sendable {
    /// The section, counted from zero.
    public var section: Int

    /// The row in that section, counted from zero.
    public var row: Int

    /// Names a place by section and row.
    @inlinable
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// A section's identity came again, at the second of two indices.
  case section(SectionID, first: Int, second: Int)

  /// A row's identity came again, in the same or in another section.
  case row(RowID, first: RowIndex, second: RowIndex)
}

extension DuplicateIdentityError: CustomStringConvertible {
  /// The refusal as a sentence for the developer, with both places counted from zero.
  public var description: String {
    switch self {
    case .section(let id, let first, let second):
      "The section \(id) stands in the outline twice, as section \(first) and as section \(second)."
    case .row(let id, let first, let second):
      "The row \(id) stands in the outline twice, as row \(first.row) of section \(first.section)"
        + " and as row \(second.row) of section \(second.section)."
    }
  }
}
