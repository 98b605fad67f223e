import ArgumentParser
import Foundation

/// `foldout demo`: a database of the program's own making, to try it on.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Serve a small database of people and appointments, made on the first start.",
    discussion: "The file is kept between starts; remove it to begin anew.")

  @Option(
    help: "Where the database is kept. (default: foldout/demo.sqlite among your data)",
    completion: .file())
  var file: String?

  @OptionGroup var listening: ListeningOptions

  func run() async throws {
    let path = file ?? DemoDatabase.defaultPath(environment: ProcessInfo.processInfo.environment)
    do {
      try DemoDatabase.makeIfMissing(at: path)
    } catch {
      throw Start.refuse(error.sentence, code: 73)
    }
    try await Start.serve(path: path, readOnly: false, at: listening)
  }
}
