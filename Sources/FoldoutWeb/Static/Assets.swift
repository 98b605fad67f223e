import FoldoutForms
import HTTPTypes

/// The files that the pages load, each under a name with its content's hash, compressed once.
struct Assets: Sendable {
  /// One file.
  struct File: Sendable {
    let stem: String
    let name: String
    let type: String
    let bytes: [UInt8]
    let compressed: [UInt8]?

    init(stem: String, ending: String, type: String, bytes: [UInt8]) {
      var digest = Digest()
      digest.combine(bytes)
      self.stem = stem
      name = "\(stem).\(digest.text).\(ending)"
      self.type = type
      self.bytes = bytes
      compressed = Gzip.compress(bytes, level: 9)
    }

    /// Where the file is.
    var path: String { Address.asset(name).path }
  }

  /// What every page loads.
  let script: File
  /// What the script loads by itself, after the first view.
  let parts: [File]
  let style = File(
    stem: "foldout", ending: "css", type: "text/css; charset=utf-8",
    bytes: Array(
      String(decoding: PackageResources.foldout_css, as: UTF8.self)
        .replacing(#/\/\*[^*]*\*\/\n?/#, with: "").utf8))
  let icon = File(
    stem: "icon", ending: "svg", type: "image/svg+xml", bytes: PackageResources.icon_svg)

  init() {
    let sources = ["wheels": PackageResources.wheels_js, "entries": PackageResources.entries_js]
    parts = sources.map { Assets.script($0.key, $0.value) }
    // A file's name has its content's hash, so the script has to be told it.
    let text = parts.reduce(String(decoding: PackageResources.foldout_js, as: UTF8.self)) {
      $0.replacing("./\($1.stem).js", with: "./\($1.name)")
    }
    script = Assets.script("foldout", Array(text.utf8))
  }

  /// The answer with the file of that name.
  func answer(_ name: String, accepting encodings: String?) -> Answer? {
    guard let file = ([script, style, icon] + parts).first(where: { $0.name == name }) else {
      return nil
    }
    var answer = Answer(type: file.type, caching: .forever, body: file.bytes)
    // Nothing else makes a difference; by Cookie, the first cookie would fetch all files again.
    answer.headers[.vary] = "Accept-Encoding"
    guard let compressed = file.compressed, Answer.takesGzip(encodings) else { return answer }
    answer.body = compressed
    answer.headers[.contentEncoding] = "gzip"
    return answer
  }

  /// A script without the lines that are comments, and without indentation: they are for those who
  /// read it here, and a fifth of what would be sent. It has no text of several lines, in which
  /// either could mean something.
  private static func script(_ stem: String, _ source: [UInt8]) -> File {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n")
      .map { $0.drop(while: { $0 == " " }) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return File(
      stem: stem, ending: "js", type: "text/javascript; charset=utf-8",
      bytes: Array(lines.joined(separator: "\n").utf8))
  }
}
