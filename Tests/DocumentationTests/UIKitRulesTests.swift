import Foundation
import TestSupport
import Testing

/// Rules of the table view's host that only iOS would refuse, and that the double cannot know.
@Suite("Rules of the table view's host")
struct UIKitRulesTests {
  private let files: [(path: String, text: String)]

  init() throws {
    files = try Repository.files(under: "Sources/FoldoutUIKit", ending: ".swift").map {
      ($0, try Repository.text($0))
    }
  }

  @Test("Each file asks whether there is a UIKit, and no other module does")
  func condition() throws {
    let question = "canImport(UIKit)"
    for (path, text) in files {
      #expect(text.hasPrefix("#if \(question)\n") && text.hasSuffix("\n#endif\n"), "\(path)")
    }
    // Where a target is named UIKit, the answer depends on the order of the build.
    for path in try Repository.files(under: "Sources", ending: ".swift")
    where !path.hasPrefix("Sources/FoldoutUIKit/") {
      #expect(try !Repository.text(path).contains(question), "\(path)")
    }
  }

  @Test("Each file has at most 240 lines, and imports UIKit, Foundation and this package alone")
  func sizes() {
    for (path, text) in files {
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 241, "\(path)")
      for match in text.matches(of: /(?m)^(?:@\w+ )?(?:public |package )?import (?:\w+ )?(\w+)/) {
        let module = String(match.1)
        let isOwn = module.hasPrefix("Foldout")
        #expect(isOwn || ["UIKit", "Foundation"].contains(module), "\(path): \(module)")
      }
    }
  }

  @Test("No extension of a generic class has a member that UIKit calls")
  func genericClasses() {
    let classes = files.flatMap { file in
      file.text.matches(of: /\bclass (\w+)</).map { String($0.1) }
    }
    #expect(classes.contains("FormViewController"))
    for (path, text) in files {
      for match in text.matches(of: /(?m)^(?:\w+ )*extension (\w+)([^{]*)\{((?:.|\n)*?)\n\}/)
      where classes.contains(String(match.1)) {
        #expect(!match.2.contains(":"), "\(path): \(match.1) conforms in an extension")
        #expect(!match.3.contains("override "), "\(path): \(match.1) overrides in an extension")
      }
    }
  }

  @Test("Nothing needs the runtime of Objective-C, a nib or a gesture recogniser")
  func plainSwift() {
    for (path, text) in files {
      for word in ["@objc", "#selector", "GestureRecognizer", "UINib", "UIStoryboard"] {
        #expect(!text.contains(word), "\(path): \(word)")
      }
    }
  }
}
