import BrowserDriver
import Foundation
import TestSupport
import Testing

/// Checks that an app without a server fetches no package of anybody else. `make test-all` builds
/// and runs it.
@Suite("The package for apps")
struct AppPackageTests {
  private struct Package: Decodable, Equatable {
    var name: String
    var dependencies: [Package] = []
  }

  @Test("An app without traits depends on this package alone")
  func dependencies() throws {
    let scratch = try Scratch()
    let program = try Program(
      "swift",
      [
        "package", "--package-path", Repository.root.appending(path: "Tests/AppPackage").path,
        "--scratch-path", scratch.folder.path, "show-dependencies", "--format", "json",
      ])
    #expect(try program.waitForEnd() == .exited(0), "\(program.errorText)")
    let app = try JSONDecoder().decode(Package.self, from: Data(program.outputText.utf8))
    #expect(app == Package(name: "app", dependencies: [Package(name: "foldout")]))
  }
}
