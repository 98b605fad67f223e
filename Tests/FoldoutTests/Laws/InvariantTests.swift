@testable import Foldout
import Testing

/// Breaks each invariant by hand, to show that the check of the invariants can fail.
///
/// Only these tests access a table's internals, because no event leads to these states.
@Suite struct InvariantTests {
  private func broken(
    policy: DrawerPolicy = .many, hidden: Set<String> = [], open: [String] = [],
    _ change: (inout TestTable) -> Void
  ) throws -> InvariantError? {
    var table = try TestTable(
      "S[a b c] T[d e]", owners: ["a", "b", "d"], policy: policy, open: open, hidden: hidden)
    try table.checkInvariants()
    change(&table)
    do throws(InvariantError) { try table.checkInvariants() } catch { return error }
    return nil
  }

  @Test("Each broken invariant is detected")
  func eachBrokenInvariantIsFound() throws {
    #expect(
      try broken { $0.hiddenOffsets.offsets = [2, 1] } == .hiddenRowsOutOfOrder([2, 1]))
    #expect(try broken { $0.hiddenOffsets.offsets = [5] } == .hiddenRowsOutOfOrder([5]))
    #expect(
      try broken(open: ["a", "b"]) { $0.drawers.owners.reverse() } == .drawersOutOfOrder([1, 0]))
    #expect(
      try broken(open: ["a"]) { $0.hiddenOffsets.offsets = [0] } == .hiddenRowIsOpen(0))
    #expect(
      try broken { $0.drawers.owners = [.init(offset: 2, ordinal: 2)] } == .openRowIsNoOwner(2))
    #expect(
      try broken(hidden: ["a"], open: ["b"]) { $0.drawers.owners[0].ordinal = 1 }
        == .staleOrdinal(offset: 1, kept: 1, counted: 0))
    #expect(
      try broken(policy: .one, open: ["d"]) {
        $0.drawers.owners.insert(.init(offset: 0, ordinal: 0), at: 0)
      } == .tooManyDrawers(2, inSection: nil))
    #expect(
      try broken(policy: .onePerSection, open: ["a"]) {
        $0.drawers.owners.append(.init(offset: 1, ordinal: 1))
      } == .tooManyDrawers(2, inSection: 0))
    #expect(try broken { $0.editedRow = "a" } == .impossibleEditing)
    #expect(try broken { $0.editedRow = "x" } == .impossibleEditing)
    #expect(try broken(hidden: ["c"]) { $0.editedRow = "c" } == .impossibleEditing)
    #expect(
      try broken(policy: .one, open: ["a"]) { $0.editedRow = "c" } == .drawerOpenWhileEditing)
  }
}
