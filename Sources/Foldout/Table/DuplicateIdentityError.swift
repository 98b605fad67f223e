/// An error about an identity that occurs twice in an outline.
///
/// ```swift
/// let error = DuplicateIdentityError<String, String>.row(
///   "phone", first: .init(section: 0, row: 1), second: .init(section: 1, row: 0))
/// ```
public enum DuplicateIdentityError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Error, Hashable, Sendable
{
  /// The indices of a row in the sections of the outline; unlike a `Position`, it counts hidden
  /// rows.
  public struct RowIndex: Hashable, Sendable {
    /// The index of the section, counted from zero.
    public var section: Int

    /// The index of the row in its section, counted from zero.
    public var row: Int

    /// Creates a row index from the indices of section and row.
    @inlinable
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// A section's identity occurs twice, at these indices.
  case section(SectionID, first: Int, second: Int)

  /// A row's identity occurs twice, in the same section or in two.
  case row(RowID, first: RowIndex, second: RowIndex)
}

extension DuplicateIdentityError: CustomStringConvertible {
  /// The error as a sentence for the developer, with indices counted from zero.
  public var description: String {
    switch self {
    case .section(let id, let first, let second):
      "The section \(id) stands in the outline twice, as section \(first) and as section \(second). "
        + "Give one of them another identity."
    case .row(let id, let first, let second):
      "The row \(id) stands in the outline twice, as row \(first.row) of section \(first.section)"
        + " and as row \(second.row) of section \(second.section). Give one of them another identity."
    }
  }
}
