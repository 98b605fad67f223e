/// The events of a table that wait while an update is being applied.
///
/// Applying an update calls back: a cell that goes ends its editing, a text field reports a change.
/// What arrives then must not start a second update within the first ("invalid number of rows",
/// xmartlabs/Eureka#1928, #2146, xmartlabs/XLForm#393). A host's shell holds a queue beside its
/// table, puts every event into it and works it off, from one place:
///
///     queue.add(event)
///     while let events = queue.begin() {
///       perform(table.apply(all: events))
///       queue.end()               // or in the completion of the animation, then pump again
///     }
///
/// All that waits is handed out at once, so that it becomes a single update.
public struct UpdateQueue<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The events that wait, the oldest first.
  public private(set) var waiting: [Event<SectionID, RowID>] = []

  /// True where an update is being applied, so that nothing is handed out.
  public private(set) var isApplying = false

  /// Makes a queue in which nothing waits.
  public init() {}

  /// Puts an event behind those that wait.
  public mutating func add(_ event: Event<SectionID, RowID>) { waiting.append(event) }

  /// Hands out all that waits and marks the beginning of an update.
  ///
  /// - Returns: The events in their order; nothing while an update is being applied, or when no
  ///   event waits.
  public mutating func begin() -> [Event<SectionID, RowID>]? {
    guard !isApplying, !waiting.isEmpty else { return nil }
    isApplying = true
    defer { waiting = [] }
    return waiting
  }

  /// Marks the end of the update that was begun.
  public mutating func end() { isApplying = false }
}
