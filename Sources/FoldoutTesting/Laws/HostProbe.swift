public import Foldout

/// A host under test, as the three operations that the laws need.
public struct HostProbe<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
  /// Shows a table from scratch.
  public var load: (Table<SectionID, RowID>) throws -> Void

  /// Performs a step; the given table is the state after it.
  public var perform: (Step<SectionID, RowID>, Table<SectionID, RowID>) throws -> Void

  /// Returns the items on the screen, section by section.
  public var shown: () throws -> [[Item<RowID>]]

  /// Creates a probe from the host's operations.
  public init(
    load: @escaping (Table<SectionID, RowID>) throws -> Void,
    perform: @escaping (Step<SectionID, RowID>, Table<SectionID, RowID>) throws -> Void,
    shown: @escaping () throws -> [[Item<RowID>]]
  ) {
    self.load = load
    self.perform = perform
    self.shown = shown
  }

  /// Tests the host with a random walk: after each step it must show what the table shows.
  ///
  /// - Parameters:
  ///   - table: The start of the walk.
  ///   - steps: The number of events.
  ///   - world: The source of the events; print its seed.
  /// - Throws: `LawError`, or the host's own error.
  public func prove(
    from table: Table<SectionID, RowID>, steps: Int,
    in world: inout RandomWorld<SectionID, RowID>
  ) throws {
    var walk = LawWalk(from: table)
    try load(table)
    for number in 0..<steps {
      if number % 8 == 0 { walk.restart() }
      let step = try walk.take(world.event(for: walk.table))
      try perform(step, walk.table)
      let expected = walk.table.presentation
      var found = expected
      let items = try shown()
      guard items.count == expected.sections.count else {
        throw walk.violation(
          .replays, .count(items.count, expected: expected.sections.count))
      }
      for index in items.indices { found.sections[index].items = items[index] }
      guard found == expected else {
        throw walk.violation(
          .replays, .showsWrongPresentation(found, expected: expected, step.update))
      }
    }
  }
}
