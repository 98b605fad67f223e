/// The sizes up to which a screen shows and takes values.
package enum ScreenLimits {
  /// The most characters of a value that a list shows; a longer text is edited in several lines.
  package static let maxListed = 200
  /// The most bytes of a text that a screen shows unasked.
  package static let maxShown = 10_240
  /// The most bytes of a text that a screen shows whole, and that can be edited. A form encodes
  /// each byte as three at most, and forms of three times this size are accepted.
  package static let maxEdited = 262_144
  /// The most texts of one record that a screen shows whole at a time.
  package static let maxWhole = 16
}
