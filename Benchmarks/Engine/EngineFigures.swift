// The engine's figures, each with its limit in the same run.
//
// All ratios are between things measured in turns, some thousand calls of one and then of the
// other, on rows drawn at random among a million, so that the caches are as cold for both. Of many
// rounds the median counts.

let rowCount = 1_000_000
let drawerCount = 100

/// Measures the engine by itself.
func measureEngine() {
  measureTaps(ids: "Int", rows: Array(0..<rowCount))
  measureTaps(ids: "36-character", rows: (0..<rowCount).map(uuidLike))
  measureLookUps(ids: "Int", rows: Array(0..<rowCount))
  measureLookUps(ids: "36-character", rows: (0..<rowCount).map(uuidLike))
  measureReplacements(ids: "Int") { $0 }
  measureReplacements(ids: "36-character", name: uuidLike)
  measureAllocations()
}

/// An identity of 36 characters with its differences spread, as in a UUID.
func uuidLike(_ number: Int) -> String {
  // A multiplication by an odd number is a bijection, so that no identity comes twice.
  let mixed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
  let digits = String(mixed, radix: 16)
  let hex = String(repeating: "0", count: 16 - digits.count) + digits
  let halves = (hex.prefix(8), hex.suffix(8))
  return "\(halves.0)-4f01-8d0c-a7e5-4f01\(halves.1)"
}
