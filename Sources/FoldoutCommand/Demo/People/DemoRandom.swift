/// The random number generator for the demo's people, with the same sequence on every machine.
///
/// SplitMix64 of Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
/// Each person has a sequence of their own, so that one more draw for one person leaves all others
/// unchanged.
struct DemoRandom {
  private var state: UInt64

  init(person: Int) {
    // Multiply by a large odd number, so that the sequences of neighbours begin far apart.
    state = UInt64(person) &* 0xD134_2543_DE82_EF95
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Draws a number in the range. (The modulo bias, about 1 in 10¹⁶, does not matter here.)
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Draws true with the probability 1 / `count`.
  mutating func oneIn(_ count: Int) -> Bool { next() % UInt64(count) == 0 }

  /// Draws an element. The array must not be empty.
  mutating func one<Thing>(of things: [Thing]) -> Thing {
    precondition(!things.isEmpty, "There is nothing to draw from.")
    return things[number(0...things.count - 1)]
  }

  /// Fills a pattern: replaces each `#` by any digit, and each `%` by one that is not 0.
  mutating func filled(_ pattern: some StringProtocol) -> String {
    var text = ""
    for character in pattern {
      switch character {
      case "#": text += "\(number(0...9))"
      case "%": text += "\(number(1...9))"
      default: text.append(character)
      }
    }
    return text
  }
}
