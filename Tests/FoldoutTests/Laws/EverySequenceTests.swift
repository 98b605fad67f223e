import Foldout
import FoldoutTesting
import TestSupport
import Testing

/// Every sequence of three events over a small table, of all nine kinds, under every policy; of
/// four in `make test-all`.
@Suite struct EverySequenceTests {
  /// Owners above, below and in another section, a text row, a hidden row, an empty section.
  private static func table(policy: DrawerPolicy) throws -> TestTable {
    try TestTable(
      "S[a t b] T[] U[c h]", owners: ["a", "b", "c", "h"], policy: policy, hidden: ["h"])
  }

  /// At least one event of every kind, and more taps, as in real use.
  private static func events() throws -> [TestEvent] {
    [
      .tap("a"), .tap("b"), .tap("t"), .open("c"), .close("a"), .beginEditing("t"),
      .endEditing("t"), .hide(["a", "t"]), .show(["a", "h"]), .changed(["b", "h"]),
      .replace(try Outline("U[c a] S[b n t]"), owners: ["a", "c", "n"]),
    ]
  }

  @Test("Every law holds after every sequence of a few events", arguments: DrawerPolicy.allCases)
  func everyLawHoldsAfterEverySequence(policy: DrawerPolicy) throws {
    let events = try Self.events()
    let walk = LawWalk(from: try Self.table(policy: policy))
    let length = Depth.of(3, all: 4)
    let steps = try walk.takeEverySequence(of: events, length: length)
    #expect(steps == (1...length).reduce(0) { steps, _ in (steps + 1) * events.count })
  }

  @Test("The events under test are of all nine kinds")
  func theEventsAreOfAllNineKinds() throws {
    let kinds = try Set(
      Self.events().map { event in
        switch event {
        case .tap: 0
        case .open: 1
        case .close: 2
        case .beginEditing: 3
        case .endEditing: 4
        case .show: 5
        case .hide: 6
        case .replace: 7
        case .changed: 8
        }
      })
    #expect(kinds.count == 9)
  }
}
