/// The open drawers of a table in the order in which they are shown.
///
/// Three ways of counting meet here. Offsets count all rows, *ordinals* leave out the hidden ones,
/// *indices* count what is shown, drawers included, through all sections:
///
///     row           a   b   c   d         e   f
///     hidden            ×
///     open                      ▽
///     offset        0   1   2   3         4   5
///     ordinal       0       1   2         3   4
///     index         0       1   2   3     4   5
///
/// The ordinals of the owners are kept beside their offsets. They change only when rows hide or
/// show, and with them an index is turned into an item by one binary search in this list and one in
/// that of the hidden rows, instead of one within the other.
@usableFromInline
struct OpenDrawers: Equatable, Sendable {
  @usableFromInline
  struct Owner: Equatable, Sendable {
    @usableFromInline var offset: Int
    @usableFromInline var ordinal: Int

    @inlinable
    init(offset: Int, ordinal: Int) {
      self.offset = offset
      self.ordinal = ordinal
    }
  }

  /// The item at a position.
  @usableFromInline
  enum Find: Equatable, Sendable {
    /// The row that is the n-th of those that are not hidden.
    case row(ordinal: Int)

    /// The drawer of the row at this offset.
    case drawer(ofOffset: Int)
  }

  @usableFromInline var owners: [Owner] = []

  @inlinable
  init() {}

  /// Counts the drawers of rows before this one.
  @inlinable
  func count(belowOffset offset: Int) -> Int { owners.partitionPoint { $0.offset >= offset } }

  /// Finds the drawer of a row, if it is open.
  @inlinable
  func index(ofOffset offset: Int) -> Int? {
    let index = count(belowOffset: offset)
    return index < owners.count && owners[index].offset == offset ? index : nil
  }

  /// Finds the drawers of rows that lie within a range.
  @inlinable
  func indices(within offsets: Range<Int>) -> Range<Int> {
    count(belowOffset: offsets.lowerBound)..<count(belowOffset: offsets.upperBound)
  }

  @inlinable
  mutating func insert(_ owner: Owner) {
    owners.insert(owner, at: count(belowOffset: owner.offset))
  }

  /// Finds what is shown at an index.
  @inlinable
  func find(flatIndex: Int) -> Find {
    // The owner at index i is shown at index ordinal + i, for i drawers are above it.
    let low = owners.partitionPoint { owner, index in owner.ordinal + index > flatIndex }
    guard low > 0 else { return .row(ordinal: flatIndex) }
    let owner = owners[low - 1]
    switch flatIndex - (owner.ordinal + low - 1) {
    case 0: return .row(ordinal: owner.ordinal)
    case 1: return .drawer(ofOffset: owner.offset)
    default: return .row(ordinal: flatIndex - low)
    }
  }
}
