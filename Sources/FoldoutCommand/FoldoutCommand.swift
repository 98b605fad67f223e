import ArgumentParser

/// The program `foldout`.
@main
struct FoldoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "foldout",
    abstract: "Tables that unfold: the records of a database as screens in a browser.",
    discussion: """
      It listens on this machine only: there is no access control yet. What the browser shows as \
      saved is in the file.
      """,
    version: "0.1.0",
    subcommands: [OpenCommand.self, SchemaCommand.self, DemoCommand.self])

  static func main() async {
    Interruption.endAtOnceWhenAsked()
    await main(nil)
  }
}
