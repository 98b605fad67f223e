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

  @Option(
    help: ArgumentHelp(
      "How many people are made up; all but a thousand have no picture. (default: 1000)",
      valueName: "number"))
  var people: Int?

  @OptionGroup var listening: ListeningOptions

  func validate() throws {
    guard let people, !(DemoPeople.count...DemoPeople.most).contains(people) else { return }
    throw ValidationError(
      "\(people) people cannot be made up: ask for \(DemoPeople.count) to \(DemoPeople.most).")
  }

  func run() async throws {
    let count = people ?? DemoPeople.count
    let path =
      file
      ?? DemoDatabase.defaultPath(
        environment: ProcessInfo.processInfo.environment, people: count)
    do {
      switch try prepare(path, count) {
      case .made: break
      case .kept: tellOfOthers(path)
      case .older(let old):
        Start.say("\(path) was an older demo. It is kept as \(old), and a new one was made.")
      }
    } catch {
      throw Start.refuse(error.sentence, code: error.exitCode)
    }
    try await Start.serve(
      path: path, readOnly: false, at: listening, title: "Foldout", screens: DemoScreens.all(over:),
      onPress: DemoScreens.press)
  }

  /// Makes the file where there is none, and tells how far it is where that takes a while.
  private func prepare(_ path: String, _ count: Int) throws(DemoFault) -> DemoDatabase.Found {
    var line = ProgressLine("Making up \(count) people", of: count)
    return try Interruption.noted { () throws(DemoFault) in
      try DemoDatabase.prepare(at: path, people: count) { made in
        if let signal = Interruption.signal {
          throw DemoFault(path: path, reason: .interrupted(signal))
        }
        if count > DemoPeople.count { line.tell(made) }
      }
    }
  }

  /// Says of a file that was made before how many it has, where others were asked for.
  private func tellOfOthers(_ path: String) {
    guard let people, let there = DemoDatabase.countOfPeople(at: path), there != people else {
      return
    }
    Start.say("\(path) has \(there) people already. For \(people) give another place with --file.")
  }
}
