import Foundation
import Testing

/// The classes, attributes and names by which scripts find elements.
@Suite("Names that scripts read")
struct HookTests {
  /// Returns all scripts without comments and imports.
  private static func scripts() throws -> String {
    try Repository.files(under: "Sources/FoldoutWeb/Static", ending: ".js")
      .map { try Repository.text($0).replacing(/(?m)^ *(?:\/\/|\/\*\*|import ).*$/, with: "") }
      .joined(separator: "\n")
  }

  /// Returns the sources of the pages' HTML without comments.
  private static func pages() throws -> String {
    try Repository.files(under: "Sources/FoldoutWeb", ending: ".swift")
      .filter { !$0.contains("/Static/") }
      .map { try Repository.text($0).replacing(/(?m)^ *\/\/.*$/, with: "") }
      .joined(separator: "\n")
  }

  /// Returns the first column of the wire format's table with a given heading.
  private static func listed(_ head: String) throws -> Set<String> {
    let page = try Repository.text("Documentation/WireFormat.md")
    let parts = page.components(separatedBy: "\n| \(head) |")
    #expect(parts.count == 2, "\(head)")
    let rows = parts.last?.components(separatedBy: "\n\n")[0].split(separator: "\n") ?? []
    let cells = rows.dropFirst(2).compactMap { $0.split(separator: "|").first }
    return Set(cells.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
  }

  /// Returns the string literals of a script, without interpolations.
  private static func texts(in script: String) -> [String] {
    script.matches(of: /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/)
      .map { String($0.1 ?? $0.2 ?? "").replacing(/\$\{[^}]*\}/, with: "") }
      .filter { !$0.hasPrefix("/") && !$0.hasPrefix("application/") }
  }

  private static func classes(in script: String) -> Set<String> {
    let texts = texts(in: script)
    let selected = texts.flatMap { text in
      text.replacing(/\[[^\]]*\]/, with: "").matches(of: /\.([a-z][a-z-]*)/).map { $0.1 }
    }
    let made = texts.flatMap { $0.matches(of: /class="([a-z -]+)/).map { $0.1 } }
      .flatMap { $0.split(separator: " ") }
    let set = script.matches(of: /(?:classList|root)\.[a-z]+\(([^;]*?)\)[;,]/)
      .flatMap { $0.1.prefix { $0 != "," || $0 == " " }.matches(of: /"([a-z-]+)"/).map { $0.1 } }
    let nested = script.matches(of: /\$\{([^}]*)\}/).flatMap { classes(in: String($0.1)) }
    let named = script.matches(of: /className(?: =|:) "([a-z]+)"/).map { $0.1 }
    return Set((selected + made + set + named).map { String($0) } + nested)
  }

  private static func attributes(in script: String) -> Set<String> {
    let read = script.matches(of: /dataset\??\.([a-z]+)/).map { $0.1 }
    let taken = script.matches(of: /const \{ ([a-z, ]+) \} = [a-z]+\.dataset/)
      .flatMap { $0.1.matches(of: /[a-z]+/).map { $0.0 } }
    let named = texts(in: script).flatMap { $0.matches(of: /data-([a-z]+)/).map { $0.1 } }
    return Set((read + taken + named).map { "data-\($0)" })
  }

  private static func names(in script: String) -> Set<String> {
    let own = script.matches(of: /[^=a-z]~([a-zA-Z]{2,})/).map { "~\($0.1)" }
    let selected = script.matches(of: /\[name=([a-z]+)\]/).map { String($0.1) }
    return Set(own + selected)
  }

  @Test("The wire format lists the classes of pages and those made by scripts")
  func classes() throws {
    let ofPages = try Self.listed("class of a page")
    let ofScripts = try Self.listed("class that the script makes")
    let found = Self.classes(in: try Self.scripts())
    #expect(found == ofPages.union(ofScripts.map { $0.replacing("has-PART", with: "has-") }))
    let written = Self.classes(inPages: try Self.pages())
    for name in ofPages { #expect(written.contains(name), "no page has \(name)") }
    for name in ofScripts { #expect(!written.contains(name), "a page has \(name)") }
  }

  private static func classes(inPages html: String) -> Set<String> {
    let classes =
      html.matches(of: /class=\\?"([^"]*)/).map { $0.1 }
      + html.matches(of: /\? nil : "([a-z]+)"|\? "([a-z]+)" : nil|" ([a-z]+)"\)/)
      .compactMap { $0.1 ?? $0.2 ?? $0.3 }
    return Set(
      classes.flatMap { $0.split { !$0.isLetter && $0 != "-" }.map { String($0) } })
  }

  @Test("The wire format lists the attributes of pages and those made by scripts")
  func attributes() throws {
    let ofPages = try Self.listed("attribute of a page")
    let ofScripts = try Self.listed("attribute that the script makes")
    // The script makes these names from the state of a change.
    let ofStates: Set = ["data-saved", "data-saving"]
    let scripts = try Self.scripts()
    #expect(scripts.contains(#""data-" + word"#))
    #expect(Self.attributes(in: scripts).union(ofStates) == ofPages.union(ofScripts))
    let html = try Self.pages()
    for name in ofPages { #expect(html.contains(name), "no page has \(name)") }
    for name in ofScripts { #expect(!html.contains(name), "a page has \(name)") }
  }

  @Test("The wire format lists the names of controls")
  func names() throws {
    #expect(Self.names(in: try Self.scripts()) == (try Self.listed("name of a control")))
  }

  @Test(
    "A name that a script reads is found",
    arguments: [
      ("e.closest(\".one, li.two:not(.three)\")", ["one", "three", "two"]),
      ("e.classList.toggle(\"four\", name === \"no\");", ["four"]),
      ("element(`<p class=\"five six\" id=\"${a.b}\">`)", ["five", "six"]),
      ("e.className = \"seven\"", ["seven"]), ("query(\"[name^='~original.'] a\")", []),
    ])
  func planted(script: String, classes: [String]) {
    #expect(Self.classes(in: script).sorted() == classes)
  }

  @Test("Files of one script declare no name twice")
  func declarations() throws {
    for folder in ["Adding", "Core", "Find", "Moves", "Ribbon", "Rows", "Undo"] {
      let files = try Repository.files(
        under: "Sources/FoldoutWeb/Static/\(folder)", ending: ".js")
      let names = try files.flatMap { file -> [String] in
        let text = try Repository.text(file)
        let members = text.matches(of: /(?m)^(?:export )?const \{([^}]*)\}/)
          .flatMap { $0.1.matches(of: /\w+/).map { String($0.0) } }
        return members
          + text.matches(of: /(?m)^(?:export )?(?:const|let) (\w+)/).map { String($0.1) }
      }
      #expect(names.count > 10, "\(folder)")
      for (name, all) in Dictionary(grouping: names, by: \.self) {
        #expect(all.count == 1, "\(folder): \(name)")
      }
    }
  }
}
