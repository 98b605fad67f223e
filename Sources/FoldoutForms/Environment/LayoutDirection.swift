/// The direction in which a screen is laid out: where its lines begin, and which day of a week
/// stands first.
///
/// The raw value is that of HTML's `dir`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Lines begin at the left.
  case leftToRight = "ltr"
  /// Lines begin at the right.
  case rightToLeft = "rtl"
}
