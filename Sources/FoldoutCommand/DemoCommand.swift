import ArgumentParser
import Foundation

/// `foldout demo`: makes and serves a demo database.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Serve a demo database of a thousand invented people.",
    discussion: """
      The file is created on the first start and kept; remove it to start over. A file made by an \
      older version is put aside.
      """)

  @Option(
    help: "Where to keep the database. (default: foldout/demo.sqlite among your data)",
    completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp(
      "How many people to invent; only the first thousand have pictures. (default: 1000)",
      valueName: "number"))
  var people: Int?

  @OptionGroup var listening: ListeningOptions

  func validate() throws {
    guard let people, !(DemoPeople.count...DemoPeople.maxCount).contains(people) else { return }
    throw ValidationError(
      "\(people) people can’t be invented: ask for \(DemoPeople.count) to \(DemoPeople.maxCount).")
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
      case .kept: reportOtherCount(path)
      case .older(let old):
        Start.say("\(path) was an older demo. It was kept as \(old), and a new one was created.")
      }
    } catch {
      throw Start.refuse(error.sentence, code: error.exitCode)
    }
    try await Start.serve(
      path: path, readOnly: false, at: listening, title: "Foldout", screens: DemoScreens.all(in:),
      onPress: DemoScreens.press)
  }

  /// Makes the file if there is none, and prints the progress if that takes a while.
  private func prepare(_ path: String, _ count: Int) throws(DemoError) -> DemoDatabase.Outcome {
    var line = ProgressLine("Inventing \(count) people", of: count)
    return try Interruption.deferringSignals { () throws(DemoError) in
      try DemoDatabase.prepare(at: path, people: count) { made in
        if let signal = Interruption.signal {
          throw DemoError(path: path, reason: .interrupted(signal))
        }
        if count > DemoPeople.count { line.report(done: made) }
      }
    }
  }

  /// Reports the number of people in an existing file if it differs from the requested number.
  private func reportOtherCount(_ path: String) {
    guard let people, let existing = DemoDatabase.countOfPeople(at: path), existing != people else {
      return
    }
    Start.say(
      "\(path) already has \(existing) people. For \(people), choose another file with --file.")
  }
}

/// The progress of long work, on standard error.
///
/// A terminal shows one line that changes; other outputs get a line for each tenth.
struct ProgressLine {
  private let text: String
  private let total: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var shown = -1

  /// Creates the line for work with `total` parts.
  init(_ text: String, of total: Int) {
    self.text = text
    self.total = total
  }

  /// Reports the number of parts done so far.
  mutating func report(done: Int) {
    let percent = total > 0 ? done * 100 / total : 100
    guard isTerminal ? percent != shown : shown < 0 || percent / 10 != shown / 10 else { return }
    shown = percent
    let line = "\(text): \(percent) %"
    let end = isTerminal && percent < 100 ? "" : "\n"
    FileHandle.standardError.write(Data(((isTerminal ? "\r" : "") + line + end).utf8))
  }
}
