/// Reads which folders of a module mention types, members of extensions and interpolations of which
/// others.
struct FolderScan {
  /// A file's folder below the module, empty for a file at the top, and its text.
  struct File {
    var folder: String
    var name: String
    var text: String
  }

  /// A name that is mentioned in another folder than the one that declares it.
  struct Mention: Hashable, CustomStringConvertible {
    var folder: String
    var file: String
    var name: String
    var owner: String

    var description: String {
      "\(folder)/\(file) mentions \(name) of \(owner.isEmpty ? "the top" : owner)"
    }
  }

  let mentions: [Mention]

  /// Scans files. Types count that stand at the left: what is nested is found with its type.
  init(_ files: [File]) {
    let sources = files.map { FolderSource($0) }
    let owners = FolderScan.owners(of: { $0.types }, in: sources)
    let members = FolderScan.members(of: sources)
    let labels = FolderScan.owners(of: { $0.labels }, in: sources)
    mentions = sources.flatMap { source in
      FolderScan.mentions(of: owners, in: source, as: source.words) { $0 }
        + FolderScan.mentions(of: members, in: source, as: source.called) { ".\($0)" }
        + FolderScan.mentions(of: labels, in: source, as: source.interpolated) { "\\(\($0):)" }
    }
  }

  private static func mentions(
    of owners: [String: String], in source: FolderSource, as names: Set<String>,
    spelling: (String) -> String
  ) -> [Mention] {
    names.sorted().compactMap { name in
      guard let owner = owners[name], owner != source.file.folder else { return nil }
      return Mention(
        folder: source.file.folder, file: source.file.name, name: spelling(name), owner: owner)
    }
  }

  /// The folder of each name that one folder alone declares.
  private static func owners(
    of names: (FolderSource) -> Set<String>, in sources: [FolderSource]
  ) -> [String: String] {
    var folders: [String: Set<String>] = [:]
    for source in sources {
      for name in names(source) { folders[name, default: []].insert(source.file.folder) }
    }
    return folders.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The folder of each member of an extension whose name no other folder declares in any way.
  private static func members(of sources: [FolderSource]) -> [String: String] {
    let declaring = owners(of: { $0.declared }, in: sources)
    let members = sources.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    return declaring.filter { members.contains($0.key) }
  }
}
