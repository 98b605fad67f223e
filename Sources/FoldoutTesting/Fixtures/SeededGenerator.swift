import Foundation

/// A random number generator whose sequence is determined by its seed.
///
/// SplitMix64 of Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators* (2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns the seed in the environment variable `FOLDOUT_SEED`, or else a random one.
  ///
  /// Tests print it, so that a failure can be reproduced.
  public static func seedOfThisRun() -> UInt64 {
    seedOfThisRun(otherwise: UInt64.random(in: 0...9_999_999))
  }

  /// Returns the seed in the environment variable `FOLDOUT_SEED`, or else the given one.
  ///
  /// Stops if the variable holds no seed: another one would not repeat the run.
  public static func seedOfThisRun(otherwise seed: UInt64) -> UInt64 {
    let text = ProcessInfo.processInfo.environment["FOLDOUT_SEED"] ?? ""
    guard !text.isEmpty else { return seed }
    guard let chosen = UInt64(text) else {
      preconditionFailure("FOLDOUT_SEED is no whole number: \(text)")
    }
    return chosen
  }
}
