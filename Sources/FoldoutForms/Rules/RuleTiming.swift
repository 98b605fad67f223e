/// The time when a rule is checked.
public enum RuleTiming: Hashable, Sendable, CaseIterable {
  /// While the value is typed, before anything is stored, and again before it is stored.
  case onChange
  /// Before the value is stored.
  case onLeaving
  /// Before the value is stored; after a refusal also while it is typed again.
  case afterLeaving
  /// When a button is pressed or the whole form is saved; the value itself can be stored
  /// regardless.
  case onSubmit
}

/// The events at which rules are checked, each as the set of timings that it includes.
///
/// ```
///                  onChange  onLeaving  afterLeaving  onSubmit
/// typing               ×
/// typingAgain          ×                     ×
/// storing              ×         ×           ×
/// submitting           ×         ×           ×            ×
/// ```
extension Set<RuleTiming> {
  /// The value is being typed.
  public static let typing: Self = [.onChange]
  /// The value is being typed again after a refusal.
  public static let typingAgain: Self = [.onChange, .afterLeaving]
  /// The value is about to be stored.
  public static let storing: Self = [.onChange, .onLeaving, .afterLeaving]
  /// A button is pressed, or the whole form is saved.
  public static let submitting: Self = [.onChange, .onLeaving, .afterLeaving, .onSubmit]
}
