/// Time limits of a store's work for one request. Tests use other limits than the program.
struct WorkLimits: Sendable {
  /// Limit in seconds for reading a table, and for a removal or a restore. Listing 3 million rows
  /// by an index takes 5 ms. A read that takes longer is refused, and other tables can be read
  /// meanwhile.
  var reading = 5
  /// Limit for the first attempt at a read, after which it is started again on a connection for
  /// slow reads.
  var firstLook = Duration.milliseconds(100)
  /// Limit in seconds for a change or an addition, which locks the file for all programs.
  var changing = 10

  /// Limit for examining one table while the schema is read.
  var examiningTable = Duration.seconds(2)
  /// Limit for the total time that examinations waste by timing out while the schema is read. Once
  /// it is used up, each further table gets 20 ms.
  var failedExaminations = Duration.seconds(6)

  /// Limit for reading the schema again after changes have interrupted it.
  var readingTheSchemaAgain = Duration.seconds(15)

  /// The clock of the limits, and of waits for locks.
  var clock = WorkClock()

  /// The program's limits.
  static let usual = WorkLimits()
}
