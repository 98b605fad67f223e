import Foldout

// The engine's figures, each with a baseline of the same run.
//
// Compared work is measured by turns, some thousand calls of each, on rows drawn at random among a
// million, so that caches are equally cold for both. Figures are medians of many rounds.

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

/// Returns an outline of one section with rows that are all different.
func oneSection<ID: Hashable & Sendable>(of rows: [ID]) -> Outline<Int, ID> {
  do { return try Outline([.init(id: 0, rows: rows)]) } catch {
    preconditionFailure("A measurement names a row twice. \(error)")
  }
}

/// Returns an identity of 36 characters that resembles a UUID, unique for each number.
func uuidLike(_ number: Int) -> String {
  // Multiplying by an odd number is a bijection, so no identity repeats.
  let mixed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
  let digits = String(mixed, radix: 16)
  let hex = String(repeating: "0", count: 16 - digits.count) + digits
  let halves = (hex.prefix(8), hex.suffix(8))
  return "\(halves.0)-4f01-8d0c-a7e5-4f01\(halves.1)"
}
