import ArgumentParser
import FoldoutSQLite

/// `foldout open DATABASE`: serves an existing database.
struct OpenCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Serve the records of an SQLite database.",
    discussion: """
      Opening a file never modifies it; only your changes are written. A file that can’t be \
      written is opened read-only.
      """)

  @Argument(help: "The database file.", completion: .file())
  var database: String

  @OptionGroup var listening: ListeningOptions

  @Flag(help: "Open the file read-only: nothing can be changed.")
  var readOnly = false

  @OptionGroup var secrets: SecretOptions

  @OptionGroup var epochs: EpochOptions

  func run() async throws {
    try await Start.serve(
      path: database, readOnly: readOnly, secrets: secrets, epochs: epochs, at: listening)
  }
}
