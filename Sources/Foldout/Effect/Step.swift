/// The result of an event: an update of the shown rows, and effects beside it.
///
/// ```swift
/// let born = PlacedItem(Item.drawer(of: "born"), at: Position(section: 0, item: 2))
/// let step = Step<String, String>(
///   update: BatchUpdate(insertions: [born]), effects: [.reveal("born")])
/// let nothing = Step<String, String>()
/// ```
///
/// Update and effects are separate, because a single combined action leads to a case for each
/// combination, as in async-http-client: `closeConnectionAndCreateConnection` and four more like
/// it.
public struct Step<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The change of the shown items; `nil` if nothing changes.
  public var update: BatchUpdate<SectionID, RowID>?

  /// The effects beside the update, in the order in which the host performs them.
  public var effects: [Effect<RowID>]

  /// Creates a step; by default it is empty.
  @inlinable
  public init(update: BatchUpdate<SectionID, RowID>? = nil, effects: [Effect<RowID>] = []) {
    self.update = update
    self.effects = effects
  }

  /// True if there is neither an update nor an effect.
  @inlinable
  public var isEmpty: Bool { update == nil && effects.isEmpty }

  /// Composes this step and the one after it into a single step.
  ///
  /// The effect of revealing a drawer is dropped if the drawer folds again or another one is
  /// revealed later, because a view can scroll to only one of them.
  ///
  /// - Complexity: that of composing the updates.
  public func then(_ next: Self) -> Self {
    guard !isEmpty else { return next }
    let folded = Set(next.update?.deletions.map { $0.item } ?? [])
      .subtracting(next.update?.insertions.map { $0.item } ?? [])
    let scrollsLater = next.effects.contains { if case .reveal = $0 { true } else { false } }
    let kept = effects.filter { effect in
      guard case .reveal(let row) = effect else { return true }
      return !scrollsLater && !folded.contains(.drawer(of: row))
    }
    let composed =
      if let first = update, let second = next.update { first.then(second) } else {
        update ?? next.update
      }
    return Self(update: composed, effects: kept + next.effects)
  }
}
