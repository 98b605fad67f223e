public import Foldout

/// A host under test: three ways to work it, and nothing else that a law need know of it.
public struct HostProbe<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
  /// Shows a table for the first time, or anew.
  public var load: (Table<SectionID, RowID>) throws -> Void

  /// Carries out a step, after which the table is the one given.
  public var perform: (Step<SectionID, RowID>, Table<SectionID, RowID>) throws -> Void

  /// Tells what is on the screen, section by section.
  public var shown: () throws -> [[Item<RowID>]]

  /// Describes how to work a host.
  public init(
    load: @escaping (Table<SectionID, RowID>) throws -> Void,
    perform: @escaping (Step<SectionID, RowID>, Table<SectionID, RowID>) throws -> Void,
    shown: @escaping () throws -> [[Item<RowID>]]
  ) {
    self.load = load
    self.perform = perform
    self.shown = shown
  }

  /// Proves a host by a random walk: after each step it shows what the table shows.
  ///
  /// - Parameters:
  ///   - table: Where the walk starts.
  ///   - steps: How many events are taken.
  ///   - world: Where the events come from; print its seed.
  /// - Throws: `LawError`, or the host's own error.
  public func prove(
    from table: Table<SectionID, RowID>, steps: Int,
    in world: inout RandomWorld<SectionID, RowID>
  ) throws {
    var walk = LawWalk(from: table)
    try load(table)
    for number in 0..<steps {
      if number % 8 == 0 { walk.rest() }
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
          .replays, .showsOtherwise(found, expected: expected, step.update))
      }
    }
  }
}
