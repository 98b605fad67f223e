/// Reads which folders of a module mention types of which others.
struct FolderScan {
  /// A file's folder below the module, empty for a file at the top, and its text.
  struct File {
    var folder: String
    var name: String
    var text: String
  }

  /// A type that is mentioned in another folder than its own.
  struct Mention: Hashable, CustomStringConvertible {
    var folder: String
    var file: String
    var type: String
    var owner: String

    var description: String {
      "\(folder)/\(file) mentions \(type) of \(owner.isEmpty ? "the top" : owner)"
    }
  }

  let mentions: [Mention]

  /// Scans files. Only types count that stand at the left: what is nested is found with its type.
  init(_ files: [File]) {
    var owners: [Substring: String] = [:]
    let bare = files.map { FolderScan.code(in: $0.text) }
    for (file, code) in zip(files, bare) {
      for match in code.matches(
        of: /(?m)^(?:\w+ )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/)
      {
        owners[match.1] = file.folder
      }
    }
    var mentions: [Mention] = []
    for (file, code) in zip(files, bare) {
      let words = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      for word in words.sorted() {
        guard let owner = owners[word], owner != file.folder else { continue }
        mentions.append(
          Mention(folder: file.folder, file: file.name, type: String(word), owner: owner))
      }
    }
    self.mentions = mentions
  }

  /// A text without its comments and without its strings of one line.
  private static func code(in text: String) -> String {
    text.replacing(/\/\/.*/, with: "").replacing(/"[^"\n\\]*"/, with: "\"\"")
  }
}
