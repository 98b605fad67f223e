/// Where each identity of a list stood in the list before.
///
/// Look-ups are what costs: one among a million rows takes as long as comparing ten neighbours. So
/// equal beginnings and ends are only counted, and between them an identity is first compared with
/// the one that is expected: the successor of the last that was found, or the one at which the
/// order was left.
///
///     before    a  b  c  d  e  f  g
///     after     a  b  x  d  e  c  g
///     found     =  =  ⌗  ⌗  +  ⌗  =      = counted, ⌗ looked up, + expected
@usableFromInline
struct IdentityMatches {
  /// The number of identities with which both lists begin.
  @usableFromInline let head: Int

  /// The offset after from which both lists are alike to their ends.
  @usableFromInline let tail: Int

  /// The number of rows before less the number after: added to an offset of the common end it gives
  /// the offset before.
  @usableFromInline let shift: Int

  /// For the identities between beginning and end, their offsets before, or -1.
  @usableFromInline let middle: [Int32]

  /// After so many expectations that failed one after the other, identities are looked up side by
  /// side and none is expected, until two are neighbours again: a list that was shuffled has no
  /// order to return to.
  @inlinable
  static var patience: Int { 8 }

  /// Finds all identities of a list in another.
  ///
  /// - Complexity: O(*n*) comparisons, and a look-up for each identity that came, went before or
  ///   left its order.
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
    // Where all that is left has come, or nothing was left before, there is nothing to find.
    guard !range.isEmpty, end > range.lowerBound else {
      return Array(repeating: -1, count: range.count)
    }
    return Array(unsafeUninitializedCapacity: range.count) { found, count in
      count = range.count
      var expected = range.lowerBound
      var left = range.lowerBound
      var failures = 0
      var offset = range.lowerBound
      while offset < range.upperBound {
        if failures >= patience {
          let chunk = offset..<min(offset + IdentityList<ID>.chunk, range.upperBound)
          var last = -1
          before.find(new, in: chunk) { offset, match in
            failures = match >= 0 && match == last + 1 ? 0 : patience
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
          failures = 0
        } else if left < end, old[left] == id {
          match = left
          failures = 0
        } else if let index = before.offset(of: id) {
          failures = index == expected ? 0 : failures + 1
          left = expected
          match = index
        } else {
          failures += 1
        }
        if match >= 0 { expected = match + 1 }
        found[offset - range.lowerBound] = Int32(truncatingIfNeeded: match)
        offset += 1
      }
    }
  }

  /// Tells where an identity after stood before; -1 where it has come.
  @inlinable
  func before(_ after: Int) -> Int {
    if after < head { return after }
    return after >= tail ? after + shift : Int(middle[after - head])
  }
}
