/// The longest times that a store works for one request. Tests have other limits than the program.
struct WorkLimits: Hashable, Sendable {
  /// The longest reading of a table, and the longest removal. Listing 3 million rows by an index
  /// takes 5 ms; what takes longer is refused, and the other tables can be read meanwhile.
  var reading = 5
  /// The longest first look of a read: what takes longer is read anew beside what does not.
  var firstLook = Duration.milliseconds(100)
  /// The longest change or addition, in seconds. It holds the file for all programs.
  var changing = 10

  /// The longest look at one table while the schema is read.
  var lookingAtATable = Duration.seconds(2)
  /// The longest that all tables together keep the schema from being read, whose looks do not end.
  /// Of those that come after it each has a moment.
  var lookingInVain = Duration.seconds(6)

  /// The longest time in which the schema is read anew because changes have interrupted it.
  var readingTheSchemaAgain = Duration.seconds(15)

  /// The program's own.
  static let usual = WorkLimits()
}
