/// A queue for events that arrive while an update is being applied.
///
/// Applying an update causes callbacks: a removed cell ends its editing, a text field reports a
/// change. The resulting events must not start an update within another ("invalid number of rows",
/// xmartlabs/Eureka#1928, #2146, xmartlabs/XLForm#393). A host's shell keeps a queue beside its
/// table, adds every event to it, and drains it in one place:
///
/// ```swift
/// var queue = UpdateQueue<String, String>()
/// queue.add(event)
/// while let events = queue.begin() {
///   perform(table.apply(all: events))
///   queue.end()  // or in the completion of the animation, then pump again
/// }
/// ```
///
/// `begin()` returns all waiting events at once, so that they become a single update.
public struct UpdateQueue<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The waiting events, the oldest first.
  public private(set) var waiting: [Event<SectionID, RowID>] = []

  /// True while an update is being applied; `begin()` returns nothing then.
  public private(set) var isApplying = false

  /// Creates an empty queue.
  public init() {}

  /// Adds an event after those that are waiting.
  public mutating func add(_ event: Event<SectionID, RowID>) { waiting.append(event) }

  /// Removes and returns all waiting events, and marks the beginning of an update.
  ///
  /// - Returns: The events in their order; `nil` while an update is being applied, or if no event
  ///   is waiting.
  public mutating func begin() -> [Event<SectionID, RowID>]? {
    guard !isApplying, !waiting.isEmpty else { return nil }
    isApplying = true
    defer { waiting = [] }
    return waiting
  }

  /// Marks the end of the current update.
  public mutating func end() { isApplying = false }
}
