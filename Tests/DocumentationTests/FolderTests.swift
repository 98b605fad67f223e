import Foundation
import Testing

/// Checks the data flow through the browser host: Inbound, a shell, FoldoutScreens, the shell,
/// Outbound. No folder calls a later stage.
@Suite("The folders of the browser host")
struct FolderTests {
  /// The other folders that each folder may mention, as in `Documentation/Architecture.md`.
  ///
  /// Folders that are not listed belong to the shell and may mention all.
  private static let allowed: [String: Set<String>] = [
    "Inbound": [],
    "HTML": ["Inbound"],
    "Outbound": ["Inbound", "HTML"],
  ]

  private static func backward(_ mentions: [FolderScan.Mention]) -> [FolderScan.Mention] {
    mentions.filter { mention in
      guard let may = allowed[mention.folder] else { return false }
      return !may.contains(mention.owner)
    }
  }

  /// The sources of the host, read once for all tests.
  private static let sources = Result { try read() }
  private static let scan = sources.map { FolderScan($0) }

  private static func read() throws -> [FolderScan.File] {
    let root = "Sources/FoldoutWeb"
    return try Repository.files(under: root, ending: ".swift").map { path in
      let parts = path.dropFirst(root.count + 1).split(separator: "/")
      return FolderScan.File(
        folder: parts.count > 1 ? String(parts[0]) : "", name: String(parts.last ?? ""),
        text: try Repository.text(path))
    }
  }

  @Test("No folder of FoldoutWeb calls a later stage")
  func noWayBack() throws {
    let files = try FolderTests.sources.get()
    let folders = Set(files.map(\.folder))
    #expect(folders.isSuperset(of: FolderTests.allowed.keys))
    #expect(folders.subtracting(FolderTests.allowed.keys) == ["Server"])
    let mentions = try FolderTests.scan.get().mentions
    #expect(mentions.count > 50)
    for name in ["Aspect", ".rowElement"] {
      #expect(mentions.contains { $0.name == name }, "\(name)")
    }
    let found = FolderTests.backward(mentions)
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test("Each allowed direction between folders is used, and none leads back")
  func directions() throws {
    let mentions = try FolderTests.scan.get().mentions
    for (folder, others) in FolderTests.allowed {
      for other in others {
        #expect(
          mentions.contains { $0.folder == folder && $0.owner == other },
          "\(folder) mentions nothing of \(other)")
      }
    }
    var done: Set<String> = []
    while let next = FolderTests.allowed.first(where: {
      !done.contains($0.key) && $0.value.isSubset(of: done)
    }) {
      done.insert(next.key)
    }
    #expect(done == Set(FolderTests.allowed.keys), "the others lead back to each other")
  }

  @Test("The architecture lists the same folders and directions")
  func documented() throws {
    let page = try Repository.text("Documentation/Architecture.md")
    let table = try #require(page.components(separatedBy: "| folder |").last)
    var listed: [String: Set<String>] = [:]
    for match in table.matches(of: /(?m)^\| `(\w+)` \| [^|]* \| ((?:`\w+`(?:, )?)*|nothing) \|$/) {
      listed[String(match.1)] = Set(match.2.matches(of: /`(\w+)`/).map { String($0.1) })
    }
    #expect(listed == FolderTests.allowed)
  }

  @Test("A call to a later stage is detected, unless in a comment or a text")
  func aCallBackIsFound() {
    let files: [FolderScan.File] = [
      .init(folder: "Inbound", name: "Ask.swift", text: "struct Ask {\n  let page: Page\n}"),
      .init(folder: "HTML", name: "Page.swift", text: "/// For a Route.\nstruct Page {}"),
      .init(folder: "Inbound", name: "Address.swift", text: "enum Address { let text = \"Page\" }"),
      .init(folder: "Server", name: "Route.swift", text: "struct Route { let page: Page }"),
    ]
    #expect(
      FolderTests.backward(FolderScan(files).mentions) == [
        .init(folder: "Inbound", file: "Ask.swift", name: "Page", owner: "HTML")
      ])
  }

  @Test("A call by an extension's member or an interpolation is detected")
  func aMemberIsFound() {
    let later = """
      extension FieldID {
        var late: Int { own }
        private var own: Int { 1 }
        var shared: Int { 2 }
      }
      extension Markup.StringInterpolation {
        mutating func appendInterpolation(later parts: Int...) { late }
      }
      """
    let earlier = """
      extension RowID { var shared: Int { field.shared } }
      let a = field.late
      // \\(later: 1)
      let b: Markup = "<li\\(later: 1)>"
      let c: Markup = "<li>\\(row.late)</li>"
      let d = field.own
      """
    let found = FolderTests.backward(
      FolderScan([
        .init(folder: "Outbound", name: "Field+Late.swift", text: later),
        .init(folder: "HTML", name: "Editor.swift", text: earlier),
        .init(folder: "Inbound", name: "Name.swift", text: "let text = \"\\(field.late)\""),
      ]).mentions)
    #expect(
      found == [
        .init(folder: "HTML", file: "Editor.swift", name: ".late", owner: "Outbound"),
        .init(folder: "HTML", file: "Editor.swift", name: "\\(later:)", owner: "Outbound"),
        .init(folder: "Inbound", file: "Name.swift", name: ".late", owner: "Outbound"),
      ])
  }
}
