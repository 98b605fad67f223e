/// The parts of a value that wheels turn, each in a column.
package enum TurnedParts: Hashable, Sendable {
  /// Those of a day, a time of day, or both.
  case date(DateMode)
  /// A month and its year.
  case month
}
