import Testing

@testable import FoldoutWeb

/// Bodies as they arrive: what is kept of them, and what all of them together may take.
@Suite struct BodyReadingTests {
  @Test("A byte budget is never exceeded or overdrawn")
  func aBudgetIsNeverExceeded() {
    var budget = ByteBudget(capacity: 10)
    let taken = [6, 5, 4, 1, 0].map { budget.take($0) }
    #expect(taken == [true, false, true, false, true] && budget.taken == 10)
    budget.release(4)
    #expect(budget.taken == 6)
    budget.release(100)
    let isTaken = budget.take(11)
    #expect(!isTaken && budget.taken == 0)
  }

  @Test("Bytes are returned to the room when their last holder is released")
  func bytesAreGivenBackWithTheLastMention() {
    let room = SharedByteBudget(capacity: 10)
    var held = room.reserve(8)
    #expect(held != nil && room.reserve(3) == nil && room.taken == 8)
    held = nil
    #expect(room.taken == 0)
  }

  /// Returns the steps for parts of so many bytes, each of which finds room.
  private func steps(_ parts: [Int], of reading: inout BodyReading) -> [BodyReading.Step] {
    parts.map { part in
      let step = reading.receive(part)
      if step == .keep { reading.keep(repeatElement(7, count: part)) }
      return step
    }
  }

  @Test("A body within the limit is kept")
  func aBodyWithinTheLimitIsKept() {
    var reading = BodyReading(limit: 6)
    let steps = steps([2, 1, 3], of: &reading)
    #expect(steps == [.keep, .keep, .keep])
    #expect(reading.bytes.count == 6 && reading.refusal == nil && reading.isWhole)
  }

  /// The rest of what is refused is received and thrown away, up to a limit.
  @Test("A body over the limit is dropped, and received up to a second limit")
  func aLargerOneIsDropped() {
    var reading = BodyReading(limit: 6)
    let first = steps([4, 3, 1000], of: &reading)
    #expect(first == [.keep, .drop(releasing: 4), .drop(releasing: 0)])
    #expect(reading.bytes.isEmpty && reading.refusal == .tooLarge(limit: 6) && reading.isWhole)
    let rest = steps([BodyReading.maxDrained], of: &reading)
    #expect(rest == [.end] && !reading.isWhole)
  }

  @Test("A body for which there is no room is dropped and refused as overload")
  func oneThatFindsNoRoomIsDropped() {
    var reading = BodyReading(limit: 6)
    _ = steps([2], of: &reading)
    let step = reading.receive(2)
    let refused = reading.refuse(.overloaded)
    let rest = steps([1], of: &reading)
    #expect(step == .keep && refused == .drop(releasing: 2))
    #expect(rest == [.drop(releasing: 0)] && reading.refusal == .overloaded)
  }
}
