/// The part of a font that decides how much room a text takes.
struct TextFace: Hashable, Sendable {
  /// The size in points.
  var size: CGFloat
  /// A weight of medium or above, measured as semibold.
  var isBold: Bool = false
  /// All digits are as wide as a zero.
  var hasMonospacedDigits: Bool = false
  /// All characters are 0.6 em wide.
  var isMonospaced: Bool = false

  /// The distance from one line's top to the next one's.
  ///
  /// San Francisco's ascent and descent are 1950 and 494 of 2048 units: 20.29 pt at 17 pt.
  var lineHeight: CGFloat { ascender - descender }
  /// The distance from the baseline up to a line's top.
  var ascender: CGFloat { size * 1950 / 2048 }
  /// The distance from the baseline to a line's bottom, negative.
  var descender: CGFloat { size * -494 / 2048 }
  /// The height of a capital letter.
  var capHeight: CGFloat { size * 1443 / 2048 }
  /// The height of a small x.
  var xHeight: CGFloat { size * 1078 / 2048 }

  /// Measures one character in points.
  func advance(of character: Character) -> CGFloat {
    if isMonospaced { return character.isNewline ? 0 : size * 0.6 }
    let widths = isBold ? AdvanceWidths.semibold : AdvanceWidths.regular
    return size * widths.advance(of: character, monospacedDigits: hasMonospacedDigits)
  }

  /// Measures a text on one line, rounded up to 1/64 pt.
  func width(of text: String) -> CGFloat {
    var sum: CGFloat = 0
    for character in text { sum += advance(of: character) }
    return sum.roundedUpToTextUnit
  }
}

extension CGFloat {
  /// The value rounded up to 1/64: the unit in which browsers place text.
  ///
  /// A box narrower than its text by less than that loses the last letter. The small term keeps
  /// sums that are whole but for their last bit from growing by a unit.
  var roundedUpToTextUnit: CGFloat { ((self * 64) - 1e-6).rounded(.up) / 64 }

  /// The value rounded up to half a point: a pixel of a display of scale two.
  var roundedUpToPixel: CGFloat { ((self * 2) - 1e-6).rounded(.up) / 2 }

  /// The value rounded to the nearest half point.
  var roundedToPixel: CGFloat { (self * 2).rounded() / 2 }
}
