/// The result of an event: an update of the rows that are shown, and effects beside it.
///
/// Two lists instead of one combined action: async-http-client's single one bred
/// `closeConnectionAndCreateConnection` and four like it.
public struct Step<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// The change of what is shown, if anything changes.
  public var update: BatchUpdate<SectionID, RowID>?

  /// The effects beside the update, in this order.
  public var effects: [Effect<RowID>]

  /// Describes what follows; by default nothing.
  @inlinable
  public init(update: BatchUpdate<SectionID, RowID>? = nil, effects: [Effect<RowID>] = []) {
    self.update = update
    self.effects = effects
  }

  /// True where nothing follows at all.
  @inlinable
  public var isEmpty: Bool { update == nil && effects.isEmpty }

  /// Makes one step of two that follow each other.
  ///
  /// What was to be revealed is forgotten when its drawer folds again, and when something else is
  /// to be revealed: a view scrolls to one place.
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
