import ArgumentParser
import Foundation

/// `foldout demo`: a database of the program's own making, to try it on.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Serve a database of a thousand people, made up on the first start.",
    discussion: """
      The file is kept between starts; remove it to begin anew. One that an older program made is \
      put aside.
      """)

  @Option(
    help: "Where the database is kept. (default: foldout/demo.sqlite among your data)",
    completion: .file())
  var file: String?

  @OptionGroup var listening: ListeningOptions

  func run() async throws {
    let path = file ?? DemoDatabase.defaultPath(environment: ProcessInfo.processInfo.environment)
    do {
      if case .older(let old) = try DemoDatabase.prepare(at: path) {
        Start.say("\(path) was an older demo. It is kept as \(old), and a new one was made.")
      }
    } catch {
      throw Start.refuse(error.sentence, code: error.exitCode)
    }
    try await Start.serve(
      path: path, readOnly: false, at: listening, title: "Foldout", screens: DemoScreens.all,
      onPress: WordPress.press)
  }
}
