import FoldoutForms
import HTTPTypes

/// The files that the pages load, each under a name with its content's hash, compressed once.
struct Assets: Sendable {
  /// One file.
  struct File: Sendable {
    let stem: String
    let ending: String
    let name: String
    let type: String
    let bytes: [UInt8]
    let compressed: [UInt8]?

    init(stem: String, ending: String, type: String, bytes: [UInt8]) {
      var digest = Digest()
      digest.combine(bytes)
      self.stem = stem
      self.ending = ending
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
  let style = Assets.style("foldout", PackageResources.foldout_css)
  let icon = File(
    stem: "icon", ending: "svg", type: "image/svg+xml", bytes: PackageResources.icon_svg)

  init() {
    let wheelStyle = Assets.style("wheels", PackageResources.wheels_css)
    let wheels = Assets.script("wheels", PackageResources.wheels_js, naming: [wheelStyle])
    let entries = Assets.script("entries", PackageResources.entries_js, naming: [])
    script = Assets.script("foldout", PackageResources.foldout_js, naming: [wheels, entries])
    parts = [wheelStyle, wheels, entries]
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
  ///
  /// It is told the names of the files that it fetches, which have their contents' hashes.
  private static func script(_ stem: String, _ source: [UInt8], naming files: [File]) -> File {
    let text = files.reduce(String(decoding: source, as: UTF8.self)) {
      $0.replacing("./\($1.stem).\($1.ending)", with: "./\($1.name)")
    }
    let lines = text.split(separator: "\n")
      .map { $0.drop(while: { $0 == " " }) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return File(
      stem: stem, ending: "js", type: "text/javascript; charset=utf-8",
      bytes: Array(lines.joined(separator: "\n").utf8))
  }

  /// A stylesheet without its comments.
  private static func style(_ stem: String, _ source: [UInt8]) -> File {
    let text = String(decoding: source, as: UTF8.self)
      .replacing(#/\/\*[^*]*\*\/\n?/#, with: "")
    return File(
      stem: stem, ending: "css", type: "text/css; charset=utf-8", bytes: Array(text.utf8))
  }
}
