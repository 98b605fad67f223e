import ArgumentParser
import FoldoutRecords
import FoldoutSQLite

/// `foldout schema DATABASE`: prints how each table and column was understood, and why.
struct SchemaCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print what is understood of an SQLite database, and why.",
    discussion: """
      For each table: what names its rows, what they are called, and which editor each column \
      has. The file is only read.
      """)

  @Argument(help: "The database file.", completion: .file())
  var database: String

  @OptionGroup var secrets: SecretOptions

  @OptionGroup var epochs: EpochOptions

  func run() async throws {
    do {
      let store = try SQLiteStore(
        path: database, readOnly: true, secrets: secrets.columns, epochs: epochs.columns)
      defer { store.close() }
      let schema = try await store.schema()
      try secrets.check(in: schema)
      try epochs.check(in: schema)
      print(SchemaReport(schema).text)
    } catch let error as StoreError {
      throw Start.refuse(error.sentence, code: error.exitCode)
    } catch let fault as ColumnOptionError {
      throw Start.refuse(fault.sentence, code: fault.exitCode)
    }
  }
}
