import FoldoutForms

/// The static files that pages load, each compressed once and named with its content's hash.
struct Assets: Sendable {
  /// One file.
  struct File: Sendable {
    let stem: String
    let fileExtension: String
    let name: String
    let type: String
    let bytes: [UInt8]
    let compressed: [UInt8]?

    init(stem: String, fileExtension: String, type: String, bytes: [UInt8]) {
      var digest = Digest()
      digest.combine(bytes)
      self.stem = stem
      self.fileExtension = fileExtension
      name = "\(stem).\(digest.text.prefix(12)).\(fileExtension)"
      self.type = type
      self.bytes = bytes
      compressed = Gzip.compress(bytes, level: 9)
    }

    /// The path of the file.
    var path: String { "/_/\(name)" }
  }

  /// The files of this program, the same for every host.
  static let served = Assets()

  /// The script that every page loads.
  let script: File
  /// The stylesheet that every page loads.
  let style = Assets.style("foldout", PackageResources.foldout_css)
  let icon = File(
    stem: "icon", fileExtension: "svg", type: "image/svg+xml", bytes: PackageResources.icon_svg)
  /// The parts of the script and their stylesheets, in the order of `Part.allCases`.
  private let parts: [(script: File, style: File?)]

  init() {
    parts = Part.allCases.map { part in
      let style = part.styles.map { Assets.style("\(part)", $0) }
      return (Assets.script("\(part)", part.module, naming: [style].compactMap(\.self)), style)
    }
    script = Assets.script(
      "foldout", ScriptSource.script(of: Assets.core), naming: [parts[Part.resend.rawValue].script])
  }

  /// A part's script.
  func script(of part: Part) -> File { parts[part.rawValue].script }

  /// The stylesheet that a part loads; `nil` for a part that has none.
  func style(of part: Part) -> File? { parts[part.rawValue].style }

  /// Returns the address that names a part in an element or a batch that needs it.
  func address(of part: Part) -> String { script(of: part).path }

  /// Returns the file of a name; `nil` if there is none.
  func file(named name: String) -> File? {
    let files = [script, style, icon] + parts.flatMap { [$0.script, $0.style].compactMap(\.self) }
    return files.first { $0.name == name }
  }

  /// Creates the file of a script, in which the names of the files that it loads get their hashes.
  private static func script(_ stem: String, _ source: String, naming files: [File]) -> File {
    let text = files.reduce(source) {
      $0.replacing("/_/\($1.stem).\($1.fileExtension)", with: $1.path)
    }
    return File(
      stem: stem, fileExtension: "js", type: "text/javascript; charset=utf-8",
      bytes: ScriptMinifier.minified(text))
  }

  /// Creates the file of a stylesheet.
  private static func style(_ stem: String, _ source: [UInt8]) -> File {
    File(
      stem: stem, fileExtension: "css", type: "text/css; charset=utf-8",
      bytes: StyleMinifier.minified(source))
  }
}
