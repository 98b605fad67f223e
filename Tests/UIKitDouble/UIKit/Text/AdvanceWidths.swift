/// The fixed table of letter widths that all text is measured with.
///
/// The widths are Inter's, tracked by −0.020 em, which is within −2.2 … +3.2 % of San Francisco's.
/// They are part of the source, so a layout is the same on every machine. Kerning and the shaping
/// of Arabic and Indic scripts are left out: their widths are too large.
struct AdvanceWidths: Sendable {
  /// The units of an em that the rows are written in.
  static let unitsPerEm: CGFloat = 2048
  /// The tracking that brings Inter to San Francisco's widths, in em.
  static let tracking: CGFloat = -0.020

  static let regular = AdvanceWidths(rows: regularRows)
  static let semibold = AdvanceWidths(rows: semiboldRows)

  /// Widths by scalar value up to U+27BF, zero where the table has none.
  private var near: [UInt16]
  /// Widths of the few scalars above.
  private var far: [UInt32: UInt16]

  private init(rows: String) {
    near = Array(repeating: .max, count: 0x27C0)
    far = [:]
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: " ")
      guard let head = fields.first, let start = UInt32(head, radix: 16) else { continue }
      for (offset, field) in fields.dropFirst().enumerated() {
        guard let width = UInt16(field) else { continue }
        let scalar = start + UInt32(offset)
        if scalar < UInt32(near.count) {
          near[Int(scalar)] = width
        } else {
          far[scalar] = width
        }
      }
    }
  }

  /// Measures one character in em.
  ///
  /// An emoji is one square however many scalars it has; marks and joiners take no place.
  func advance(of character: Character, monospacedDigits: Bool = false) -> CGFloat {
    guard let first = character.unicodeScalars.first else { return 0 }
    if monospacedDigits, ("0"..."9").contains(character) { return width(of: "0") }
    if first.value >= 0x2190, first.properties.isEmojiPresentation { return 1.25 }
    var sum: CGFloat = 0
    for scalar in character.unicodeScalars { sum += width(of: scalar) }
    return sum
  }

  private func width(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: return 0
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: return 0
    case 0x0591...0x05C7, 0x064B...0x065F: return 0
    case 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      return 1
    default: break
    }
    let units = scalar.value < UInt32(near.count) ? near[Int(scalar.value)] : far[scalar.value]
    guard let units, units != .max else { return 0.6 }
    return units == 0 ? 0 : CGFloat(units) / Self.unitsPerEm + Self.tracking
  }
}
