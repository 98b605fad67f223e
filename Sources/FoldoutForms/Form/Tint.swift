/// The colour of what can be pressed on a form's screen, and of the marks of its choices.
///
/// Each is a pair for light and dark surroundings that can be read on either: 4.5 : 1 and more.
public enum Tint: String, Hashable, Sendable, CaseIterable {
  case blue, green, indigo, orange, pink, purple, red, teal
}
