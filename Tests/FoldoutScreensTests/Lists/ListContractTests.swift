import FoldoutForms
import FoldoutRecords
import FoldoutScreens
import FoldoutTesting
import Testing

/// Checks the text host against the contract of lists.
@Suite struct ListContractTests {
  @Test("The text host keeps the contract of lists")
  func keeps() async throws {
    let seed = SeededGenerator.seedOfThisRun()
    print("ListContract: FOLDOUT_SEED=\(seed)")
    let contract = ListContract { TextListUser(talk: ListConversation($0)) }
    #expect(try await contract.violations(seed: seed, steps: 300) == [])
  }

  @Test("A host that forgets an open bar breaks the contract of lists")
  func planted() async throws {
    let contract = ListContract { TextListUser(talk: ListConversation($0), forgets: true) }
    #expect(try await !contract.violations(seed: 1).isEmpty)
  }
}

/// A user of a list through the text host.
private struct TextListUser: ListUser {
  var talk: ListConversation
  /// A planted fault: open bars are not shown.
  var forgets = false

  mutating func tap(_ key: Int64) { talk.tap(key) }

  mutating func press(_ action: ActionID, of key: Int64) { talk.press(action, of: key) }

  mutating func undo(_ key: Int64) {
    guard let id = talk.removed.first(where: { $0.value.key == key })?.key else { return }
    talk.send(.restore(id, ListConversation.key(key)), bars: [])
  }

  mutating func removeElsewhere(_ key: Int64) { talk.rows.removeAll { $0.key == key } }

  var lines: [String] {
    let shown = talk.lines.filter { !$0.hasPrefix("!") && !$0.hasPrefix("↶") }
    return forgets
      ? shown.filter { !$0.hasPrefix("  ") }
      : shown.map { $0.trimmingPrefix("  ").description }
  }
}
