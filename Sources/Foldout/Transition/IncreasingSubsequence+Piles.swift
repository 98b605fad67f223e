extension IncreasingSubsequence {
  /// Puts a chunk of numbers on their piles.
  ///
  /// All searches use the piles as they are before the first number of the chunk is put, so that
  /// the processor can run the searches in parallel. By the time a number is put, its pile may show
  /// a smaller number, or there may be new piles. So the number belongs on the pile that was found
  /// or on one of the next few.
  @inlinable
  mutating func put(_ cards: Slice<UnsafeMutableBufferPointer<Card>>) {
    let cards = UnsafeMutableBufferPointer(rebasing: cards)
    var remaining = Int32(truncatingIfNeeded: length)
    while remaining > 0 {
      let half = (remaining + 1) / 2
      for index in cards.indices {
        let pile = cards[index].pile
        // The mask has all bits set if the number belongs on a later pile. A comparison would
        // compile to a branch that is mispredicted half of the time: a million searches took six
        // times as long.
        let isLater = (numbers[Int(pile &+ half &- 1)] &- cards[index].number) >> 31
        cards[index].pile = pile &+ (half & isLater)
      }
      remaining -= half
    }
    for card in cards {
      var pile = Int(card.pile)
      while pile < length, numbers[pile] < card.number { pile += 1 }
      put(card, on: pile)
    }
  }

  /// Puts a number on a pile, or on a new pile after all others.
  @inlinable
  mutating func put(_ card: Card, on pile: Int) {
    previous[Int(card.index)] = pile > 0 ? indices[pile - 1] : -1
    numbers[pile] = card.number
    indices[pile] = card.index
    if pile == length { length += 1 }
  }
}
