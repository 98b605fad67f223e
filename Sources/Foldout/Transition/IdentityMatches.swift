/// The offsets that a list's identities had in the previous list.
///
/// Hash look-ups dominate the cost: one among a million rows takes as long as comparing ten
/// neighbours. So equal prefixes and suffixes are only counted. Between them, each identity is
/// first compared with an expected one: the successor of the last match, or the entry at which the
/// order was interrupted.
///
///     before    a  b  c  d  e  f  g
///     after     a  b  x  d  e  c  g
///     found     =  =  ⌗  ⌗  +  ⌗  =      = counted, ⌗ looked up, + expected
@usableFromInline
struct IdentityMatches {
  /// The length of the common prefix.
  @usableFromInline let head: Int

  /// The new offset at which the common suffix begins.
  @usableFromInline let tail: Int

  /// The difference that turns a new offset in the common suffix into an old one: the old number of
  /// rows minus the new number.
  @usableFromInline let shift: Int

  /// The old offsets of the identities between prefix and suffix; -1 for new identities.
  @usableFromInline let middle: [Int32]

  /// The number of wrong expectations in a row after which identities are looked up in chunks.
  ///
  /// Chunked look-ups continue until two matches are neighbours again, because a shuffled list has
  /// no order to return to.
  @inlinable
  static var maxMisses: Int { 8 }

  /// Finds each identity of the new list in the old one.
  ///
  /// - Complexity: O(*n*) comparisons, plus a look-up for each identity that was inserted or moved,
  ///   or follows a removed one.
  @inlinable
  init<ID: Hashable>(from before: IdentityList<ID>, to after: IdentityList<ID>) {
    (head, tail, shift, middle) = before.ids.withUnsafeBufferPointer { old in
      after.ids.withUnsafeBufferPointer { new in
        if old.baseAddress == new.baseAddress, old.count == new.count {
          return (new.count, new.count, 0, [])
        }
        var head = 0
        let shorter = min(old.count, new.count)
        while head < shorter, old[head] == new[head] { head += 1 }
        let shift = old.count - new.count
        var tail = new.count
        while tail > head, tail + shift > head, old[tail - 1 + shift] == new[tail - 1] { tail -= 1 }
        let middle = Self.find(new, in: head..<tail, among: old, of: before, until: tail + shift)
        return (head, tail, shift, middle)
      }
    }
  }

  @inlinable
  static func find<ID: Hashable>(
    _ new: UnsafeBufferPointer<ID>, in range: Range<Int>, among old: UnsafeBufferPointer<ID>,
    of before: IdentityList<ID>, until end: Int
  ) -> [Int32] {
    // All remaining identities are new if no old ones remain.
    guard !range.isEmpty, end > range.lowerBound else {
      return Array(repeating: -1, count: range.count)
    }
    return Array(unsafeUninitializedCapacity: range.count) { found, count in
      count = range.count
      var expected = range.lowerBound
      var resume = range.lowerBound
      var misses = 0
      var offset = range.lowerBound
      while offset < range.upperBound {
        if misses >= maxMisses {
          let chunk = offset..<min(offset + IdentityList<ID>.chunk, range.upperBound)
          var last = -1
          before.find(new, in: chunk) { offset, match in
            misses = match >= 0 && match == last + 1 ? 0 : maxMisses
            last = match
            found[offset - range.lowerBound] = Int32(truncatingIfNeeded: match)
          }
          if last >= 0 { expected = last + 1 }
          offset = chunk.upperBound
          continue
        }
        let id = new[offset]
        var match = -1
        if expected < end, old[expected] == id {
          match = expected
          misses = 0
        } else if resume < end, old[resume] == id {
          match = resume
          misses = 0
        } else if let index = before.offset(of: id) {
          misses = index == expected ? 0 : misses + 1
          resume = expected
          match = index
        } else {
          misses += 1
        }
        if match >= 0 { expected = match + 1 }
        found[offset - range.lowerBound] = Int32(truncatingIfNeeded: match)
        offset += 1
      }
    }
  }

  /// Returns the old offset of the identity at a new offset; -1 for a new identity.
  @inlinable
  func before(_ after: Int) -> Int {
    if after < head { return after }
    return after >= tail ? after + shift : Int(middle[after - head])
  }
}
