/// The open drawers of a table, in the order in which they are shown.
///
/// There are three ways of counting. Offsets count all rows, *ordinals* skip hidden rows, and *flat
/// indices* count all shown items of all sections, including drawers:
///     row           a   b   c   d         e   f
///     hidden            ×
///     open                      ▽
///     offset        0   1   2   3         4   5
///     ordinal       0       1   2         3   4
///     flat index    0       1   2   3     4   5
///
/// Each owner's ordinal is stored beside its offset; ordinals change only if rows are hidden or
/// shown. With them, a flat index is resolved by one binary search in this list and one in the list
/// of hidden rows; otherwise one search would be nested in the other.
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

  /// The item at a flat index.
  @usableFromInline
  enum Find: Equatable, Sendable {
    /// The row with this ordinal.
    case row(ordinal: Int)

    /// The drawer of the row at this offset.
    case drawer(ofOffset: Int)
  }

  @usableFromInline var owners: [Owner] = []

  @inlinable
  init() {}

  /// Returns the number of open drawers whose owners are above an offset.
  @inlinable
  func count(belowOffset offset: Int) -> Int { owners.partitionPoint { $0.offset >= offset } }

  /// Returns the index of a row's drawer in the list; `nil` if it is folded.
  @inlinable
  func index(ofOffset offset: Int) -> Int? {
    let index = count(belowOffset: offset)
    return index < owners.count && owners[index].offset == offset ? index : nil
  }

  /// Returns the indices of the open drawers whose owners are in a range of offsets.
  @inlinable
  func indices(within offsets: Range<Int>) -> Range<Int> {
    count(belowOffset: offsets.lowerBound)..<count(belowOffset: offsets.upperBound)
  }

  @inlinable
  mutating func insert(_ owner: Owner) {
    owners.insert(owner, at: count(belowOffset: owner.offset))
  }

  /// Finds the item at a flat index.
  @inlinable
  func find(flatIndex: Int) -> Find {
    // The owner at index i has the flat index ordinal + i, because i drawers are above it.
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

/// The number of drawers of a table that may be open at the same time.
///
/// The default is one, which is what users of other libraries of expandable rows ask for (see
/// `Benchmarks/README.md`). The policy also decides which drawers fold when a person interacts with
/// another row.
public enum DrawerPolicy: Hashable, Sendable, CaseIterable {
  /// One drawer in the whole table.
  ///
  /// It folds if another drawer opens, a row without a drawer is tapped, or editing of a text
  /// begins.
  case one

  /// One drawer in each section.
  ///
  /// It folds if, in the same section, another drawer opens, a row without a drawer is tapped, or
  /// editing of a text begins. Drawers of other sections stay open.
  case onePerSection

  /// Any number of drawers; opening one folds no other.
  case many
}
