import Foundation
import Testing

/// The data's way through the browser host: Inbound, a shell, FoldoutScreens, the shell, Outbound. No
/// folder calls back.
@Suite("The folders of the browser host")
struct FolderTests {
  /// The folders that each one may mention, besides itself. Those that are not here are the shell,
  /// which may mention all.
  private static let allowed: [String: Set<String>] = [
    "Wire": [],
    "Markup": ["Static"],
    "Static": ["Wire", "Outbound"],
    "Editors": ["Wire", "Markup", "Static"],
    "Pages": ["Wire", "Markup", "Editors", "Static"],
    "Inbound": ["Wire", "Editors"],
    "Outbound": ["Wire", "Markup", "Static", "Editors", "Pages"],
  ]

  private static func backward(_ files: [FolderScan.File]) -> [FolderScan.Mention] {
    FolderScan(files).mentions.filter { mention in
      guard let may = allowed[mention.folder] else { return false }
      return !may.contains(mention.owner)
    }
  }

  @Test("no folder of FoldoutWeb mentions a type of one that comes after it")
  func noWayBack() throws {
    let root = "Sources/FoldoutWeb"
    let files = try Repository.files(under: root, ending: ".swift").map { path in
      let parts = path.dropFirst(root.count + 1).split(separator: "/")
      return FolderScan.File(
        folder: parts.count > 1 ? String(parts[0]) : "", name: String(parts.last ?? ""),
        text: try Repository.text(path))
    }
    let folders = Set(files.map(\.folder))
    #expect(folders.isSuperset(of: FolderTests.allowed.keys))
    #expect(folders.subtracting(FolderTests.allowed.keys) == ["", "Routes"])
    #expect(FolderScan(files).mentions.count > 50)
    let found = FolderTests.backward(files)
    #expect(found.isEmpty, "\(found.map(\.description).joined(separator: "\n"))")
  }

  @Test("a call back is found, and what stands in comments and texts is none")
  func aCallBackIsFound() {
    let files: [FolderScan.File] = [
      .init(folder: "Pages", name: "Page.swift", text: "struct Page {\n  let ask: Ask\n}"),
      .init(folder: "Inbound", name: "Ask.swift", text: "/// For a Page.\nstruct Ask {}"),
      .init(folder: "Wire", name: "Address.swift", text: "enum Address { let text = \"Page\" }"),
      .init(folder: "Routes", name: "Route.swift", text: "func route(_ ask: Ask) -> Page"),
    ]
    #expect(
      FolderTests.backward(files) == [
        .init(folder: "Pages", file: "Page.swift", type: "Ask", owner: "Inbound")
      ])
  }
}
