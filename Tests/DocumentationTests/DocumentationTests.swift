import Foundation
import Testing

@Suite("Documentation")
struct DocumentationTests {
  private static let pages = [
    "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Documentation/Architecture.md",
    "Documentation/AddingAnAction.md", "Documentation/AddingAnEditor.md",
    "Documentation/BatchRules.md", "Documentation/Glossary.md",
    "Documentation/Promises.md",
    "Documentation/Schemas.md", "Documentation/Screens.md", "Documentation/WireFormat.md",
    "Documentation/Decisions/README.md", "Benchmarks/README.md",
  ]

  @Test("Every link to a file of the repository leads to one", arguments: pages)
  func links(page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    for match in try Repository.text(page).matches(of: /\]\(([^)#]+)[^)]*\)/) {
      let target = String(match.1)
      guard !target.contains("://") else { continue }
      let path = folder.appending(path: target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) leads to \(target)")
    }
  }

  @Test("The README's program is the example that is built and run")
  func example() throws {
    let program = try Repository.text("Examples/Visit/main.swift")
    #expect(try Repository.text("README.md").contains("```swift\n\(program)```"))
  }

  @Test("Each module that the README offers is a product of the package")
  func products() throws {
    let readme = try Repository.text("README.md")
    let package = try Repository.text("Package.swift")
    let offered =
      readme.matches(of: /\.product\(name: "([A-Za-z]+)", package: "foldout"\)/).map { $0.1 }
      + readme.matches(of: /`(Foldout[A-Z][A-Za-z]*)`/).map { $0.1 }
    #expect(offered.count > 4)
    for name in offered { #expect(package.contains(".library(name: \"\(name)\""), "\(name)") }
  }

  @Test("Each command of the README is a target of the Makefile")
  func commands() throws {
    let makefile = try Repository.text("Makefile")
    let named = try Repository.text("README.md").matches(of: /`make ([a-z]+)`/).map { $0.1 }
    #expect(named.contains("demo") && named.contains("test"))
    for name in named { #expect(makefile.contains("\n\(name):"), "make \(name)") }
  }

  @Test("The wire format names each aspect of a field and each operation in the sources")
  func wireFormat() throws {
    let page = try Repository.text("Documentation/WireFormat.md")
    let aspects = try Repository.text("Sources/FoldoutWeb/Inbound/Wire/Aspect.swift")
      .matches(of: /\n  case ([a-zA-Z, ]+)(?: = "([a-z]+)")?\n/)
      .flatMap { match in match.2.map { [$0] } ?? match.1.split(separator: ", ") }
    #expect(aspects.count >= 20 && aspects.contains("dayPeriod"))
    for name in aspects { #expect(page.contains("~\(name)."), "~\(name)") }
    let parameters = try Repository.text("Sources/FoldoutWeb/Inbound/Wire/PageParameter.swift")
      .matches(of: /\n  case ([a-zA-Z, ]+)(?: = "([a-z~]+)")?\n/)
      .flatMap { match in match.2.map { [$0] } ?? match.1.split(separator: ", ") }
    #expect(parameters.count >= 15)
    let places = try Repository.text("Sources/FoldoutWeb/Inbound/Wire/ListAddress.swift")
      .matches(of: /parameters\["([a-z]+)"\]/).map { String($0.1) }
    #expect(
      Set(places)
        == ["order", "at", "after", "before", "last", "q", "looked", "found", "whole"])
    for name in parameters.map({ String($0) }) + places {
      #expect(page.contains("\(name)="), "\(name)")
    }
    let batch = try Repository.text("Sources/FoldoutWeb/Outbound/Batch.swift")
    let operations = batch.matches(of: /\["([a-z]{3,4})"/).map { $0.1 }
    #expect(operations.count >= 7)
    for name in operations { #expect(page.contains("[\"\(name)\""), "\(name)") }
  }

  @Test("The glossary explains each of our own words, once")
  func glossary() throws {
    let page = try Repository.text("Documentation/Glossary.md")
    let terms = page.matches(of: /\*\*([^*]+)\*\*/).map { String($0.1) }
    for word in [
      "owner", "drawer", "editor", "choice", "option", "unlisted", "mini picker", "reveal", "token",
      "identity", "outline", "presentation", "window", "cursor", "guard", "face", "table", "words",
      "ask", "answer", "session",
    ] {
      #expect(terms.contains(word), "\(word)")
    }
    #expect(terms.count == Set(terms).count && terms.count <= 60)
    var modules: [String: String] = [:]
    for file in try Repository.files(under: "Sources", ending: ".swift") {
      let module = String(file.split(separator: "/")[1])
      modules[module, default: ""] += try Repository.text(file).lowercased()
    }
    for term in terms {
      // A term of two words is one name in the sources, or two in a comment.
      let joined = term.replacing(" ", with: "").lowercased()
      let users = modules.filter { $0.value.contains(joined) || $0.value.contains(term) }
      #expect(users.count >= 2, "\(term) is used in \(users.keys.sorted())")
    }
  }

  @Test("No file names the folder in which the project lies")
  func alone() throws {
    var files = [
      "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "Package.swift", ".ci/run",
    ]
    for folder in ["Sources", "Tests", "Examples", "Documentation", "Benchmarks", "Scripts"] {
      for ending in [".swift", ".md", ".js", ".css", ".sh"] {
        files += try Repository.files(under: folder, ending: ending).filter {
          !$0.contains(".build")
        }
      }
    }
    #expect(files.count > 200)
    for file in files {
      // A path of one machine is of no use on any other.
      let text = try Repository.text(file)
      let isOurs = text.contains(Repository.root.path + "/")
      #expect(!isOurs, "\(file) names the folder it lies in")
    }
  }
}
