extension Rise {
  /// Puts some numbers on the piles where they belong.
  ///
  /// The searches ask the piles as they are before the first of them, so that the processor makes
  /// them side by side. A pile on which a number was put since shows a smaller one or is new: each
  /// of the others belongs on the pile that was found, or on one of the next few.
  @inlinable
  mutating func put(_ cards: Slice<UnsafeMutableBufferPointer<Card>>) {
    let cards = UnsafeMutableBufferPointer(rebasing: cards)
    var left = Int32(truncatingIfNeeded: length)
    while left > 0 {
      let half = (left + 1) / 2
      for index in cards.indices {
        let pile = cards[index].pile
        // All bits are set where the number belongs on a later pile. A comparison would become a
        // branch that the processor guesses wrong every other time, and a million searches took six
        // times as long.
        let isLater = (numbers[Int(pile &+ half &- 1)] &- cards[index].number) >> 31
        cards[index].pile = pile &+ (half & isLater)
      }
      left -= half
    }
    for card in cards {
      var pile = Int(card.pile)
      while pile < length, numbers[pile] < card.number { pile += 1 }
      put(card, on: pile)
    }
  }

  /// Puts a number on a pile, or on a new one after all others.
  @inlinable
  mutating func put(_ card: Card, on pile: Int) {
    previous[Int(card.index)] = pile > 0 ? indices[pile - 1] : -1
    numbers[pile] = card.number
    indices[pile] = card.index
    if pile == length { length += 1 }
  }
}
