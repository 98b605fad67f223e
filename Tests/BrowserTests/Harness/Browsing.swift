import Testing

/// Walks of a person through a real browser, with pointer, touch and key events at coordinates.
///
/// Scripts only read. The numbers in the tests' names are the lines of `Documentation/Screens.md`.
/// Two walks run at the same time, each in its own lane.
@Suite("In a browser", .lanes)
enum Browsing {}

/// Walks that measure frames and time. They run one after the other.
@Suite("In a browser, by the clock", .lanes, .serialized)
enum Timing {}

/// The input device that a person uses.
enum Hand: String, CaseIterable, CustomTestStringConvertible {
  case touch
  case mouse
  case keyboard

  var testDescription: String { rawValue }
}
