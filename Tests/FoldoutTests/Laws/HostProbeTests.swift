import Foldout
import FoldoutTesting
import Testing

/// The probe of hosts: it passes a correct host and detects a faulty one.
@Suite struct HostProbeTests {
  /// A minimal host, with or without a fault.
  private final class Host {
    var mirror = MirrorTable(showing: Presentation<String, String>(sections: []))
    let ignoresFolding: Bool

    init(ignoresFolding: Bool) { self.ignoresFolding = ignoresFolding }

    var probe: HostProbe<String, String> {
      HostProbe(
        load: { self.mirror = MirrorTable(showing: $0.presentation) },
        perform: { step, table in
          var update = step.update
          if self.ignoresFolding, update?.insertions.isEmpty == false { update?.deletions = [] }
          try self.mirror.perform(update, reading: table.presentation)
        },
        shown: { self.mirror.shown.sections.map(\.items) })
    }
  }

  private func prove(_ host: Host) throws {
    var world = RandomWorld(sections: ["S", "T"], rows: ["a", "b", "c", "d", "e"], seed: 3)
    let table = world.table(policy: .one)
    try host.probe.prove(from: table, steps: 500, in: &world)
  }

  @Test("A correct host passes the probe")
  func aHostThatFollowsIsProved() throws { try prove(Host(ignoresFolding: false)) }

  @Test("A host that forgets to fold fails the probe")
  func aHostThatForgetsToFoldIsFoundOut() {
    #expect(throws: (any Error).self) { try prove(Host(ignoresFolding: true)) }
  }

  @Test("A host with too few sections fails the probe")
  func aHostWithTooFewSectionsIsFoundOut() throws {
    let probe = HostProbe<String, String>(load: { _ in }, perform: { _, _ in }, shown: { [] })
    var world = RandomWorld(sections: ["S"], rows: ["a"], seed: 3)
    let table = try TestTable("S[a]", owners: [])
    #expect(throws: LawError<String, String>.self) {
      try probe.prove(from: table, steps: 1, in: &world)
    }
  }

  @Test("A violation describes the path that leads to it")
  func aViolationTellsThePathToItself() throws {
    let table = try TestTable("S[a b]", owners: ["a"])
    let violation = LawError<String, String>(
      .countsAddUp, .counting(.emptyUpdate, nil), start: table.presentation,
      path: [.tap("a"), .hide(["b"]), .replace(try Outline("S[b] T[]"), owners: ["b"])])
    #expect(
      violation.description == """
        Law 3 (countsAddUp) does not hold. The update has nothing in it. Update: none.
          start: S[a b]
          path:  tap a → hide ["b"] → replace by S[b] T[], owners ["b"]
        """)
  }
}
