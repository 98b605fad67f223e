import Testing

/// What a person sees and does, tried in a real browser by pointer, touch and key events at
/// coordinates; scripts only read. The numbers are the lines of `Documentation/Screens.md`.
///
/// One after another, because browsers side by side on two cores make each other late.
@Suite("In a browser", .serialized)
enum Browsing {}

/// With what a person acts.
enum Hand: String, CaseIterable, CustomTestStringConvertible {
  case touch
  case mouse
  case keyboard

  var testDescription: String { rawValue }
}
