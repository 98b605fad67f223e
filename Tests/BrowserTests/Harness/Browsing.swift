import TestSupport
import Testing

/// Walks of a person through a real browser, with pointer, touch and key events at coordinates.
///
/// Scripts only read. The numbers in the tests' names are the lines of `Documentation/Screens.md`.
/// Four walks run at the same time, each in its own lane: in Chromium's engine alone, or, if they
/// are about Back and leaving, in the whole browser.
@Suite("In a browser", .lanes)
enum Browsing {}

/// Walks that measure frames and time. They run one after the other, in the whole browser.
@Suite("In a browser, by the clock", .lanes, .wholeBrowser, .serialized)
enum Timing {}

/// The input device that a person uses.
enum Hand: String, CaseIterable, CustomTestStringConvertible {
  case touch
  case mouse
  case keyboard

  var testDescription: String { rawValue }
}

/// Returns the cases of a walk: all in `make test-all`, and in `make test` those that are named, or
/// else the first.
func few<Case>(_ named: Case..., of all: [Case]) -> [Case] {
  Depth.of(named.isEmpty ? Array(all.prefix(1)) : named, all: all)
}
