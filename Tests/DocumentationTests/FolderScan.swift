/// Finds references between a module's folders: types, extension members and interpolations.
struct FolderScan {
  /// A source file: its folder below the module (empty at the top), its name and its text.
  struct File {
    var folder: String
    var name: String
    var text: String
  }

  /// A reference to a name that another folder declares.
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

  /// Scans files. Only top-level types count: a reference to a nested type names its outer type.
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

  /// Returns the folder of each name that exactly one folder declares.
  private static func owners(
    of names: (FolderSource) -> Set<String>, in sources: [FolderSource]
  ) -> [String: String] {
    var folders: [String: Set<String>] = [:]
    for source in sources {
      for name in names(source) { folders[name, default: []].insert(source.file.folder) }
    }
    return folders.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns the folder of each extension member whose name no other folder declares at all.
  private static func members(of sources: [FolderSource]) -> [String: String] {
    let declaring = owners(of: { $0.declared }, in: sources)
    let members = sources.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    return declaring.filter { members.contains($0.key) }
  }
}
