import Testing

/// Walks of a person in a real browser, by pointer, touch and key events at
/// coordinates; scripts only read. The numbers are the lines of `Documentation/Screens.md`.
///
/// Two walks take place side by side, each in a lane of its own.
@Suite("In a browser", .lanes)
enum Browsing {}

/// Walks that look at frames and at time: one after the other, with nothing else beside them.
@Suite("In a browser, by the clock", .lanes, .serialized)
enum Timing {}

/// With what a person acts.
enum Hand: String, CaseIterable, CustomTestStringConvertible {
  case touch
  case mouse
  case keyboard

  var testDescription: String { rawValue }
}
