/// When a rule is asked.
public enum RuleTiming: Hashable, Sendable, CaseIterable {
  /// As the value is typed, when nothing is stored yet; and whenever it is about to be.
  case onChange
  /// When the value is about to be stored.
  case onLeaving
  /// When the value is about to be stored; and once it has been refused then, as it is typed.
  case afterLeaving
  /// When a button is pressed or the whole form is saved; the value itself is stored all the same.
  case onSubmit
}

/// The events at which rules are asked, each as the timings of those rules.
///
/// ```
///                  onChange  onLeaving  afterLeaving  onSubmit
/// typing               ×
/// typingAgain          ×                     ×
/// storing              ×         ×           ×
/// submitting           ×         ×           ×            ×
/// ```
extension Set<RuleTiming> {
  /// A value is being typed.
  public static let typing: Self = [.onChange]
  /// A value is being typed that was refused before.
  public static let typingAgain: Self = [.onChange, .afterLeaving]
  /// A value is about to be stored.
  public static let storing: Self = [.onChange, .onLeaving, .afterLeaving]
  /// A button is pressed, or the whole form is saved.
  public static let submitting: Self = [.onChange, .onLeaving, .afterLeaving, .onSubmit]
}
