public import Testing

/// The promises of `Documentation/Promises.md` that a test holds, by their numbers.
///
/// `PromisesTests` reads it in the sources, and compares the tests that the page names.
public struct PromiseTrait: TestTrait {
  /// The numbers of the promises.
  public let numbers: [Int]
}

extension Trait where Self == PromiseTrait {
  /// Says that a test holds promises about data.
  public static func promise(_ numbers: Int...) -> Self { PromiseTrait(numbers: numbers) }
}
