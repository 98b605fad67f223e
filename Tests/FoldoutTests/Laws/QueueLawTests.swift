import Foldout
import FoldoutTesting
import Testing

/// Law 8: events that arrive while an update is being applied wait.
@Suite struct QueueLawTests {
  @Test("Events that arrive during an update wait", arguments: DrawerPolicy.allCases)
  func eventsThatArriveInTheMiddleWait(policy: DrawerPolicy) throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("queue, policy \(policy): FOLDOUT_SEED=\(seed)")
    var world = RandomWorld(sections: [1, 2, 3], rows: Array(10..<18), seed: seed)
    for _ in 0..<200 {
      var table = world.table(policy: policy)
      let start = table
      let bursts = (0..<4).map { number in
        (0...number).map { _ in
          let event = world.event(for: table)
          _ = table.apply(event)
          return event
        }
      }
      try checkQueue(from: start, bursts: bursts)
    }
  }

  @Test("A queue returns all waiting events at once, and none during an update")
  func aQueueHandsOutAllThatWaitsAtOnceAndNothingMeanwhile() {
    var queue = UpdateQueue<String, String>()
    #expect(queue.begin() == nil)
    queue.add(.tap("a"))
    queue.add(.tap("b"))
    #expect(queue.begin() == [.tap("a"), .tap("b")])
    queue.add(.tap("c"))
    #expect(queue.isApplying)
    #expect(queue.begin() == nil)
    #expect(queue.waiting == [.tap("c")])
    queue.end()
    #expect(!queue.isApplying)
    #expect(queue.begin() == [.tap("c")])
    queue.end()
    #expect(queue.begin() == nil)
  }
}
